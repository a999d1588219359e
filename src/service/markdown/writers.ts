/** Writers of single documents; a document without one is written by `write-any`. */
import type * as z from 'zod'
import { checkTab } from '#operations/check'
import { getChord } from '#operations/chord'
import { getChordScaleAdvisor } from '#operations/chord-scale'
import { getComposerBridge } from '#operations/composer'
import { identifyChordName } from '#operations/identify'
import { getPitchMap } from '#operations/map'
import { getPositions } from '#operations/positions'
import { getPracticeDrill } from '#operations/practice'
import { getProgression } from '#operations/progression'
import { getProjectState } from '#operations/project'
import { buildTabRecipe } from '#operations/recipes-tab'
import { renderTab } from '#operations/render-tab'
import { getRoute, planMelody } from '#operations/route'
import { getScaleMap } from '#operations/scale-map'
import { listScales } from '#operations/scales'
import { findContainingScales } from '#operations/scales-containing'
import { getVoiceLeading } from '#operations/voice-leading'
import { getGuitarVoicings } from '#operations/voicings'
import { writeComposer } from './write-composer'
import {
  writeChord,
  writeIdentify,
  writeProgression,
  writeVoiceLeading,
  writeVoicings,
} from './write-grips'
import { writeDrill, writeRecipe, writeRoute } from './write-lines'
import { writeMap, writePositions } from './write-places'
import {
  writeChordScale,
  writeContaining,
  writeScaleCatalogue,
  writeScaleMap,
} from './write-scales'
import { writeCheck, writeProject, writeRenderedTab } from './write-tab'

type Writer = (document: unknown) => string

/** Binds a writer to the operation whose documents it writes. */
function row<Document extends z.ZodType>(
  operation: { readonly id: string; readonly document: Document },
  write: (document: z.input<Document>) => string,
): readonly [string, Writer] {
  return [operation.id, (document) => write(document as z.input<Document>)]
}

export const MARKDOWN_WRITERS: ReadonlyMap<string, Writer> = new Map([
  row(getPitchMap, writeMap),
  row(getPositions, writePositions),
  row(getRoute, writeRoute),
  row(planMelody, writeRoute),
  row(getPracticeDrill, writeDrill),
  row(buildTabRecipe, writeRecipe),
  row(getGuitarVoicings, writeVoicings),
  row(getVoiceLeading, writeVoiceLeading),
  row(getProgression, writeProgression),
  row(listScales, writeScaleCatalogue),
  row(getScaleMap, writeScaleMap),
  row(findContainingScales, writeContaining),
  row(getChordScaleAdvisor, writeChordScale),
  row(getComposerBridge, writeComposer),
  row(identifyChordName, writeIdentify),
  row(getChord, writeChord),
  row(getProjectState, writeProject),
  row(renderTab, writeRenderedTab),
  row(checkTab, writeCheck),
])
