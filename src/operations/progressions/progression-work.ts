/**
 * What a progression may ask for, counted while it is worked out. The unit is the work of finding
 * and ranking one grip where the shapes of the guitar are known, half a microsecond or so; the other
 * weights were measured beside it (SECURITY.md says what the dearest requests take).
 */
import type { Neck } from '#engine/instrument/neck'
import type { VoicingFilters } from '#engine/voicing/chord-voicings'
import { gripNeckOf } from '#engine/voicing/grip-neck'
import { requestErrorOf } from '../reading/read-request'

const MAX_WORK = 80_000

const WORK = {
  /** Finding and ranking a grip; on a neck without known shapes each is weighed by its ease. */
  foundGrip: 1,
  foundBareGrip: 2.3,
  /** Looking whether a grip has a style; a barre needs its fingers too. */
  style: 3.5,
  fingers: 2.7,
  /** Fingers and difficulty of a grip that competes. */
  competingGrip: 4,
  /** Comparing a competing grip of one chord with one of the next. */
  pair: 1 / 20,
  chord: 500,
  /** Writing a grip of a path with its tones and its change. */
  pathGrip: 50,
} as const

/** Work of seeing whether one grip meets filters on its fingers and its style. */
function filterWork({ style, maxDifficulty, noBarre }: VoicingFilters): number {
  const isFingered = noBarre || maxDifficulty !== undefined || style === 'barre'
  return (isFingered ? WORK.fingers : 0) + (style === undefined ? 0 : WORK.style)
}

interface Asked {
  readonly symbols: readonly string[]
  readonly pathCount: number
  readonly search: 'best' | 'all'
}

/** Each throws a RequestError once the work is more than one request may ask for. */
export interface WorkCount {
  /** Grips of a chord that are found. */
  readonly find: (symbol: string, grips: number) => void
  /** How many grips may still be looked at by the filters. */
  readonly mostFiltered: () => number
  readonly filter: (grips: number) => void
  /** Grips of a chord that compete with those of the chord before, 0 for the first. */
  readonly compare: (grips: number, before: number) => void
}

/** Adds up the work of one request. */
export function countWork(asked: Asked, neck: Neck, filters: VoicingFilters): WorkCount {
  const { symbols, pathCount, search } = asked
  const gripWork = gripNeckOf(neck).bare ? WORK.foundBareGrip : WORK.foundGrip
  const lookWork = filterWork(filters)
  const granted = MAX_WORK - symbols.length * (WORK.chord + pathCount * WORK.pathGrip)
  let found = 0
  let filtered = 0
  let compared = 0
  let dearest = { symbol: '', grips: 0 }

  /** Says to leave out whatever took most. */
  function advice(): string {
    const most = Math.max(found, filtered, compared)
    if (most === filtered) {
      const names = (['style', 'maxDifficulty', 'noBarre'] as const).filter((name) => filters[name])
      return `leave out ${names.join(' and ')} or ask for fewer different chords at once`
    }
    if (most === compared && search === 'all') return 'ask for search=best'
    return `ask for fewer different chords at once: ${dearest.symbol} alone has ${dearest.grips} grips`
  }

  function check(): void {
    if (found + filtered + compared <= granted) return
    const count = symbols.length
    const chords = count === 1 ? '1 chord takes' : `${count} chords take`
    const message = `chords: ${chords} more work on these strings than one request may ask for; ${advice()}`
    throw requestErrorOf('invalid-parameter', [{ path: 'chords', message }])
  }

  return {
    find(symbol, grips) {
      found += grips * gripWork
      if (grips > dearest.grips) dearest = { symbol, grips }
      check()
    },
    mostFiltered: () =>
      lookWork === 0
        ? Number.MAX_SAFE_INTEGER
        : Math.ceil((granted - found - filtered - compared) / lookWork),
    filter(grips) {
      filtered += grips * lookWork
      check()
    },
    compare(grips, before) {
      compared += grips * WORK.competingGrip + grips * before * WORK.pair
      check()
    },
  }
}
