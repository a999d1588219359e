import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { fretsOf } from '../hand/grip'
import { reachMmOf, TAUGHT_REACH_MM } from '../hand/reach'
import { fretsOfPositions, refinger } from '../hand/refinger'
import { parseChordSymbol } from '../harmony/chord-symbol'
import { formatFrets, parseFrets, soundingPositionsOf } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_IDS, chordTypeById } from '../theory/chord'
import { rankedGripsOf } from '../voicing/chord-voicings'
import { checkClaim } from './check-claim'
import { checkNotes, fretTextOf } from './check-notes'
import type { ClaimedNote } from './checked-onset'
import { tryToHold } from './hold'

const gripNotes = (text: string, startBeat = 0): ClaimedNote[] =>
  soundingPositionsOf(parseFrets(text)!).map((place, index) => ({
    id: `n${startBeat}-${index}`,
    ...place,
    startBeat,
    durationBeats: 1,
  }))

describe('a hand tries to hold frets', () => {
  test.each([
    ['x32010', 'held'],
    ['133211', 'held'],
    ['000000', 'held'],
    ['x24442', 'held'],
    ['1xxx4x', 'held'],
    ['1xxxx5', 'too-wide'],
    ['5xxxx9', 'held'],
    ['9-x-x-x-x-14', 'held'],
    ['9-x-x-x-x-15', 'too-wide'],
    ['1xxxx9', 'too-wide'],
    ['123412', 'too-many-fingers'],
    ['x12012', 'held'],
    ['121212', 'held'],
  ])('%s: %s', (frets, verdict) => {
    const hold = tryToHold(parseFrets(frets)!, STANDARD_NECK)
    expect(hold.mistakes.map(({ code }) => code)).toEqual(verdict === 'held' ? [] : [verdict])
    expect(hold.isPlayable).toBe(verdict === 'held')
  })

  test('every grip that the voicing search finds is held', () => {
    for (const id of CHORD_IDS) {
      for (const root of [0, 4, 9]) {
        for (const grip of rankedGripsOf(root, chordTypeById(id)!, STANDARD_NECK).grips) {
          const frets = fretsOf(grip, 6)
          expect([formatFrets(frets), tryToHold(frets, STANDARD_NECK).isPlayable]).toEqual([
            formatFrets(frets),
            true,
          ])
        }
      }
    }
  })

  test('the widest reach is that of frets 1 to 4', () => {
    expect(reachMmOf(1, 4, STANDARD_NECK)).toBeLessThan(TAUGHT_REACH_MM)
    expect(reachMmOf(1, 5, STANDARD_NECK)).toBeGreaterThan(TAUGHT_REACH_MM)
  })
})

describe('pitches that cannot be held where they are written', () => {
  const pitchesOf = (text: string) =>
    soundingPositionsOf(parseFrets(text)!).map((place) => ({
      midi: midiAt(place, STANDARD_NECK),
      written: place,
    }))

  test('move to other strings, as few as possible', () => {
    const { places, leftOut } = refinger(pitchesOf('x-3-x-x-x-12'), 0, STANDARD_NECK)
    expect(leftOut).toEqual([])
    expect(
      tryToHold(
        fretsOfPositions(
          places.flatMap((place) => place ?? []),
          STANDARD_NECK,
        ),
        STANDARD_NECK,
      ).isPlayable,
    ).toBe(true)
  })

  test('lose inner notes only when nothing else helps, and keep bass and melody', () => {
    const cluster = [48, 49, 50, 51, 52, 76].map((midi) => ({ midi }))
    const { places, leftOut } = refinger(cluster, 0, STANDARD_NECK)
    expect(leftOut.length).toBeGreaterThan(0)
    expect(
      places.every((place, index) => (place === null) === leftOut.includes(cluster[index]!.midi)),
    ).toBe(true)
  })

  const chord = fc.array(fc.integer({ min: 40, max: 76 }), { minLength: 1, maxLength: 6 })

  test('are kept at their pitch, on different strings, in one hand', () => {
    fc.assert(
      fc.property(chord, (midis) => {
        const { places, leftOut } = refinger(
          midis.map((midi) => ({ midi })),
          3,
          STANDARD_NECK,
        )
        const kept = places.flatMap((place, index) =>
          place ? [{ place, midi: midis[index]! }] : [],
        )
        for (const { place, midi } of kept) expect(midiAt(place, STANDARD_NECK)).toBe(midi)
        expect(new Set(kept.map(({ place }) => place.string)).size).toBe(kept.length)
        expect(kept.length + leftOut.length).toBe(midis.length)
        expect(
          tryToHold(
            fretsOfPositions(
              kept.map(({ place }) => place),
              STANDARD_NECK,
            ),
            STANDARD_NECK,
          ).isPlayable,
        ).toBe(true)
      }),
      { seed: 4, numRuns: drawCount(150) },
    )
  })
})

