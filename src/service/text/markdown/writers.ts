/** Writers of single documents; a document without one is written by `write-any`. */
import type * as z from 'zod'
import { getChord } from '#operations/chords/chord'
import { identifyChordName } from '#operations/chords/identify'
import { getGuitarVoicings } from '#operations/chords/voicings'
import { getPracticeDrill } from '#operations/drills/practice'
import { buildTabRecipe } from '#operations/drills/recipes-tab'
import { getPitchMap } from '#operations/neck/map'
import { getPositions } from '#operations/neck/positions'
import { getComposerBridge } from '#operations/progressions/composer'
import { getProgression } from '#operations/progressions/progression'
import { getVoiceLeading } from '#operations/progressions/voice-leading'
import { getRoute, planMelody } from '#operations/routes/route'
import { getChordScaleAdvisor } from '#operations/scales/chord-scale'
import { getScaleMap } from '#operations/scales/scale-map'
import { listScales } from '#operations/scales/scales'
import { findContainingScales } from '#operations/scales/scales-containing'
import { checkTab } from '#operations/tab/check'
import { getProjectState } from '#operations/tab/project'
import { renderTab } from '#operations/tab/render-tab'
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
