/** Request parameters shared by operations: one schema a musical kind of text, each refusing helpfully. */

import * as z from 'zod'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { type Key, parseKey } from '#engine/harmony/key'
import { modeWordOf } from '#engine/harmony/names/mode-words'
import { readChordSymbol } from '#engine/harmony/read-chord-symbol'
import { symbolMeant } from '#engine/harmony/symbol-meant'
import { MAX_FRET } from '#engine/instrument/neck'
import { PIANO_PRESET_IDS } from '#engine/instrument/piano'
import { CHORD_IDS, CHORD_TYPES } from '#engine/theory/chord'
import { LAYERS } from '#engine/theory/layer'
import { noteNameMeant } from '#engine/theory/note-names/read-note-name'
import { formatNoteName, type NoteName, parseNote, parseRoot } from '#engine/theory/pitch'
import { findScale, type Scale } from '#engine/theory/scale'
import { MAX_NAME_LENGTH } from '../registry/published-lengths'
import { type IssueDetail, showValue } from '../registry/request-errors'
import { nearestValueOf } from '../suggest/nearest-value'
import { suggestScale } from '../suggest/suggest-scale'

/** What would be right; `hint` ends the sentence where a value alone does not say it. */
type Suggestion = IssueDetail & { readonly hint?: string }

/** A text parameter that an engine parser must accept; the refusal says what would be accepted. */
export function textParameter(options: {
  readonly description: string
  readonly examples: readonly string[]
  readonly accepts: (text: string) => boolean
  /** Finishes the sentence «… is not ». */
  readonly wanted: string
  readonly suggest?: (text: string) => Suggestion
  /** Most characters; by default those of a name. */
  readonly maxLength?: number
}) {
  return z
    .string()
    .max(options.maxLength ?? MAX_NAME_LENGTH)
    .check((context) => {
      if (options.accepts(context.value)) return
      const { hint, ...params } = options.suggest?.(context.value) ?? {}
      context.issues.push({
        code: 'custom',
        message: `${showValue(context.value)} is not ${options.wanted}${hint === undefined ? '' : `; ${hint}`}`,
        input: context.value,
        params,
      })
    })
    .meta({ description: options.description, examples: [...options.examples] })
}

/** Two names that only German writes tell how the rest of a request is meant. */
const GERMAN_HINT = 'in English names German H is B, and German B is Bb'

/** A name of another system (`H4`, `Es`, `Do`) or in words (`C sharp`), in English. */
function suggestNote(text: string): Suggestion {
  const [, name, octave] = /^(.*?)(-[12]|[0-9])?$/su.exec(text.trim())!
  const meant = noteNameMeant(name!.replace(/(?<![\s_-])[\s_-]+$/, ''))
  const didYouMean = meant && `${formatNoteName(meant)}${octave ?? ''}`
  if (didYouMean === undefined || !parseNote(didYouMean)) return {}
  return { didYouMean, ...(/^[Hh]/.test(text) && { hint: GERMAN_HINT }) }
}

export const noteParameter = textParameter({
  description:
    'Note name: letter A–G, up to two accidentals (# or b), optional octave −1…9. C4 is MIDI 60.',
  examples: ['D4', 'Bb3', 'C#'],
  accepts: (text) => parseNote(text) !== undefined,
  wanted: 'a note name such as D4, Bb3 or C# between MIDI 0 and 127',
  suggest: suggestNote,
})

const MIDI_TEXT = /^(?:[1-9]?[0-9]|1[01][0-9]|12[0-7])$/

/** Whether text is one note: a name, or a MIDI number. */
export function isNoteOrMidi(text: string): boolean {
  return MIDI_TEXT.test(text) || parseNote(text) !== undefined
}

/** `C4 D4` is two items of a list whose comma is missing. */
export function suggestNotes(text: string): Suggestion {
  const items = text.split(/[\s;|/]+/)
  return items.length > 1 && items.every(isNoteOrMidi)
    ? { didYouMean: items.join(','), hint: 'separate notes with commas' }
    : suggestNote(text)
}

/** An item of a list of pitches: a note name or a MIDI number, as text. */
export const noteOrMidiParameter = textParameter({
  description: 'Note name or MIDI number 0–127.',
  examples: ['C', 'Eb4', '60'],
  accepts: isNoteOrMidi,
  wanted: 'a note name such as C or Eb4, or a MIDI number from 0 to 127',
  suggest: suggestNotes,
})

function suggestRoot(text: string): Suggestion {
  const note = parseNote(text)
  if (note?.octave !== undefined) return { didYouMean: text.replace(/-?[0-9]$/, '') }
  const word = modeWordOf(text.trim())
  // A tonic without its word would be major.
  if (word?.suffix === 'm') return {}
  const near = suggestNote((word?.before ?? text).replace(/-?[0-9]$/, ''))
  return near.didYouMean !== undefined && parseRoot(near.didYouMean) ? near : {}
}