describe('a line is checked onset by onset', () => {
  test('groups notes that start together and names their frets', () => {
    const onsets = checkNotes(
      [...gripNotes('x32010', 1), ...gripNotes('320003', 0)],
      90,
      STANDARD_NECK,
    )
    expect(onsets.map((onset) => fretTextOf(onset, STANDARD_NECK))).toEqual(['320003', 'x32010'])
    expect(onsets.every(({ isPlayable }) => isPlayable)).toBe(true)
    expect(onsets.flatMap(({ changes }) => changes)).toEqual([])
  })

  test('a wrong midi is a mistake that the place puts right', () => {
    const [onset] = checkNotes(
      [{ id: 'a', string: 5, fret: 3, midi: 47, startBeat: 0, durationBeats: 1 }],
      90,
      STANDARD_NECK,
    )
    expect(onset!.isPlayable).toBe(true)
    expect(onset!.notes[0]!.mistakes.map(({ code }) => code)).toEqual(['midi-mismatch'])
    expect(onset!.corrected[0]!.midi).toBe(48)
    expect(onset!.changes).toEqual(['S5F3: midi 47 → 48'])
  })

  test('two notes on one string move apart', () => {
    const [onset] = checkNotes(
      [
        { id: 'a', string: 2, fret: 1, startBeat: 0, durationBeats: 1 },
        { id: 'b', string: 2, fret: 5, startBeat: 0, durationBeats: 1 },
      ],
      90,
      STANDARD_NECK,
    )
    expect(onset!.mistakes.map(({ code }) => code)).toEqual(['string-struck-twice'])
    expect(new Set(onset!.corrected.map(({ string }) => string)).size).toBe(2)
    expect(onset!.corrected.map(({ midi }) => midi)).toEqual([60, 64])
  })

  test('a place off the neck with a midi finds one on it', () => {
    const [onset] = checkNotes(
      [{ id: 'a', string: 3, fret: 30, midi: 76, startBeat: 0, durationBeats: 1 }],
      90,
      STANDARD_NECK,
    )
    expect(onset!.notes[0]!.mistakes.map(({ code }) => code)).toEqual(['off-the-neck'])
    expect(onset!.corrected.map(({ midi }) => midi)).toEqual([76])
  })

  test('a far leap in no time is a caution, and slower it is none', () => {
    const line = (tempo: number) =>
      checkNotes(
        [...gripNotes('x3xxxx', 0), ...gripNotes('x-12-x-x-x-x', 0.25)].map((note) => ({
          ...note,
          durationBeats: 0.25,
        })),
        tempo,
        STANDARD_NECK,
      )
    expect(line(120)[1]!.mistakes.map(({ code }) => code)).toEqual(['fast-shift'])
    expect(line(120)[1]!.isPlayable).toBe(true)
    expect(line(60)[1]!.mistakes).toEqual([])
  })

  const sounding = (string: number, fret: number, startBeat: number, durationBeats: number) => ({
    id: `s${string}f${fret}b${startBeat}`,
    string,
    fret,
    startBeat,
    durationBeats,
  })

  // biome-ignore format: one case a line
  test.each<[string, readonly ClaimedNote[], readonly string[], readonly number[]]>([
    ['a bass under a melody that the hand keeps', [sounding(5, 3, 0, 4), sounding(2, 1, 1, 1), sounding(1, 0, 2, 1)], [], [4, 1, 1]],
    ['a note cut off by another on its string', [sounding(5, 3, 0, 4), sounding(5, 5, 1, 1)], ['cut-off S5F3 of beat 0 still sounds at beat 1: string 5 sounds one note, and S5F5 starts; it ends there'], [1, 1]],
    ['a bass too far from what follows', [sounding(6, 1, 0, 4), sounding(1, 9, 2, 1)], ['not-held S6F1 of beat 0 still sounds at beat 2: no hand keeps it while it plays S1F9; it ends there'], [2, 1]],
    ['the same place struck again', [sounding(5, 3, 0, 4), sounding(5, 3, 1, 1)], [], [4, 1]],
    ['of two that are held only the one in the way', [sounding(6, 1, 0, 4), sounding(4, 0, 0, 4), sounding(1, 9, 2, 1)], ['not-held S6F1 of beat 0 still sounds at beat 2: no hand keeps it while it plays S1F9; it ends there'], [2, 4, 1]],
    ['an open string under a hand high up', [sounding(6, 0, 0, 4), sounding(1, 12, 2, 1)], [], [4, 1]],
  ])('held notes: %s', (_, notes, mistakes, lengths) => {
    const onsets = checkNotes(notes, 90, STANDARD_NECK)
    expect(onsets.flatMap((own) => own.mistakes).map(({ code, message }) => `${code} ${message}`)).toEqual(mistakes)
    expect(onsets.flatMap(({ corrected }) => corrected).map(({ durationBeats }) => durationBeats)).toEqual(lengths)
    expect(onsets.every(({ isPlayable }) => isPlayable)).toBe(true)
  })

  test('a chord wider than grips are taught is a caution in music and a mistake as a grip', () => {
    const notes = gripNotes('1xxxx5')
    const [inMusic] = checkNotes(notes, 90, STANDARD_NECK)
    expect(inMusic!.mistakes).toMatchObject([{ code: 'wide-grip', severity: 'caution' }])
    expect(inMusic!.mistakes[0]!.message).toMatch(/^S6F1 S1F5: frets 1 and 5 are/)
    expect(inMusic!.isPlayable).toBe(true)
    expect(checkNotes(notes, 90, STANDARD_NECK, true)[0]!.isPlayable).toBe(false)
  })

  // biome-ignore format: one case a line
  test.each([
    ['123412', /^S6F1 S5F2 S4F3 S3F4 S2F1 S1F2: .*; without one of S5F2, S4F3, S3F4, S2F1, S1F2 a hand holds the rest$/],
    ['320009', /; without S1F9 a hand holds the rest$/],
    ['1-x-x-9-9-9', /; without S6F1 a hand holds the rest$/],
    ['1-x-x-x-5-9', /; without one of S6F1, S1F9 a hand holds the rest$/],
    ['1xxxx9', /a hand reaches about \d+$/],
  ])('of %s the notes in the way are named', (frets, message) => {
    const [onset] = checkNotes(gripNotes(frets), 90, STANDARD_NECK)
    expect(onset!.mistakes[0]!.message).toMatch(message)
  })

  /** Two notes of one string, then a line: `string:fret` of each beat. */
  const lineOf = (beats: readonly string[]) =>
    beats.flatMap((places, startBeat) =>
      places.split(' ').map((place, index): ClaimedNote => {
        const [string, fret] = place.split(':').map(Number)
        return {
          id: `${startBeat}.${index}`,
          string: string!,
          fret: fret!,
          startBeat,
          durationBeats: 1,
        }
      }),
    )

  // biome-ignore format: one line a row
  test.each<[string, readonly string[], string]>([
    ['before a line at the ninth fret', ['3:9 3:12', '2:9', '3:9', '2:10'], 'S3F9 S2F8'],
    ['before a line at the nut', ['3:9 3:12', '2:1', '3:0', '1:0'], 'S2F5 S1F3'],
    ['between lines at the seventh fret', ['3:7', '3:9 3:12', '3:7'], 'S3F9 S2F8'],
  ])('%s, notes that move lie where the hand goes on', (_, beats, places) => {
    const onsets = checkNotes(lineOf(beats), 90, STANDARD_NECK)
    const wrong = onsets.find(({ isPlayable }) => !isPlayable)!
    expect(wrong.corrected.map(({ string, fret }) => `S${string}F${fret}`).join(' ')).toBe(places)
  })

  test('what is corrected is playable and sounds what its places give', () => {
    const note = fc.record({
      string: fc.integer({ min: 1, max: 6 }),
      fret: fc.integer({ min: 0, max: 24 }),
      startBeat: fc.constantFrom(0, 1, 2),
    })
    fc.assert(
      fc.property(fc.array(note, { minLength: 1, maxLength: 8 }), (notes) => {
        const claims = notes.map((claim, index) => ({
          id: `n${index}`,
          durationBeats: 1,
          ...claim,
        }))
        const corrected = checkNotes(claims, 90, STANDARD_NECK).flatMap((onset) => onset.corrected)
        for (const again of checkNotes(corrected, 1, STANDARD_NECK)) {
          expect(again.isPlayable).toBe(true)
          expect(again.mistakes.filter(({ severity }) => severity === 'error')).toEqual([])
        }
        for (const { string, fret, midi } of corrected)
          expect(midiAt({ string, fret }, STANDARD_NECK)).toBe(midi)
      }),
      { seed: 4, numRuns: drawCount(150) },
    )
  })
})

describe('a grip is held against the chord it claims to be', () => {
  test.each([
    ['x32010', 'C', true, '', undefined],
    ['332010', 'C', true, 'other-bass', undefined],
    ['332010', 'C/G', true, '', undefined],
    ['x32310', 'C7', true, '', undefined],
    ['x3231x', 'C7', true, '', undefined],
    ['320003', 'G7', false, 'missing-tone', '320001'],
    ['x32011', 'C', false, 'extra-tone', 'x32010'],
    ['x02220', 'Am', false, 'missing-tone extra-tone', 'x02210'],
  ])('%s as %s: %s %s, nearest %s', (frets, symbol, matches, mistakes, nearest) => {
    const check = checkClaim(parseFrets(frets)!, parseChordSymbol(symbol)!, STANDARD_NECK)
    expect(check.matches).toBe(matches)
    expect(check.mistakes.map(({ code }) => code).join(' ')).toBe(mistakes)
    expect(check.nearest && formatFrets(check.nearest)).toBe(nearest)
  })
})
