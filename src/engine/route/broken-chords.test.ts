/** Broken chords in turn lie in their grips, with the fingers that hold them. */
import { describe, expect, test } from 'vitest'
import { fingerGrip } from '../hand/fingering'
import { parseFrets } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { brokenChordsOf } from './broken-chords'
import { planRoutes } from './plan-routes'
import { fingersOf, notesOf, placesOf, planText, theoryOf } from './plan-routes.test-support'

/** `G*` has two fingers above, `F*` is the barre. */
// biome-ignore format: a row a letter
const GRIPS: Readonly<Record<string, string>> = {
  E: '022100', Em: '022000', E7: '020100', Em7: '020000',
  A: 'x02220', Am: 'x02210', A7: 'x02020', Am7: 'x02010', Amaj7: 'x02120',
  D: 'xx0232', Dm: 'xx0231', D7: 'xx0212', Dm7: 'xx0211', Dmaj7: 'xx0222',
  C: 'x32010', C7: 'x32310', Cmaj7: 'x32000',
  G: '320003', 'G*': '320033', G7: '320001', Gmaj7: '320002',
  B7: 'x21202', Fmaj7: 'xx3210', F: 'xx3211', 'F*': '133211',
}

// biome-ignore format: a chart
const SEQUENCES = [
  'C Am F G7', 'C Am Dm G7', 'G Em C D', 'G Em Am D7', 'A D E7 A', 'A D A E7', 'E A B7 E',
  'Em Am B7 Em', 'Am Dm E7 Am', 'Am G F E', 'Am C D F', 'C G Am F', 'C F C G7', 'C F G C', 'G C D7 G',
  'G D Em C', 'G C G D', 'D G A7 D', 'D A7 D', 'D A G D', 'Dm A7 Dm', 'Dm Am E7 Am', 'Em D C B7',
  'Em C G D', 'Em G D A', 'A7 D7 E7 A7', 'E7 A7 B7 E7', 'Cmaj7 Fmaj7', 'Cmaj7 Am7 Dm7 G7', 'Gmaj7 Cmaj7',
  'Dmaj7 Gmaj7', 'Amaj7 Dmaj7', 'C C7 F', 'A Amaj7 A7 D', 'D Dmaj7 D7 G', 'G Gmaj7 G7 C', 'Em Em7', 'Am Am7',
  'F C Dm Am', 'F* C G7 C', 'E Am', 'Am E', 'C E7 Am', 'C D G Em', 'G B7 C', 'Em7 A7 D', 'G* Cmaj7',
]

/** Movable forms of the E and A shapes. */
// biome-ignore format: a row a form
const BARRES: Readonly<Record<string, string>> = {
  'F#': '244322', 'F#m': '244222', 'F#7': '242322', 'F#m7': '242222', Fm: '133111', 'G/3': '355433', Gm: '355333', 'G#m': '466444',
  'Gm7': '353333', 'Abmaj7': '465544', Bb: 'x13331', Bbm: 'x13321', Bb7: 'x13131', Bbmaj7: 'x13231', B: 'x24442',
  Bm: 'x24432', Bm7: 'x24232', Cm: 'x35543', Cm7: 'x35343', C9: 'x35353', 'C#m': 'x46654', 'C#7': 'x46464', 'C#m7': 'x46454',
  'Dm/5': 'x57765', 'A/5': '577655', 'Am/5': '577555', 'Eb/6': 'x68886',
  'Ebm/6': 'x68876', 'Bb/6': '688766', 'Bm/7': '799777', 'Em/7': 'x79987', 'Cm/8': '8-10-10-8-8-8', 'Fm/8': 'x-8-10-10-9-8', 'B/7': '799877', 'E/7': 'x79997', Ab: '466544', Abm: '466444', Db7: 'x46464',
}

