import { describe, expect, test } from 'vitest'
import { checkDrill } from '../../../test/drills/check-drill'
import { drawCount } from '../../../test/support/draw-count'
import { DomainError } from '../errors'
import { POSITION_NAMES } from '../hand/hand-window'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_IDS, chordTypeById } from '../theory/chord'
import { parseRoot } from '../theory/pitch'
import { SCALES, scaleById } from '../theory/scale'
import { compileDrill } from './compile-drill'
import type { DrillRequest } from './drill'
import { DRILL_LEVELS } from './rhythm-table'
import { DRILL_TARGETS, type DrillTarget } from './target-table'

function drillRequest(
  key: string,
  scale: string,
  chord: string,
  rest: Partial<DrillRequest> & { readonly target: DrillTarget },
): DrillRequest {
  return {
    key: parseRoot(key)!,
    scale: scaleById(scale)!,
    chord: chordTypeById(chord)!,
    level: 'beginner',
    neck: STANDARD_NECK,
    ...rest,
  }
}

const notesOf = (request: DrillRequest): string =>
  compileDrill(request)
    .targets.map(({ note }) => note)
    .join(' ')

describe('one bar of each target', () => {
  test.each([
    ['root-fifth', 'beginner', 'C3 G3 C3 G2'],
    ['chord-tones', 'beginner', 'C3 E3 G3 C4'],
    ['arpeggio', 'intermediate', 'C3 E3 G3 C4 G3 E3 C3 G2'],
    ['scale-steps', 'intermediate', 'C3 D3 E3 F3 G3 A3 B3 C4'],
    ['tensions', 'beginner', 'D3 C3 B2 C3'],
    ['tensions', 'intermediate', 'D3 E3 A3 G3 B3 C4 A3 G3'],
    ['enclosure', 'beginner', 'F3 D3 E3 C3'],
    ['approach', 'beginner', 'C3 D#3 E3 G3'],
  ] as const)('%s for %s over C in C major is %s', (target, level, notes) => {
    expect(notesOf(drillRequest('C', 'major', 'major', { target, level }))).toBe(notes)
  })

  test.each([
    ['C', 'major', 'minor7', 'D', 'guide-tones', 'fifth', 'F3 C4 F3 C3'],
    ['C', 'major', 'dominant7', 'G', 'arpeggio', 'third', 'G2 B2 D3 F3'],
    ['A', 'minorPentatonic', 'minor7', 'A', 'arpeggio', 'fifth', 'A2 C3 E3 G3'],
    ['C', 'major', 'diminished', 'B', 'root-fifth', 'seventh', 'B2 F3 B3 F3'],
  ] as const)('in %s %s, a %s chord on %s: %s in %s position is %s', (...row) => {
    const [key, scale, chord, chordRoot, target, position, notes] = row
    const request = drillRequest(key, scale, chord, {
      target,
      position,
      chordRoot: parseRoot(chordRoot)!,
    })
    expect(notesOf(request)).toBe(notes)
  })
})

// biome-ignore format: a chord a line
test.each([
  ['F', 'minor6', 'Ab D'], ['Bb', 'major6', 'D G'], ['C', 'major6', 'E A'], ['A', 'minor6', 'C F#'], ['D', 'major69', 'F# B'],
  ['E', 'minor69', 'G C#'], ['Ab', 'major6', 'C F'], ['G', 'dominant7', 'B F'], ['D', 'minor7', 'F C'], ['B', 'halfDiminished7', 'D A'],
  ['C', 'diminished7', 'Eb Bbb'], ['G', 'dominant7sus4', 'C F'], ['G', 'sus4', 'C D'], ['C', 'major', 'E G'], ['A', 'minor', 'C E'],
] as const)('the guide tones of %s %s are %s', (key, chord, tones) => {
  const asked = { target: 'guide-tones', level: 'intermediate', bars: 2 } as const
  const { targets, objective } = compileDrill(drillRequest(key, 'major', chord, asked))
  const played = [...new Set(targets.map(({ pitchClass }) => pitchClass))]
  expect(played.sort()).toEqual(tones.split(' ').sort())
  expect(objective.includes('sixth chord')).toBe(chord.includes('6'))
})

