import { describe, expect, test } from 'vitest'
import { drawSome, HAS_ALL } from '../../../test/support/draw-count'
import { fingerGrip } from '../hand/fingering'
import { fretsOf, packGrip } from '../hand/grip'
import { formatFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_IDS, CHORD_TYPES, type ChordType, chordTypeById } from '../theory/chord'
import { formatDegree } from '../theory/interval'
import { checkGrip } from './check-grip'
import { searchGrips } from './search-voicings'

type Places = readonly (number | null)[]

/** Strings side by side at one fret, above the lowest, that a finger can bar beside the rest. */
function tipsOf(frets: Places, lowest: number): (readonly [from: number, to: number])[] {
  const places = [0, 1, 2, 3, 4, 5]
  return places.flatMap((from) =>
    places
      .filter((to) => {
        const fret = frets[from] ?? 0
        const thinner = frets.slice(to + 1).filter((other) => other !== null)
        return (
          to > from &&
          fret > lowest &&
          frets.slice(from, to + 1).every((other) => other === fret) &&
          thinner.every((other) => other > 0 && (to === from + 1 || other >= fret))
        )
      })
      .map((to) => [from, to] as const),
  )
}

/**
 * Stretches of strings that the index can bar at the lowest fret: no open string after the first
 * one at it, and no muted one that would sound, for want of another finger beside it.
 */
function indexBarresOf(frets: Places, lowest: number): (readonly [from: number, to: number])[] {
  const lows = frets.flatMap((fret, place) => (fret === lowest ? [place] : []))
  const isAbove = (place: number) => (frets[place] ?? 0) > lowest
  return lows.flatMap((from) =>
    lows
      .filter((to) => {
        const under = Array.from({ length: to - from }, (_, above) => from + above)
        const isSilent = (place: number) =>
          frets[place] !== null || isAbove(place - 1) || isAbove(place + 1)
        return to > from && !frets.slice(lows[0]).includes(0) && under.every(isSilent)
      })
      .map((to) => [from, to] as const),
  )
}

/** Presses left when barres are laid or not, each as its fret; the rules as prose says them. */
function pressesOf(
  frets: Places,
  lowest: number,
  index: readonly [from: number, to: number] | undefined,
  tip: readonly [from: number, to: number] | undefined,
): number[] {
  return frets
    .flatMap((fret, place) => (fret ? [{ fret, place }] : []))
    .filter(({ fret, place }) => !index || fret > lowest || place <= index[0] || place > index[1])
    .filter(({ place }) => !tip || place <= tip[0] || place > tip[1])
    .map(({ fret }) => fret)
    .sort((a, b) => a - b)
}

/** Fingers 1–4 in rising order on presses in rising order, none stretched too far. */
function canPlace(presses: readonly number[], from = 1, previous?: number): boolean {
  const [fret, ...rest] = presses
  if (fret === undefined) return true
  for (let finger = from; finger <= 4; finger++) {
    let room = 0
    for (let between = from - 1; between < finger; between++) room += between === 1 ? 3 : 2
    if (previous !== undefined && fret - previous > room) continue
    if (canPlace(rest, finger + 1, fret)) return true
  }
  return false
}

function isPlayable(frets: Places): boolean {
  const lowest = Math.min(...frets.filter((fret) => fret !== null && fret > 0).map(Number))
  return [undefined, ...indexBarresOf(frets, lowest)].some((index) =>
    [undefined, ...tipsOf(frets, lowest)].some((tip) =>
      canPlace(pressesOf(frets, lowest, index, tip)),
    ),
  )
}

