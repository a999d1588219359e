/** Request and document of GET /api/file. */

import * as z from 'zod'
import { FORMAT_IDS } from '#formats/format'
import { scoreUrl } from '../pictures/score-url'
import type { Answer } from '../registry/operation'
import { lazyObject } from '../schemas/lazy-object'
import { apiVersion } from '../schemas/theory'
import { fileLink } from './file-links'

export const fileType = z.enum(FORMAT_IDS).meta({
  description:
    'midi keeps pitches and times; musicxml, guitar-pro and alphatex also strings, frets and fingers; ascii strings and frets; chordpro and sheet chords, words and sections.',
})

export const fileLinksDocument = lazyObject(() => ({
  apiVersion,
  title: z.string(),
  files: z.array(fileLink),
  scoreUrl,
}))

export type FileLinksDocument = Answer<typeof fileLinksDocument>
