/** For each GET, typical questions of one kind that are all different: what the HTTP bench asks. */
import { DRILL_LEVELS } from '#engine/practice/rhythm-table'
import { DRILL_TARGETS } from '#engine/practice/target-table'
import { SCALES } from '#engine/theory/scale'
import { readRequest } from '#operations/reading/read-request'
import type { AnyOperation } from '#operations/registry/operation'
import {
  type Draw,
  drawFrom,
  drawMelody,
  drawProject,
  drawRequest,
  type Request,
  ROOTS,
  SUFFIXES,
  urlOf,
} from '../test/support/random-request'

const one = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)]!
const root = (draw: Draw) => one(draw, ROOTS)
const scale = (draw: Draw) => one(draw, SCALES).id
const note = (draw: Draw) => `${root(draw)}${3 + draw(2)}`
const FAMILIAR_CHORDS = ['major', 'minor', 'diminished', 'dominant7', 'major7', 'minor7']

/** Kinds of question by operation id; operations without a row are asked what their schema allows. */
const TYPICAL: Readonly<Record<string, (draw: Draw) => Request>> = {
  getPitchMap: (draw) => ({ note: note(draw), root: root(draw), scale: scale(draw) }),
  getScaleMap: (draw) => ({ root: root(draw), scale: scale(draw), note: note(draw) }),
  getGuitarVoicings: (draw) => ({
    root: root(draw),
    chord: one(draw, FAMILIAR_CHORDS),
    limit: 6 + draw(18),
  }),
  getChordScaleAdvisor: (draw) => ({
    root: root(draw),
    chord: one(draw, FAMILIAR_CHORDS),
    contextRoot: root(draw),
    limit: 5 + draw(6),
  }),
  findScalesContaining: (draw) => ({ notes: drawMelody(draw, 5), limit: 12 + draw(12) }),
  identifyChord: (draw) => ({ notes: drawMelody(draw, 4), limit: 8 }),
  getRoute: (draw) => ({ notes: drawMelody(draw, 8), root: root(draw) }),
  getComposerBridge: (draw) => ({ note: note(draw), root: root(draw), scale: scale(draw) }),
  getPositions: (draw) => ({ note: note(draw), root: root(draw), scale: scale(draw) }),
  getPracticeDrill: (draw) => ({
    key: root(draw),
    scale: scale(draw),
    chord: one(draw, FAMILIAR_CHORDS),
    target: one(draw, DRILL_TARGETS),
    level: one(draw, DRILL_LEVELS),
  }),
  getChord: (draw) => ({
    symbol: `${root(draw)}${one(draw, SUFFIXES)}`,
    key: root(draw),
    limit: 4 + draw(6),
    scaleLimit: 3 + draw(5),
  }),
  getVoiceLeading: (draw) => ({
    fromRoot: root(draw),
    fromChord: one(draw, FAMILIAR_CHORDS),
    toRoot: root(draw),
    toChord: one(draw, FAMILIAR_CHORDS),
  }),
  getProgression: (draw) => ({
    chords: Array.from({ length: 4 }, () => `${root(draw)}${one(draw, SUFFIXES)}`),
  }),
  getProjectState: (draw) => ({ project: drawProject(draw, 16, 'appUrl') }),
  exportTabAscii: (draw) => ({ project: drawProject(draw, 16, 'appUrl') }),
}

/** The next questions of an operation, new ones for as long as its parameters give any. */
export interface Asker {
  readonly next: () => string
}

/** Some drawn requests are sensibly refused: a chord that no window holds. */
function isGranted(operation: AnyOperation, request: Request): boolean {
  try {
    operation.run(readRequest(operation, request), { baseUrl: 'http://x' })
    return true
  } catch {
    return false
  }
}

/** Asks until it has drawn a new question so often in vain that there can be few left. */
const MAX_TRIES = 200

export function createAsker(operation: AnyOperation, seed: number): Asker {
  const draw = drawFrom(seed)
  const asked = new Set<string>()
  const typical = TYPICAL[operation.id]
  return {
    next() {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const request = typical?.(draw) ?? drawRequest(operation, draw)
        const url = urlOf(operation, request)
        if (asked.has(url) || !isGranted(operation, request)) continue
        asked.add(url)
        return url
      }
      if (asked.size === 0) throw new Error(`${operation.id}: no drawn question is granted`)
      return [...asked][draw(asked.size)]!
    },
  }
}