/** Open grips of songbooks, beside the chords of first methods. */
// biome-ignore format: a row a kind
const SONGBOOK_GRIPS: Readonly<Record<string, string>> = {
  Asus2: 'x02200', Asus4: 'x02230', Dsus2: 'xx0230', Dsus4: 'xx0233', Esus4: '022200', Csus4: 'x33011', Gsus4: '330013',
  A7sus4: 'x02030', E7sus4: '020200', D7sus4: 'xx0213', G7sus4: '330011',
  Cadd9: 'x32030', 'Cadd9*': 'x32033', Gadd9: '300203', Eadd9: '022102', Emadd9: '022002', Fadd9: 'xx3213',
  'E7*': '020130', 'A7*': 'x02223', 'Em7*': '022033', E9: '020102', Em9: '020002',
  C6: 'x32210', A6: 'x02222', D6: 'xx0202', E6: '022120', G6: '320000', Am6: 'x02212', Dm6: 'xx0201', Em6: '022020',
  'Am(maj7)': 'x02110', 'Dm(maj7)': 'xx0221', 'Em(maj7)': '021000', Dm7b5: 'xx0111', 'F#m7b5': '2x2210',
  'C/G': '332010', 'C/E': '032010', 'Am/E': '002210', 'A/E': '002220', 'D/A': 'x00232', 'F/C': 'x33211', 'G/B': 'x20003', 'G/B*': 'x20033',
  'C/B': 'x22010', 'Am/G': '3x2010', 'D/F#': '200232', 'D7/F#': '200212',
}

const SONGBOOK_SEQUENCES = [
  'Asus2 E',
  'A Asus2 A Asus4',
  'D Dsus4 D Dsus2',
  'E Esus4 E',
  'C Csus4 C',
  'G Gsus4 G',
  'A7sus4 A7 D',
  'E7sus4 E7 Am',
  'D7sus4 D7 G',
  'G7sus4 G7 C',
  'G Cadd9 D',
  'G* Cadd9* Em7* Dsus4',
  'Em7* G* Dsus4 A7sus4',
  'Cadd9 G D Em',
  'Eadd9 A',
  'Emadd9 Am',
  'Fadd9 C',
  'E7* Am',
  'A7* D',
  'E9 A7',
  'Em9 Am7',
  'C C6 Cmaj7',
  'A A6 Amaj7',
  'D D6 Dmaj7',
  'E E6 E7',
  'G6 Gmaj7',
  'Am Am6 E7',
  'Dm Dm6 A',
  'Em Em6 Em7',
  'Am Am(maj7) Am7 Am6',
  'Dm Dm(maj7) Dm7 Dm6',
  'Em Em(maj7) Em7 Em6',
  'Dm7b5 C',
  'F#m7b5 B7 Em',
  'C/G G7 C',
  'C/E Fmaj7',
  'Am/E E Am',
  'A/E E A',
  'D/A A7 D',
  'F/C C',
  'C G/B Am',
  'C G/B* Am G',
  'C C/B Am',
  'Am Am/G Fmaj7',
  'G D/F# Em',
  'G D7/F# G',
  'Am F#m7b5',
]

const ALL_GRIPS: Readonly<Record<string, string>> = { ...GRIPS, ...SONGBOOK_GRIPS, ...BARRES }

/** `G/3` is the barre at the third fret. */
// biome-ignore format: a chart
const MIXED_SEQUENCES = [
  'D A7 Bm', 'D A Bm G', 'D A7 Bm F#m', 'F Dm Bb C7', 'F* Dm Bb C7', 'F* Bb C7', 'Gm D7', 'Gm Cm D7', 'D7 Gm', 'Gm D7 Gm Cm',
  'G Bm C D', 'C Em F Fm', 'A F#m Bm E7', 'A F#m D E7', 'E C#m A B7', 'E C#m F#m B7', 'Em Bm C D', 'Am F#m7 Fmaj7 E7',
  'Dm Gm A7 Dm', 'Dm Bb C F', 'Bm Em F#7 Bm', 'Bm G D A', 'Cm Fm G7', 'F#m C#7', 'F#m C#7 F#m Bm', 'Bbmaj7 C7 F*', 'C#m G#m A B7',
  'Bm F#7 A E7', 'Bm7 E7 Amaj7', 'C#m7 F#7 B', 'Gm7 C7 Fmaj7', 'Cm7 F* Bb', 'C Cm G', 'Bb F* Gm', 'Bb7 F* C7', 'Fm Bbm C7',
'C C9 F*', 'G/3 C', 'A/5 D', 'Am/5 E7', 'Dm/5 Am', 'Eb/6 Cm', 'F# C#7 F#', 'Eb/6 Ab', 'Abm Db7', 'F#m D A E', 'F#m Bm E7 A',
]

