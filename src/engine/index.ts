/**
 * The engine as a library: `import { parseNote, planRoutes } from 'pitch-map'`. Pure functions and
 * the tables they read; no clock, network, Node or DOM.
 */

export { easiestCapos } from './accompany/easiest-capos'
export { arrange } from './arrange/arrange'
export type { ArrangeRequest } from './arrange/arrangement'
export { checkNotes } from './check/check-notes'
export { renderGripSvg } from './diagram/render-grip-svg'
export { renderNeckSvg } from './diagram/render-neck-svg'
export { renderPianoSvg } from './diagram/render-piano-svg'
export { renderTabSvg } from './diagram/render-tab-svg'
export { DOMAIN_ERRORS, DomainError, type DomainErrorCode, type Issue } from './errors'
export { findFingering } from './hand/fingering'
export { fretsOf } from './hand/grip'
export { adviseScales } from './harmony/advise-scales'
export { chordsInText } from './harmony/chord-list'
export { chordMovesOf } from './harmony/chord-moves'
export { type ChordSymbol, parseChordSymbol } from './harmony/chord-symbol'
export { identifyChord, soundingTonesOf } from './harmony/identify-chord'
export { formatKey, type Key, parseKey } from './harmony/key'
export { keysOfChords } from './harmony/key-of-chords'
export { readNumeral } from './harmony/numeral'
export { readChordSymbol } from './harmony/read-chord-symbol'
export { formatFretPosition, parseFretPosition } from './instrument/fret-position-text'
export {
  type Frets,
  formatFrets,
  isGripOf,
  parseFrets,
  soundingPositionsOf,
} from './instrument/fret-text'
export {
  type FretPosition,
  fretPositionsOf,
  fretPositionsOfPitchClass,
  isOnNeck,
  midiAt,
  playableRange,
} from './instrument/fretboard'
export { INSTRUMENTS, makeNeck, type Neck, neckOf, STANDARD_NECK } from './instrument/neck'
export { PIANO_PRESETS, pianoKeyOf, pianoKeysOfPitchClass } from './instrument/piano'
export { type Hand, runFingers, struckFingers } from './instrument/piano-fingers'
export { pianoGrips } from './instrument/piano-grips'
export { findInstrument, findTuning } from './instrument/read-neck'
export { checkRoute } from './plan/check-route'
export { planMusic } from './plan/plan-music'
export { planRoutes } from './plan/plan-routes'
export { rankPositions } from './plan/positions'
export { type PrintedClaim, proveRoute as verifyRoute } from './plan/prove-route'
export type { Route, RoutePlan, RouteRequest } from './plan/route'
export { compileDrill } from './practice/compile-drill'
export { compileRecipe } from './practice/compile-recipe'
export { neckOfProject } from './project/project-neck'
export { compileProjectState, type ProjectState } from './project/project-state'
export {
  decodeCompressedProject,
  decodeProject,
  encodeCompressedProject,
  encodeProject,
} from './project/state-codec'
export { readSong } from './song/read-song'
export { songTimes } from './song/song-times'
export { transposeSong } from './song/transpose-song'
export { writeChordPro } from './song/write-chordpro'
export { asciiHeadingOf, asciiLabelsOf } from './tab/ascii-labels'
export { neckOfTabText } from './tab/neck-of-tab-text'
export { parseAscii } from './tab/parse-ascii'
export { parsePlacedNotes } from './tab/placed-note-text'
export { renderAscii } from './tab/render-ascii'
export { type Measure, type TabNote, tabNoteOf } from './tab/tab-event'
export { CHORD_TYPES, type ChordType, chordTypeById, spellChord } from './theory/chord'
export { findScalesContaining } from './theory/find-scales'
export { formatDegree, intervalNameOf, parseDegree } from './theory/interval'
export { readPitchClass, type TheoryContext } from './theory/layer'
export {
  formatNoteName,
  formatPitch,
  frequencyHzOf,
  midiOf,
  type NoteName,
  nearestPitchOf,
  parseNote,
  parseRoot,
  pitchClassOf,
} from './theory/pitch'
export { findScale, SCALES, type Scale, scaleById, spellScale } from './theory/scale'
export { chordVoicings } from './voicing/chord-voicings'
export { songPaths } from './voicing/song-paths'
export { chooseGrips, leastMotionPairs } from './voicing/voice-leading'
export type { Voicing } from './voicing/voicing'
