/** MusicXML, plain or packed (`.mxl`), in; plain MusicXML 4.0 out. */

import { formatOf, type TabFormat } from '../format'
import { divisionsOf } from '../score/divisions'
import { FormatError } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import type { Score, ScoreTrack } from '../score/score'
import { textOf } from '../score/text'
import { childOf, childrenOf, parseXml } from '../score/xml-tree'
import { element, leaf } from '../score/xml-writer'
import { isZip, openZip } from '../score/zip'
import { readMusicXmlScore } from './read-score'
import { partXml } from './write-part'

const HEAD = 4096
const CONTAINER = 'META-INF/container.xml'
const ROOT = /<score-(partwise|timewise)[\s>]/

/** The score of a packed file: the first one that its container names. */
function unpacked(bytes: Uint8Array): Uint8Array {
  const zip = openZip(bytes)
  const container = zip.bytesOf(CONTAINER)
  const files = container
    ? childrenOf(childOf(parseXml(textOf(container)), 'rootfiles'), 'rootfile')
    : []
  const named = files.map((file) => file.attributes.get('full-path') ?? '')
  const name = [...named, ...zip.names.filter((one) => !one.startsWith('META-INF/'))].find((one) =>
    /\.(xml|musicxml)$/i.test(one),
  )
  const content = name === undefined ? undefined : zip.bytesOf(name)
  if (!content) throw new FormatError('unreadable-file', 'This zip holds no MusicXML.')
  return content
}

function partListXml(tracks: readonly ScoreTrack[]): string {
  return element(
    'part-list',
    tracks.map((track, index) => {
      const id = `P${index + 1}`
      const drums = track.isPercussion
        ? [
            ...new Set(
              track.measures.flat(2).flatMap(({ notes }) => notes.map(({ midi }) => midi)),
            ),
          ].sort((a, b) => a - b)
        : []
      const instruments = drums.map((midi) =>
        element('score-instrument', [leaf('instrument-name', `Drum ${midi}`)], {
          id: `${id}-I${midi}`,
        }),
      )
      const sounds = drums.map((midi) =>
        element('midi-instrument', [leaf('midi-channel', 10), leaf('midi-unpitched', midi + 1)], {
          id: `${id}-I${midi}`,
        }),
      )
      const sound = element('midi-instrument', [leaf('midi-program', track.program + 1)], {
        id: `${id}-I1`,
      })
      const parts = track.isPercussion
        ? [...instruments, ...sounds]
        : [
            element('score-instrument', [leaf('instrument-name', track.name)], { id: `${id}-I1` }),
            sound,
          ]
      return element('score-part', [leaf('part-name', track.name), ...parts], { id })
    }),
  )
}

function documentOf(score: Score): string {
  const divisions = divisionsOf(score)
  const body = element(
    'score-partwise',
    [
      score.title === '' ? '' : element('work', [leaf('work-title', score.title)]),
      element('identification', [
        score.artist === '' ? '' : leaf('creator', score.artist, { type: 'composer' }),
        element('encoding', [leaf('software', 'Pitch Map')]),
        score.strum === undefined
          ? ''
          : element('miscellaneous', [leaf('miscellaneous-field', score.strum, { name: 'strum' })]),
      ]),
      partListXml(score.tracks),
      ...score.tracks.map((track, index) => partXml(score, track, `P${index + 1}`, divisions)),
    ],
    { version: '4.0' },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">\n${body}\n`
}

export const musicXml: TabFormat = {
  ...formatOf('musicxml', ['mxl', 'xml']),
  sniff(bytes) {
    if (isZip(bytes)) {
      try {
        const { names } = openZip(bytes)
        return names.includes(CONTAINER) || names.some((name) => /\.musicxml$/i.test(name))
      } catch {
        return false
      }
    }
    return ROOT.test(textOf(bytes.subarray(0, HEAD)))
  },
  read(bytes) {
    const content = isZip(bytes) ? unpacked(bytes) : bytes
    if (isZip(content))
      throw new FormatError('unreadable-file', 'This zip holds another zip, not MusicXML.')
    const text = textOf(content)
    if (text.length > FILE_LIMITS.maxInflatedBytes) {
      throw new FormatError('unreadable-file', 'This MusicXML is not text.')
    }
    const root = parseXml(text)
    if (!/^score-(partwise|timewise)$/.test(root.name)) {
      throw new FormatError(
        'unreadable-file',
        `This XML is not MusicXML: its first element is ${root.name.slice(0, 40)}.`,
      )
    }
    return readMusicXmlScore(root)
  },
  write(score) {
    return { bytes: new TextEncoder().encode(documentOf(score)), report: [] }
  },
}