interface Place {
  readonly string: number
  readonly fret: number
  readonly finger: number
}

/** The places of a grip, the bass first. */
function placesOfGrip(grip: string): readonly Place[] {
  const frets = parseFrets(grip)!
  const { fingers } = fingerGrip(frets)
  return frets.flatMap((fret, index) =>
    fret === null ? [] : [{ string: 6 - index, fret, finger: fingers[index]! }],
  )
}

/** Ways to break a grip in the notes of a bar, the bass first. */
const PATTERNS: Readonly<Record<string, (places: readonly Place[]) => readonly Place[]>> = {
  'in eighths over all strings': (places) =>
    [...places, ...places.toReversed().slice(1), ...places].slice(0, 8),
  'in six upward': (places) => [...places, ...places.toReversed().slice(1)].slice(0, 6),
  'in eighths from the bass': ([bass, ...places]) => [
    bass!,
    ...[-3, -2, -1, -2, -3, -2, -1].map((index) => places.at(index)!),
  ],
  'in six from the bass': ([bass, ...places]) => [
    bass!,
    ...[-3, -2, -1, -2, -3].map((index) => places.at(index)!),
  ],
  'in four downward': (places) => places.slice(-4).toReversed(),
}

/** The fingers of each grip that sounds a bar where it lies: a part of a grip may be of several. */
function fingersFor(bar: readonly Place[]): readonly string[] {
  return Object.values(ALL_GRIPS).flatMap((grip) => {
    const places = placesOfGrip(grip)
    const own = bar.map(({ string, fret }) =>
      places.find((place) => place.string === string && place.fret === fret),
    )
    return own.every((place) => place) ? [own.map((place) => place!.finger).join(' ')] : []
  })
}

function planOf(line: readonly Place[], beats: number) {
  const notes = line.map((place, index) => ({
    midi: midiAt(place, STANDARD_NECK),
    startBeat: index * beats,
    durationBeats: beats,
  }))
  return planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK }).routes
}
const SOUND = { allNotesMapped: true, fingersInOrder: true, costIsSumOfTerms: true }
const written = (line: readonly Place[]) =>
  line.map(({ string, fret }) => `S${string}F${fret}`).join(' ')

/** Whether a line of chords lies in its grips, under their fingers. */
function isHeld(chords: readonly string[], pattern: string, beats = 1): boolean {
  const bars = chords.map((chord) => PATTERNS[pattern]!(placesOfGrip(ALL_GRIPS[chord]!)))
  const [best] = planOf(bars.flat(), beats)
  const fingers = fingersOf(best!).split(' ')
  const hasFingersOfGrips = bars.every((bar, index) => {
    const from = index * bar.length
    return fingersFor(bar).includes(fingers.slice(from, from + bar.length).join(' '))
  })
  expect(best!.proof).toMatchObject(SOUND)
  return hasFingersOfGrips && placesOf(best!) === written(bars.flat())
}

describe.each(Object.keys(PATTERNS))('chord by chord %s', (pattern) => {
  test.each(SEQUENCES)('%s', (chords) => {
    for (const beats of [0.5, 1]) expect(isHeld(chords.split(' '), pattern, beats)).toBe(true)
  })
})

/** Patterns that strike the bass: a barre further up is told by it. */
const WITH_BASS = Object.keys(PATTERNS).filter((pattern) => pattern !== 'in four downward')

describe.each(WITH_BASS)('open chords and barres %s', (pattern) => {
  test.each(MIXED_SEQUENCES)('%s', (chords) => {
    expect(isHeld(chords.split(' '), pattern, 0.5)).toBe(true)
  })
})

describe.each(WITH_BASS)('grips of songbooks %s', (pattern) => {
  test.each(SONGBOOK_SEQUENCES)('%s', (chords) => {
    expect(isHeld(chords.split(' '), pattern, 0.5)).toBe(true)
  })
})

describe.each(WITH_BASS)(
  'barres of which one lies further up than it need, as the others do: %s',
  (pattern) => {
    test.each(['Bb/6 Eb/6', 'Bb/6 Ebm/6', 'Bm/7 Em/7', 'Cm/8 Fm/8', 'B/7 E/7'])('%s', (chords) => {
      expect(isHeld(chords.split(' '), pattern, 0.5)).toBe(true)
    })
  },
)