/** Every grip of the rules with no fret above the limit, by trying all of them. */
function bruteForce(rootPitchClass: number, chord: ChordType, maxFret: number): string[] {
  const tones = new Set(chord.semitones.map((semitone) => semitone % 12))
  const mayMiss = new Set(chord.optionalDegrees.map(formatDegree))
  const needed = chord.semitones.filter((_, at) => !mayMiss.has(formatDegree(chord.degrees[at]!)))
  const found: string[] = []
  const frets: (number | null)[] = []
  function place(): void {
    if (frets.length < 6) {
      for (let fret = -1; fret <= maxFret; fret++) {
        const semitones =
          (STANDARD_NECK.strings[5 - frets.length]!.midi + fret - rootPitchClass + 12) % 12
        if (fret >= 0 && !tones.has(semitones)) continue
        frets.push(fret < 0 ? null : fret)
        place()
        frets.pop()
      }
      return
    }
    const sounding = frets.flatMap((fret, at) => (fret === null ? [] : [at]))
    if (sounding.length < Math.min(3, chord.degrees.length) || sounding[0]! > 3) return
    if (sounding.at(-1)! - sounding[0]! + 1 - sounding.length > 1) return
    const heard = new Set(
      sounding.map(
        (at) => (STANDARD_NECK.strings[5 - at]!.midi + frets[at]! - rootPitchClass + 12) % 12,
      ),
    )
    if (needed.some((tone) => !heard.has(tone % 12))) return
    const pressed = frets.filter((fret): fret is number => fret !== null && fret > 0)
    if (pressed.length > 0 && Math.max(...pressed) - Math.min(...pressed) > 3) return
    if (pressed.length === 0 || isPlayable(frets)) found.push(formatFrets(frets))
  }
  place()
  return found.sort()
}

describe('searchGrips', () => {
  test.each([
    ['major', 0],
    ['minor', 9],
    ['diminished', 11],
    ['dominant7', 4],
    ['minor7', 4],
    ['power5', 4],
    ['dominant9', 2],
    ['dominant13', 7],
  ] as const)(
    'finds of %s on %i just what trying every grip up to fret 5 finds',
    (id, rootPitchClass) => {
      const chord = chordTypeById(id)!
      const found = [...searchGrips(rootPitchClass, chord, STANDARD_NECK)]
        .map((grip) => fretsOf(grip, 6))
        .filter((frets) => frets.every((fret) => fret === null || fret <= 5))
        .map((frets) => formatFrets(frets))
      expect(found.sort()).toEqual(bruteForce(rootPitchClass, chord, 5))
    },
  )

  test('finds every grip once', () => {
    for (const chord of drawSome(CHORD_TYPES, 20)) {
      const grips = searchGrips(4, chord, STANDARD_NECK)
      expect(new Set(grips).size).toBe(grips.length)
    }
  })

  test('moves a grip without open strings along the neck with its root', () => {
    for (const id of CHORD_IDS) {
      const chord = chordTypeById(id)!
      for (let rootPitchClass = 0; rootPitchClass < 12; rootPitchClass++) {
        const above = new Set(searchGrips((rootPitchClass + 1) % 12, chord, STANDARD_NECK))
        const movable = [...searchGrips(rootPitchClass, chord, STANDARD_NECK)]
          .map((grip) => fretsOf(grip, 6))
          .filter((frets) => !frets.includes(0))
          .map((frets) => frets.map((fret) => (fret === null ? null : fret + 1)))
          .filter((frets) => Math.max(...frets.map((fret) => fret ?? 0)) <= 15)
          .filter((frets) => Math.min(...frets.map((fret) => fret ?? 99)) <= 12)
        expect(movable.length).toBeGreaterThan(20)
        expect(movable.filter((frets) => !above.has(packGrip(frets)))).toEqual([])
      }
    }
  })

  test('finds nothing that the checker refuses, for every chord type', () => {
    const refused: string[] = []
    for (const [index, chord] of CHORD_TYPES.entries()) {
      // The contract's six on every root, the others on three each; two of each where not all are asked for.
      const step = !HAS_ALL ? 6 : index < CHORD_IDS.length ? 1 : 4
      for (let rootPitchClass = index % step; rootPitchClass < 12; rootPitchClass += step) {
        for (const grip of searchGrips(rootPitchClass, chord, STANDARD_NECK)) {
          const frets = fretsOf(grip, 6)
          const proof = checkGrip(
            { frets, ...fingerGrip(frets) },
            rootPitchClass,
            chord,
            STANDARD_NECK,
          )
          if (!proof.valid) refused.push(`${rootPitchClass} ${chord.id} ${formatFrets(frets)}`)
        }
      }
    }
    expect(refused).toEqual([])
  })

  test('finds a dozen grips at least for every chord type on every root', () => {
    for (const chord of CHORD_TYPES) {
      for (let rootPitchClass = 0; rootPitchClass < 12; rootPitchClass++) {
        expect(searchGrips(rootPitchClass, chord, STANDARD_NECK).length).toBeGreaterThanOrEqual(12)
      }
    }
  })
})
