/** The registry: everything the product can do, in the order in which pages list it. */

import { arrangePiece } from './arrange/arrange'
import { capabilitiesOf } from './capabilities'
import { getChord } from './chords/chord'
import { identifyChordName } from './chords/identify'
import { getGuitarVoicings } from './chords/voicings'
import { getAccompaniment } from './drills/accompaniment'
import { getPatternDrill } from './drills/pattern-drill'
import { getPracticeDrill } from './drills/practice'
import { getPracticePlan } from './drills/practice-plan'
import { buildTabRecipe } from './drills/recipes-tab'
import { getFile, getFileLinks } from './files/file'
import { withFiles } from './files/file-links'
import { importFile } from './files/import'
import { listInstruments } from './neck/instruments'
import { getPitchMap } from './neck/map'
import { getPianoFingering } from './neck/piano'
import { getPositions } from './neck/positions'
import { drawFretboard } from './pictures/diagram-fretboard'
import { drawPiano } from './pictures/diagram-piano'
import { drawScore } from './pictures/diagram-score'
import { drawTab } from './pictures/diagram-tab'
import { drawVoicing } from './pictures/diagram-voicing'
import { withPictures } from './pictures/document-pictures'
import { getCapos } from './progressions/capo'
import { getChordMoves } from './progressions/chord-moves'
import { findKey } from './progressions/key'
import { getProgression } from './progressions/progression'
import { reharmonize } from './progressions/reharmonize'
import { getVoiceLeading } from './progressions/voice-leading'
import type { AnyOperation } from './registry/operation'
import { getRoute, planMelody } from './routes/route'
import { getChordScaleAdvisor } from './scales/chord-scale'
import { getScaleMap } from './scales/scale-map'
import { listScales } from './scales/scales'
import { findContainingScales } from './scales/scales-containing'
import { readSongSheet } from './songs/song'
import { checkTab } from './tab/check'
import { getProjectState } from './tab/project'
import { renderTab } from './tab/render-tab'
import { exportTabAscii } from './tab/tab-export'

const LIST: readonly AnyOperation[] = [
  getPitchMap,
  getPositions,
  getPianoFingering,
  getRoute,
  planMelody,
  arrangePiece,
  getPracticeDrill,
  getPracticePlan,
  getPatternDrill,
  getAccompaniment,
  buildTabRecipe,
  getGuitarVoicings,
  getVoiceLeading,
  getProgression,
  getCapos,
  readSongSheet,
  findKey,
  reharmonize,
  listScales,
  getScaleMap,
  findContainingScales,
  getChordScaleAdvisor,
  getChordMoves,
  identifyChordName,
  getChord,
  getProjectState,
  renderTab,
  checkTab,
  exportTabAscii,
  importFile,
  getFileLinks,
  getFile,
  listInstruments,
  drawVoicing,
  drawFretboard,
  drawPiano,
  drawTab,
  drawScore,
  capabilitiesOf(() => OPERATIONS),
]

export const OPERATIONS: readonly AnyOperation[] = LIST.map((operation) => ({
  ...withPictures(withFiles(operation)),
  siblings: () => OPERATIONS,
}))
