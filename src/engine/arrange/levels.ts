/**
 * The levels of difficulty of a piece in one setting. Each level may be all that the one below it may
 * be, and more; what is chosen for a level is never easier to hold than what is chosen below it, in
 * reach, in shifts and in cost.
 */
import type { Ease } from '../plan/fingerings'
import type { ArrangeRequest, HandFigures, Setting, Tones, Trial } from './arrangement'
import { trySetting } from './try-setting'

/** A way to arrange a piece: how hard grips may be, and how much lies between bass and melody. */
type Way = readonly [ease: Ease, tones: Tones]

/** Of chords: a beginner plays bass and tune, and the open strings between. */
const BEGINNER: readonly Way[] = [
  ['easy', 'open'],
  ['easy', 'bass'],
  ['easy', 'full'],
]
/**
 * Between a beginner's and all of it: without this way 105 of 204 arrangements (17 tunes × 12 keys)
 * are at medium what they are at easy, with it 78.
 */
const NAMED: readonly Way[] = [['medium', 'named']]
/** Of a score, in which notes are not ours to leave out. */
const BEGINNER_OF_SCORE: readonly Way[] = [
  ['easy', 'full'],
  ['easy', 'bass'],
]

/** What each level may be, the most wanted first. */
function waysOf(hasChords: boolean): Readonly<Record<Ease, readonly Way[]>> {
  const easy = hasChords ? BEGINNER : BEGINNER_OF_SCORE
  const fullest = easy.toSorted(([, a], [, b]) => Number(b === 'full') - Number(a === 'full'))
  const medium: readonly Way[] = [['medium', 'full'], ...(hasChords ? NAMED : []), ...fullest]
  return { easy, medium, hard: [['hard', 'full'], ...medium] }
}

export function isNoHarder(one: HandFigures, other: HandFigures): boolean {
  return one.reachMm <= other.reachMm && one.shifts <= other.shifts && one.cost <= other.cost
}

type LevelRequest = Omit<ArrangeRequest, 'settings' | 'outline' | 'mostNotes'>

/** A setting tried at the level that is asked for. */
export function tryLevel(request: LevelRequest, setting: Setting, hardest: Trial): Trial {
  const known = new Map<string, Trial>([['hard,full', hardest]])
  const tried = ([ease, tones]: Way): Trial => {
    const key = `${ease},${tones}`
    const trial = known.get(key) ?? trySetting(request, setting, ease, tones)
    known.set(key, trial)
    return trial
  }
  const ways = waysOf(hardest.chords !== undefined)
  for (const hard of ways.hard) {
    for (const medium of ways.medium) {
      if (!isNoHarder(tried(medium).figures, tried(hard).figures)) continue
      for (const easy of ways.easy) {
        if (!isNoHarder(tried(easy).figures, tried(medium).figures)) continue
        return tried({ easy, medium, hard }[request.ease])
      }
    }
  }
  return hardest
}