describe('chords on four strings without their basses, in one grip each', () => {
  test.each([
    ['Abm Db7', 'Ab4 Eb4 B3 Ab3 Ab4 F4 B3 Ab3', '1 1 1 4 1 4 1 3'],
    ['Gm Cm', 'G4 D4 Bb3 G3 G4 Eb4 C4 G3', '1 1 1 4 1 2 4 3'],
    ['Cm Fm', 'G4 Eb4 C4 G3 F4 C4 Ab3 F3', '1 2 4 3 1 1 1 4'],
    ['Ab Db', 'Ab4 Eb4 C4 Ab3 Ab4 F4 C#4 Ab3', '1 1 2 4 1 4 3 2'],
  ])('%s', (_chords, notes, fingers) => {
    const [best] = planText(notes).routes
    expect(best!.objective).toBe('Chords held')
    expect(fingersOf(best!)).toBe(fingers)
  })
})

test.each(Object.keys(BARRES))('%s alone, its bass first', (chord) => {
  expect(isHeld([chord], 'in eighths over all strings')).toBe(true)
})

test('each of 25 grips after each other one', () => {
  const grips = Object.keys(GRIPS)
  const pairs = grips.flatMap((first) => grips.map((second) => [first, second]))
  const other = pairs.filter((chords) => !isHeld(chords, 'in eighths over all strings'))
  expect(pairs).toHaveLength(625)
  expect(other.map((chords) => chords.join(' '))).toEqual([])
})

describe('chords that last differently', () => {
  // biome-ignore format: a chart
  test.each([
    ['the last one a single note', 'C3 E3 G3 C4 A2 E3 A3 C4 C3', '3 2 0 1 0 2 3 1 3'],
    ['the last one a few notes', 'E2 B2 E3 G3 A2 E3 A3 C4 E2 B2', '0 2 3 0 0 2 3 1 0 2'],
    ['two bars, then one and one', 'D3 A3 D4 F#4 D4 A3 D4 F#4 G2 B2 D3 G3 A2 E3 A3 C#4', '0 1 3 2 3 1 3 2 3 2 0 0 0 1 2 3'],
    ['the top strings alone', 'A3 D4 F#4 G3 C4 E4 A3 C#4 E4', '1 3 2 0 1 0 2 3 0'],
  ])('%s', (_what, notes, fingers) => {
    const [best] = planText(notes).routes
    expect(best!.objective).toBe('Open chords held')
    expect(fingersOf(best!)).toBe(fingers)
  })
})

describe('other lines are not chords in turn', () => {
  test.each([
    ['a tune of broken chords', 'C4 E4 G4 E4 C4 E4 G4 E4'],
    ['a chord, then a scale', 'C3 E3 G3 C4 D4 E4 F4 G4'],
    ['roots and fifths', 'E2 B2 E3 B2 A2 E3 A3 E3'],
    ['a tune of broken chords without their basses', 'C4 E4 G4 E4 D4 F4 A4 F4'],
    ['a barre far from an open chord', 'C3 G3 C4 E4 C4 G3 F3 C4 F4 A4 F4 C4'],
    ['two barres far apart', 'F#2 C#3 F#3 A#3 C#4 A#3 E3 B3 E4 G4 E4 B3'],
    ['a chord further up', 'C3 E3 G3 C4 A3 C#4 E4 A4'],
  ])('%s: %s', (_what, notes) => {
    expect(brokenChordsOf(notesOf(notes), STANDARD_NECK, 24)).toBeUndefined()
  })

  test('nor with a barre outside the position asked for', () => {
    const notes = 'C3 G3 C4 Eb4 G4 Eb4 C4 G3'
    expect(planText(notes).routes[0]!.objective).toBe('Chord held')
    for (const position of ['open', 'first'] as const) {
      expect(planText(notes, { position }).routes[0]!.objective).toBe('Least hand movement')
    }
  })

  test('nor where the frets end below a grip', () => {
    const notes = notesOf('A2 E3 A3 C4 C3 E3 G3 C4')
    expect(brokenChordsOf(notes, STANDARD_NECK, 3)).toHaveLength(2)
    expect(brokenChordsOf(notes, STANDARD_NECK, 2)).toBeUndefined()
  })
})
