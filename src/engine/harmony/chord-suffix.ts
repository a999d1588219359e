/**
 * The part of a chord symbol after its root: `maj7`, `−7♭5`, `7(b9,#11)`, `sus2`, `6/9`, `ø`.
 * Reading is structural (a quality, a number, then changes in any order and combination), so a
 * symbol needs no row in a table to be understood.
 *
 * Conventions where usage differs: a bare `2` is an added ninth, a bare `4` a suspension, `Δ` alone
 * a major seventh, `+` before a number an augmented chord, `alt` the four altered tensions.
 */
import type { Degree } from '../theory/interval'
import {
  type ChordDraft,
  type ChordQuality,
  degreesOfDraft,
  newChordDraft,
  noteDegree,
} from './chord-draft'

/** What a suffix means, or where and why it stops making sense. */
export type SuffixReading =
  | { readonly degrees: readonly Degree[] }
  | { readonly unread: string; readonly reason: string }

const SIGNS: ReadonlyMap<string, number> = new Map([
  ['#', 1],
  ['+', 1],
  ['b', -1],
  ['-', -1],
  ['', 0],
])

interface QualityForm {
  readonly pattern: RegExp
  readonly quality: ChordQuality
  /** The sign says a major seventh: `maj7`, `M9`. */
  readonly isMajorSeventh?: boolean
  /** Number that the sign implies when none follows: `ø` and `Δ` are sevenths. */
  readonly impliedExtension?: number
}

// `madd9` is a minor chord with an added ninth and `omit5` leaves out a fifth; neither is a quality.
const QUALITY_FORMS: readonly QualityForm[] = [
  {
    pattern: /^(?:ø|half[- ]?dim(?:inished)?|hdim|h(?![a-z]))/i,
    quality: 'halfDiminished',
    impliedExtension: 7,
  },
  { pattern: /^(?:diminished|dim|°|o(?!m))/i, quality: 'diminished' },
  { pattern: /^(?:augmented|aug|\+)/i, quality: 'augmented' },
  { pattern: /^Δ/, quality: 'major', isMajorSeventh: true, impliedExtension: 7 },
  {
    pattern: /^(?:major|maj|ma(?!dd)|[Mm]j|M(?![IiAa])|j(?=[79]|1[13]))/,
    quality: 'major',
    isMajorSeventh: true,
  },
  {
    pattern: /^(?:Major|MAJOR|Maj|MAJ|Ma(?!dd)|MA(?!DD)|M(?![Ii]))/,
    quality: 'major',
    isMajorSeventh: true,
  },
  { pattern: /^(?:minor|min|mi|m|-(?!5))/, quality: 'minor' },
  { pattern: /^(?:Minor|MINOR|Min|MIN|Mi|MI)/, quality: 'minor' },
  { pattern: /^(?:dominant|dom)/i, quality: 'major' },
]

function extend(draft: ChordDraft, number: number): void {
  draft.extension = Math.max(draft.extension, number)
}

/** A plain number: the stack's height the first time, an added tone after a separator. */
function readNumber(draft: ChordDraft, number: number): void {
  if (number === 2) noteDegree(draft.added, 9, 0)
  else if (number === 4) {
    if (draft.quality === 'minor') noteDegree(draft.added, 11, 0)
    else draft.suspensions.add(4)
  } else if (draft.extension === 6 && number === 7) {
    extend(draft, 7)
    noteDegree(draft.added, 6, 0)
  } else if (draft.extension >= 6) noteDegree(draft.added, number, 0)
  else if (number === 69) {
    extend(draft, 6)
    noteDegree(draft.added, 9, 0)
  } else extend(draft, number)
}

interface Change {
  readonly pattern: RegExp
  /** Applies the matched text; gives a reason when it makes no sense here. */
  apply(draft: ChordDraft, match: RegExpExecArray, afterSeparator: boolean): string | undefined
}

/** Degree numbers an alteration may change, and how each is named in a stack. */
const ALTERABLE: ReadonlyMap<number, number> = new Map([
  [2, 9],
  [4, 11],
  [5, 5],
  [6, 6],
  [9, 9],
  [11, 11],
  [13, 13],
])