describe('scale steps keep to one figure from the first bar to the last', () => {
  test.each([
    ['C', 'major', 'major', 'beginner', 'open', 4, 'in order', 'C3 D3 E3 F3 | G3 A3 B3 C4 | D4 E4 F4 G4 | F4 E4 D4 C4'],
    ['C', 'major', 'major', 'intermediate', 'fifth', 2, 'in thirds', 'C3 E3 D3 F3 E3 G3 F3 A3 | G3 B3 A3 C4 B3 D4 E4 C4'],
    ['A', 'minorPentatonic', 'minor7', 'intermediate', 'fifth', 2, 'in skips', 'A2 D3 C3 E3 D3 G3 E3 A3 | G3 C4 D4 A3 C4 G3 A3 E3'],
    ['A', 'minorPentatonic', 'minor7', 'intermediate', 'fifth', 4, 'in groups of four', 'A2 C3 D3 E3 C3 D3 E3 G3 | D3 E3 G3 A3 E3 G3 A3 C4 | G3 A3 C4 D4 A3 C4 D4 E4 | D4 C4 A3 G3 C4 A3 G3 E3'],
    ['C', 'major', 'major', 'advanced', 'seventh', 2, 'beat by beat', 'C3 E3 D3 E3 F3 E3 G3 F3 G3 A3 | G3 B3 A3 B3 C4 D4 B3 D4 C4 B3 A3 G3'],
  ] as const)('%s %s over %s, %s in %s position, %i bars: %s', (...row) => {
    const [key, scale, chord, level, position, bars, figure, notes] = row
    const request = drillRequest(key, scale, chord, { target: 'scale-steps', level, position, bars })
    const drill = compileDrill(request)
    expect(notesOf(request)).toBe(notes.replaceAll('| ', ''))
    expect(drill.title).toMatch(new RegExp(`^Scale steps ${figure}: `))
    expect(drill.objective).toContain(`the scale ${figure}`)
  }) // biome-ignore format: a drill a line
})

test.each([
  ['beginner', 1 / 2],
  ['intermediate', 1 / 2],
  ['advanced', 4 / 11],
] as const)('%s drills of tensions: the share of tensions is %f', (level, share) => {
  const { targets } = compileDrill(
    drillRequest('C#', 'major', 'dominant7', {
      target: 'tensions',
      chordRoot: parseRoot('G#')!,
      level,
      bars: 2,
    }),
  )
  // Over G#7 in C# major: the ninth A# and the thirteenth E#.
  const tensions = targets.filter(({ pitchClass }) => pitchClass === 'A#' || pitchClass === 'E#')
  expect(tensions.length / targets.length).toBeCloseTo(share, 10)
})

describe('a drill is repeated without a leap of more than an octave', () => {
  const rows = DRILL_TARGETS.flatMap((target) =>
    DRILL_LEVELS.map((level) => [target, level] as const),
  )
  test.each(rows)('%s, %s', (target, level) => {
    for (const position of ['any', 'open', 'fifth', 'ninth'] as const) {
      for (const bars of [1, 2, 4, 8]) {
        const { targets } = compileDrill(
          drillRequest('F', 'major', 'major7', { target, level, position, bars }),
        )
        const leap = Math.abs(targets.at(-1)!.midi - targets[0]!.midi)
        expect([position, bars, leap <= 12]).toEqual([position, bars, true])
      }
    }
  })
})

test('intervals are read against the chord root, not the key', () => {
  const { targets } = compileDrill(
    drillRequest('C', 'major', 'minor7', {
      target: 'arpeggio',
      chordRoot: parseRoot('D')!,
      position: 'fifth',
    }),
  )
  expect(targets.map(({ interval }) => interval)).toEqual(['R', 'b3', '5', 'b7'])
  expect(targets[1]!.intervalName).toBe('minor third')
})

test('compileDrill gives the same drill for the same request', () => {
  const request = drillRequest('Eb', 'dorian', 'minor7', {
    target: 'enclosure',
    level: 'advanced',
    bars: 4,
  })
  expect(compileDrill(request)).toEqual(compileDrill(request))
})

test('a drill counts its beats, tempo and loop as the level says', () => {
  const { settings } = compileDrill(
    drillRequest('G', 'major', 'major', { target: 'arpeggio', level: 'advanced', bars: 3 }),
  )
  expect(settings).toEqual({
    bars: 3,
    bpm: 110,
    countInBeats: 4,
    level: 'advanced',
    loopBeats: 12,
    target: 'arpeggio',
  })
})

