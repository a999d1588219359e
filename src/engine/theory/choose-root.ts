/** Which spelling a root takes when only its pitch class is known. */
import { formatNoteName, type NoteName, parseRoot, pitchClassOf } from './pitch'
import { type Scale, spellScale } from './scale'

const ROOT_CANDIDATES: readonly (readonly NoteName[])[] = [
  ['C', 'B#'], ['C#', 'Db'], ['D'], ['D#', 'Eb'], ['E', 'Fb'], ['F', 'E#'],
  ['F#', 'Gb'], ['G'], ['G#', 'Ab'], ['A'], ['A#', 'Bb'], ['B', 'Cb'],
].map((names) => names.map((name) => parseRoot(name)!)) // biome-ignore format: twelve pitch classes

/** Double accidentals weigh as three singles. */
const accidentalWeight = (name: NoteName) => [0, 1, 3][Math.abs(name.accidental)]!

/** Ties by usage: Eb minor, F# major, G# (harmonic and melodic) minor are what players write. */
const USUAL_ROOT: ReadonlyMap<string, string> = new Map([
  ['naturalMinor:3', 'Eb'],
  ['dorian:8', 'G#'],
  ['harmonicMinor:8', 'G#'],
  ['melodicMinor:8', 'G#'],
])

/** In accidentals: a name that the caller wrote, a usual root, and one name a tone within an answer. */
const WRITTEN_WEIGHT = 100
const USUAL_WEIGHT = 4
const NAMED_WEIGHT = 1

/** How many tones of a scale have another of these names. */
function clashesOf(spelled: readonly NoteName[], names: readonly NoteName[]): number {
  return spelled.filter((name) =>
    names.some(
      (own) =>
        pitchClassOf(own) === pitchClassOf(name) &&
        (own.letter !== name.letter || own.accidental !== name.accidental),
    ),
  ).length
}

/** How many tones of a scale on a root have another of these names, in its nearest spelling. */
export function respelledTonesOf(
  rootPitchClass: number,
  scale: Scale,
  names: readonly NoteName[],
): number {
  const candidates = ROOT_CANDIDATES[rootPitchClass]!
  return Math.min(...candidates.map((root) => clashesOf(spellScale(root, scale), names)))
}

/**
 * The spelling of a root with the fewest accidentals in a scale (a double counts three); among
 * equals the caller's own spellings first, then usage, then sharps.
 *
 * @param writtenNames names that the caller wrote, kept where they name this pitch class
 * @param otherNames names beside it in the answer, for tones that the caller gave no name
 */
export function chooseRoot(
  rootPitchClass: number,
  scale: Scale,
  writtenNames: readonly NoteName[] = [],
  otherNames: readonly NoteName[] = [],
): NoteName {
  const written = writtenNames.find((name) => pitchClassOf(name) === rootPitchClass)
  if (written) return written
  const usual = USUAL_ROOT.get(`${scale.id}:${rootPitchClass}`)
  let best = ROOT_CANDIDATES[rootPitchClass]![0]!
  let bestWeight = Number.POSITIVE_INFINITY
  for (const candidate of ROOT_CANDIDATES[rootPitchClass]!) {
    const names = spellScale(candidate, scale)
    const otherClashes = clashesOf(names, otherNames)
    const isUsual = formatNoteName(candidate) === usual && otherClashes === 0
    const weight =
      clashesOf(names, writtenNames) * WRITTEN_WEIGHT +
      otherClashes * NAMED_WEIGHT +
      names.reduce((sum, name) => sum + accidentalWeight(name), 0) -
      (isUsual ? USUAL_WEIGHT : 0)
    if (weight < bestWeight) {
      best = candidate
      bestWeight = weight
    }
  }
  return best
}

/** Pitch classes of the black keys: each has two usual names. */
const BLACK_KEYS: readonly number[] = [1, 3, 6, 8, 10]

/** The other usual name of a root on a black key, C♯ for D♭; `undefined` on a white key. */
export function enharmonicRootOf(root: NoteName): NoteName | undefined {
  const pitchClass = pitchClassOf(root)
  if (!BLACK_KEYS.includes(pitchClass)) return undefined
  return ROOT_CANDIDATES[pitchClass]!.find(({ letter }) => letter !== root.letter)
}