const CHANGES: readonly Change[] = [
  {
    pattern:
      /^(?:major|maj|ma(?!dd)|Major|Maj|MAJ|Ma(?!dd)|MA(?!DD)|[Mm]j|M|Δ|j(?=\d))\s*(13|11|9|7)?/,
    apply(draft, match) {
      draft.hasMajorSeventh = true
      extend(draft, Number(match[1] ?? 7))
      return undefined
    },
  },
  {
    pattern: /^sus(?:pended)?(?!\s*[358])\s*(2\/?4|4\/?2|2sus4|4sus2|2|4)?/i,
    apply(draft, match) {
      if (draft.quality === 'diminished') return 'a diminished chord lives by its third'
      const numbers = match[1] ?? '4'
      if (numbers.includes('2')) draft.suspensions.add(2)
      if (numbers.includes('4')) draft.suspensions.add(4)
      return undefined
    },
  },
  {
    pattern: /^add(?:ed)?\s*([#b+-]?)\s*(\d+)/i,
    apply(draft, match) {
      const number = ALTERABLE.get(Number(match[2]))
      if (number === undefined || number === 5) return 'only 2, 4, 6, 9, 11 and 13 can be added'
      noteDegree(draft.added, number, SIGNS.get(match[1]!)!)
      return undefined
    },
  },
  {
    pattern: /^(?:no|omit|without)\.?\s*(\d+)(?:rd|th|nd)?/i,
    apply(draft, match) {
      const number = Number(match[1])
      if (![3, 5, 7, 9, 11].includes(number)) return 'only 3, 5, 7, 9 and 11 can be left out'
      draft.omitted.add(number)
      return undefined
    },
  },
  {
    pattern: /^alt(?:ered)?/i,
    apply(draft) {
      if (draft.quality !== 'major' || draft.hasMajorSeventh)
        return 'only a dominant can be altered'
      draft.isAltered = true
      extend(draft, 7)
      return undefined
    },
  },
  {
    pattern: /^([#b+-])\s*(13|11|9|7|6|5|4|2)/,
    apply(draft, match) {
      const alteration = SIGNS.get(match[1]!)!
      const written = Number(match[2])
      if (written === 7) {
        if (alteration > 0) draft.hasMajorSeventh = true
        extend(draft, 7)
      } else noteDegree(draft.alterations, ALTERABLE.get(written)!, alteration)
      return undefined
    },
  },
  {
    pattern: /^(?:\+|aug)(?!\d)/i,
    apply(draft) {
      noteDegree(draft.alterations, 5, 1)
      return undefined
    },
  },
  {
    pattern: /^(?:69|13|11|9|7|6|5|4|2)(?!\d)/,
    apply(draft, match, afterSeparator) {
      const number = Number(match[0])
      if (draft.extension > 0 && !afterSeparator) {
        return `the number ${draft.extension} was already given`
      }
      if (number === 5) {
        const isPower = draft.quality === 'major' && draft.extension === 0
        if (isPower) extend(draft, 5)
        return undefined
      }
      readNumber(draft, number)
      return undefined
    },
  },
]

const SEPARATOR = /^[\s(),;/]+/

/**
 * Reads a suffix that `foldChordText` has made plain.
 *
 * @example
 * readChordSuffix('m7b5').degrees.length // => 4
 */
export function readChordSuffix(text: string): SuffixReading {
  const draft = newChordDraft()
  let rest = text.replace(/^\s+/, '')
  for (const form of QUALITY_FORMS) {
    const match = form.pattern.exec(rest)
    if (!match) continue
    draft.quality = form.quality
    draft.hasMajorSeventh = form.isMajorSeventh ?? false
    draft.extension = form.impliedExtension ?? 0
    rest = rest.slice(match[0].length)
    // A number straight after the sign belongs to it and may raise what the sign implies.
    const number = /^\s*(13|11|9|7)(?!\d)/.exec(rest)
    if (number && draft.extension > 0) {
      draft.extension = Number(number[1])
      rest = rest.slice(number[0].length)
    }
    break
  }
  let depth = 0
  let afterSeparator = false
  while (rest !== '') {
    const separator = SEPARATOR.exec(rest)
    if (separator) {
      for (const sign of separator[0]) depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
      if (depth < 0) return { unread: rest, reason: 'a parenthesis closes that was not opened' }
      rest = rest.slice(separator[0].length)
      afterSeparator = true
      continue
    }
    const change = CHANGES.find(({ pattern }) => pattern.test(rest))
    const match = change?.pattern.exec(rest)
    if (!change || !match) return { unread: rest, reason: 'it is not part of a chord symbol' }
    const refusal = change.apply(draft, match, afterSeparator)
    if (refusal !== undefined) return { unread: rest, reason: refusal }
    rest = rest.slice(match[0].length)
    afterSeparator = false
  }
  if (/[/,;]\s*$/.test(text)) return { unread: text.slice(-1), reason: 'nothing follows it' }
  if (depth > 0) return { unread: text, reason: 'a parenthesis is not closed' }
  return { degrees: degreesOfDraft(draft) }
}