test('routes stay inside maxFret', () => {
  const { positionDrill } = compileDrill(
    drillRequest('E', 'major', 'major', { target: 'scale-steps', bars: 4, maxFret: 3 }),
  )
  expect(Math.max(...positionDrill.map(({ fret }) => fret))).toBeLessThanOrEqual(3)
})

test('a place outside the hand window is named in a warning', () => {
  const request = drillRequest('C', 'major', 'major', {
    target: 'scale-steps',
    level: 'intermediate',
    position: 'fifth',
    bars: 4,
  })
  const { positionDrill, warnings } = compileDrill(request)
  const outside = positionDrill.filter(({ fret }) => fret > 0 && (fret < 5 || fret > 8))
  expect(outside.length).toBeGreaterThan(0)
  for (const { string, fret } of outside) {
    expect(warnings.some((text) => text.includes(`string ${string} fret ${fret} `))).toBe(true)
  }
})

test.each([
  ['E', 'minorPentatonic', 'minor', { target: 'root-fifth', bars: 2 }],
  ['E', 'naturalMinor', 'dominant7', { target: 'arpeggio', bars: 8 }],
  ['C', 'major', 'major7', { target: 'guide-tones', position: 'open' }],
] as const)(
  '%s %s, %s: a beginner plays open strings and the first four frets',
  (key, scale, chord, rest) => {
    const { positionDrill } = compileDrill(drillRequest(key, scale, chord, rest))
    for (const { fret, midi } of positionDrill) {
      expect(fret).toBeLessThanOrEqual(4)
      if ([40, 45, 50, 55, 59, 64].includes(midi)) expect(fret).toBe(0)
    }
  },
)

test.each([
  ['E', 'lydianMinor', 'minor', { target: 'scale-steps', level: 'advanced', position: 'tenth' }, 60, [4, 10]],
  ['F', 'major', 'major', { target: 'root-fifth', level: 'advanced', position: 'second' }, 60, [3, 5]],
] as const)('a pitch under the hand stays there: %s %s, %s %o', (...row) => {
  const [key, scale, chord, rest, midi, place] = row
  const notes = compileDrill(drillRequest(key, scale, chord, rest)).positionDrill.filter(
    (note) => note.midi === midi,
  )
  expect(notes.length).toBeGreaterThan(0)
  for (const { string, fret } of notes) expect([string, fret]).toEqual(place)
}) // biome-ignore format: a drill a line

test.each([
  ['second', 'enclosure', 'stretch the little finger'],
  ['ninth', 'scale-steps', 'stretch the little finger'],
  ['third', 'arpeggio', 'shift the hand to fret 5'],
] as const)('in %s position, %s: a warning says what the fingering does, %s', (...row) => {
  const [position, target, how] = row
  const { positionDrill, warnings } = compileDrill(
    drillRequest('F', 'major', 'major7', { target, level: 'advanced', position, bars: 2 }),
  )
  const [warning] = warnings
  expect(warning).toMatch(new RegExp(`: ${how}$`))
  const warned = positionDrill.find(({ string, fret }) =>
    warning!.includes(`string ${string} fret ${fret} `),
  )!
  const isStretched = warned.fret - warned.handPositionFret === 4
  expect(how).toBe(
    isStretched ? 'stretch the little finger' : `shift the hand to fret ${warned.handPositionFret}`,
  )
})

test('a maxFret that takes tones from a line in order is warned of, or refused', () => {
  const low = drillRequest('C', 'major', 'major', { target: 'arpeggio', maxFret: 1, bars: 2 })
  expect(compileDrill(low).warnings).toEqual([
    'G2, C3, E3 cannot be played up to fret 1, so the line leaves them out',
  ])
  const third = { ...low, position: 'third', maxFret: 4 } as const
  expect(compileDrill(third).warnings).toContain(
    'G3, C4, E4 cannot be played in frets 3-4, so the line leaves them out',
  )
  expect(() => compileDrill({ ...low, maxFret: 0 })).toThrow(/raise maxFret/)
  expect(() => compileDrill({ ...low, target: 'scale-steps', maxFret: 0 })).toThrow(/raise maxFret/)
})

test('a closed position stays off the open strings, open position uses them', () => {
  const openStringsOf = (position: 'fifth' | 'open') =>
    compileDrill(
      drillRequest('C', 'major', 'major', {
        target: 'scale-steps',
        level: 'intermediate',
        position,
        bars: 4,
      }),
    ).positionDrill.filter(({ fret }) => fret === 0).length
  expect(openStringsOf('fifth')).toBe(0)
  expect(openStringsOf('open')).toBeGreaterThan(0)
})