/** A root: note name without octave. `what` names it in the description: «Root of the scale». */
export function rootParameter(what: string, suggest = suggestRoot) {
  return textParameter({
    description: `${what}: note name without octave, spelled as wanted (C# or Db).`,
    examples: ['C', 'F#', 'Bb'],
    accepts: (text) => parseRoot(text) !== undefined,
    wanted: 'a root such as C, F# or Bb (a note name without octave)',
    suggest,
  })
}

/** A key as a text says it, in the words of any language: `Am`, `a-Moll`, `la mineur`. */
function keyMeant(text: string): Key | undefined {
  const triad = modeWordOf(text.trim()) && symbolMeant(text)
  return parseKey(triad ? triad.symbol : text)
}

/**
 * The tonic of a key, whose mode another parameter says: `Am` is refused with both values.
 *
 * @param name the parameter itself
 */
export function tonicParameter(what: string, name = 'key', scaleName = 'scale') {
  return rootParameter(what, (text) => {
    const key = keyMeant(text)
    if (!key) return suggestRoot(text)
    const root = formatNoteName(key.root)
    const scale = key.scale.id
    return {
      // The tonic alone would be major.
      ...(scale === 'major' && { didYouMean: root }),
      instead: { [name]: root, [scaleName]: scale },
      hint: `the mode goes into ${scaleName}=${scale}: give ${name}=${root} and ${scaleName}=${scale}`,
    }
  })
}

export const scaleParameter = textParameter({
  description:
    'Scale id such as naturalMinor, dorian or lydianDominant (/api/scales has all); usual aliases such as minor or superLocrian are accepted and answered with the id.',
  examples: ['major', 'naturalMinor', 'lydianDominant'],
  accepts: (text) => findScale(text) !== undefined,
  wanted: 'a scale id; /api/scales lists all of them',
  suggest: suggestScale,
})

export const midiParameter = z
  .int()
  .min(0)
  .max(127)
  .meta({
    description: 'MIDI number, C4 = 60.',
    examples: [60],
  })

/** The root of a chord type; a symbol beside it brings its own, so the default is only published. */
export function chordRootParameter(what: string, fallback: string) {
  return rootParameter(what)
    .meta({
      description: `${what}: note name without octave, spelled as wanted (C# or Db); default ${fallback}, or the root of a symbol.`,
      default: fallback,
    })
    .optional()
}

/** A chord type that only a symbol with its root says: `power` begins the name of one. */
function otherTypeOf(text: string) {
  const wanted = text.toLowerCase().trim()
  if (wanted.length < 3) return undefined
  const named = CHORD_TYPES.filter(
    ({ id, name }) => id.toLowerCase().startsWith(wanted) || name.startsWith(wanted),
  )
  return named.length === 1 ? named[0] : named.find(({ id }) => id.toLowerCase() === wanted)
}

/** The type of a list, or the symbol, that a text most likely means. */
export function suggestChord(types: readonly string[]): (text: string) => Suggestion {
  return (text) => {
    const type = nearestValueOf(text, types)
    const reading = readChordSymbol(text)
    const didYouMean = type ?? ('reason' in reading ? reading.didYouMean : undefined)
    const hint = 'reason' in reading && parseChordSymbol(text) ? `it ${reading.reason}` : undefined
    if (didYouMean !== undefined) return { allowed: types, didYouMean, ...(hint && { hint }) }
    const other = otherTypeOf(text)
    return {
      allowed: types,
      ...(other && { hint: `a ${other.name} is written as C${other.symbol}` }),
    }
  }
}

/** A chord type, or a symbol with a root of its own. */
export const chordOrSymbolParameter = textParameter({
  description: `Chord type on its root (${CHORD_IDS.join(', ')}), or a chord symbol such as Am7 or Bb7(b9), which brings its own root; a bass after the slash is left out.`,
  examples: ['minor7', 'Am7', 'G7b9'],
  accepts: (text) => CHORD_IDS.some((id) => id === text) || 'symbol' in readChordSymbol(text),
  wanted: `a chord type (${CHORD_IDS.join(', ')}) or a chord symbol such as Am7 or Bb7(b9)`,
  suggest: suggestChord(CHORD_IDS),
})
export const layerParameter = z
  .enum(LAYERS)
  .meta({ description: 'Which tones count as inside: those of the scale or of the chord.' })
export const pianoParameter = z.enum(PIANO_PRESET_IDS).meta({ description: 'Keyboard size.' })
export const maxFretParameter = z.int().min(0).max(MAX_FRET).meta({
  description:
    'Highest fret that may be used (hard limit), counted from the capo; default: the last of the neck, 24 on a guitar.',
})

export function acceptedRoot(text: string): NoteName {
  return parseRoot(text)!
}

export function acceptedScale(text: string): Scale {
  return findScale(text)!
}