describe('refusals', () => {
  const codeOf = (request: DrillRequest): string => {
    try {
      compileDrill(request)
    } catch (error) {
      if (error instanceof DomainError) return `${error.code}: ${error.issues[0]!.path}`
      throw error
    }
    return 'compiled'
  }

  test('a scale without an available tension is refused by name', () => {
    const request = drillRequest('C', 'pelog', 'minor7', { target: 'tensions' })
    expect(codeOf(request)).toBe('unplayable-drill: scale')
    expect(() => compileDrill(request)).toThrow(/C Pelog has no available tension over Cm7/)
  })

  test('scale steps need a tone of the chord to begin on', () => {
    const request = drillRequest('Bb', 'persian', 'major7', {
      target: 'scale-steps',
      chordRoot: parseRoot('Db')!,
    })
    expect(codeOf(request)).toBe('unplayable-drill: scale')
  })

  test('a root that no open string plays is refused at fret 0', () => {
    const request = drillRequest('C#', 'major', 'major', { target: 'root-fifth', maxFret: 0 })
    expect(codeOf(request)).toBe('unplayable-drill: position')
  })

  test('a position above maxFret is no hand window', () => {
    const request = drillRequest('C', 'major', 'major', {
      target: 'arpeggio',
      position: 'ninth',
      maxFret: 5,
    })
    expect(codeOf(request)).toBe('invalid-hand-window: position')
  })

  test.each([
    ['bars', { bars: 0 }],
    ['bars', { bars: 17 }],
    ['bars', { bars: 1.5 }],
    ['bpm', { bpm: 301 }],
    ['countInBeats', { countInBeats: -1 }],
  ])('%s out of range is a programmer’s error: %o', (name, rest) => {
    const request = drillRequest('C', 'major', 'major', { target: 'arpeggio', ...rest })
    expect(() => compileDrill(request)).toThrow(RangeError)
    expect(() => compileDrill(request)).toThrow(name)
  })
})

/** Numerical Recipes' linear congruential generator, 0 ≤ x < 1: the same sample on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const ROOTS = 'C C# Db D D# Eb E Fb E# F F# Gb G G# Ab A A# Bb B Cb B# F## Bbb'
  .split(' ')
  .map((text) => parseRoot(text)!)
const CHORDS = CHORD_IDS.map((id) => chordTypeById(id)!)
/** Mostly short drills, so that the sample stays fast. */
const BARS = [1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 8, 16]

function sampledRequest(random: () => number): DrillRequest {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!
  const request: DrillRequest = {
    key: pick(ROOTS),
    scale: pick(SCALES),
    chord: pick(CHORDS),
    target: pick(DRILL_TARGETS),
    level: pick(DRILL_LEVELS),
    neck: STANDARD_NECK,
    position: pick(POSITION_NAMES),
    bars: pick(BARS),
  }
  const withRoot = random() < 0.6 ? { ...request, chordRoot: pick(ROOTS) } : request
  return random() < 0.1 ? { ...withRoot, maxFret: Math.floor(random() * 25) } : withRoot
}

const nameOf = (request: DrillRequest): string =>
  JSON.stringify({ ...request, scale: request.scale.id, chord: request.chord.id })

test('every rule of a valid drill holds in drawn requests', () => {
  const samples = drawCount(1200)
  const random = seededRandom(20_261_115)
  const problems: string[] = []
  const refused = new Map<string, number>()
  for (let sample = 0; sample < samples; sample++) {
    const request = sampledRequest(random)
    try {
      const found = checkDrill(compileDrill(request), request)
      if (found.length > 0) problems.push(`${nameOf(request)}: ${found[0]}`)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.set(error.code, (refused.get(error.code) ?? 0) + 1)
    }
  }
  expect(problems).toEqual([])
  // Refusals are rare: no tension in the scale, no common tone, a position above maxFret.
  expect([...refused.keys()].sort()).toEqual(['invalid-hand-window', 'unplayable-drill'])
  expect(refused.get('unplayable-drill')!).toBeLessThan(samples * 0.03)
  expect(refused.get('invalid-hand-window')!).toBeLessThan(samples * 0.04)
})
