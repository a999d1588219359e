/** GET /api/key: the key of chords or notes, where it changes, and scales over the chords. */
import type * as z from 'zod'
import type { Key } from '#engine/harmony/key'
import {
  haveSameTones,
  keysOfChords,
  nearTiesOf,
  type RankedKey,
} from '#engine/harmony/key-of-chords'
import { keysOfNotes, nearKeysOfNotes } from '#engine/harmony/key-of-notes'
import { keyReasonsOf } from '#engine/harmony/key-reasons'
import { type KeyStretch, keyStretchesOf } from '#engine/harmony/key-stretches'
import { fewestScalesOver, scaleOfEachChord } from '#engine/harmony/scales-over-changes'
import { spellChord } from '#engine/theory/chord'
import { formatNoteName, type NoteName, parseNote, pitchClassOf } from '#engine/theory/pitch'
import { type Scale, scaleById, spellScale } from '#engine/theory/scale'
import { defineOperation } from '../registry/operation'
import { requestErrorOf } from '../registry/request-errors'
import { acceptedKey } from '../schemas/chord-parameters'
import { type AskedChord, describeInKey, warningsOfChords } from './asked-chord'
import { writeKey } from './key.markdown'
import { describeKey, type KeyDocument, keyDocument, keyRequest, TOLD_KEYS } from './key.schema'
import { MAX_SONG_CHORDS, readSongChords } from './long-progression'

const API_VERSION = '2026-11-23'

type Request = z.output<typeof keyRequest>

const rounded = (value: number) => Math.round(value * 100) / 100

function describeScaleOn(root: NoteName, scale: Scale) {
  const tones = spellScale(root, scale).map(formatNoteName)
  return { root: formatNoteName(root), id: scale.id, name: scale.name, tones }
}

function whyNear(key: Key, first: Key): string {
  return haveSameTones(key, first)
    ? `It has the same tones as ${describeKey(first).name}; which chord is home is heard, not written.`
    : `It fits nearly as well as ${describeKey(first).name}.`
}

function describeNear(near: readonly { readonly key: Key }[], first: Key) {
  return near.map(({ key }) => ({ ...describeKey(key), why: whyNear(key, first) }))
}

function stretchesOf(chords: readonly AskedChord[], given: Key | undefined) {
  const whole = { from: 0, to: chords.length, points: 0, pointsInMainKey: 0 }
  return given ? [{ ...whole, key: given }] : keyStretchesOf(chords)
}

function reasonOfStretch(stretch: KeyStretch, main: Key, isOnly: boolean): string {
  if (isOnly) return 'The chords stay in it.'
  const { points, pointsInMainKey } = stretch
  if (points === pointsInMainKey) return 'Its chords are those of the main key.'
  return `Its chords count ${points} points in it and ${pointsInMainKey} in ${describeKey(main).name}.`
}

function describeChords(chords: readonly AskedChord[], stretches: readonly KeyStretch[]) {
  const inKeys = stretches.flatMap(({ from, to, key }) =>
    chords.slice(from, to).map((chord) => ({ ...chord, key })),
  )
  const own = scaleOfEachChord(inKeys)
  const told = stretches.flatMap(({ from, to, key }, stretch) => {
    const part = chords.slice(from, to)
    return part.map((chord, at) => {
      const advice = own[from + at]
      return {
        symbol: chord.symbol,
        stretch,
        ...describeInKey(chord, key, part).inKey!,
        scale: advice ? { ...describeScaleOn(chord.root, advice.scale), why: advice.why } : null,
      }
    })
  })
  const fewest = fewestScalesOver(inKeys, own).map(({ from, to, root, scale }) => {
    const part = chords.slice(from, to)
    const classes = spellScale(root, scale).map(pitchClassOf)
    const tones = part.flatMap((one) => spellChord(one.root, one.chord))
    const missing = tones.filter((tone) => !classes.includes(pitchClassOf(tone)))
    return {
      from,
      to,
      symbols: part.map(({ symbol }) => symbol),
      ...describeScaleOn(root, scale),
      missing: [...new Set(missing.map(formatNoteName))],
    }
  })
  return { chords: told, fewestScales: fewest }
}

function confidenceOf({ share }: RankedKey) {
  return share >= 0.9 ? 'clear' : share >= 0.5 ? 'likely' : 'close'
}

function answerOfChords(chords: readonly AskedChord[], given: Key | undefined) {
  const keys = keysOfChords(chords)
  const first = keys[0]!
  const main = given ?? first.key
  const stretches = stretchesOf(chords, given)
  const isBlues = !given && first.reading.isBlues
  return {
    apiVersion: API_VERSION,
    key: describeKey(main),
    keyIsGiven: given !== undefined,
    confidence: confidenceOf(first),
    keys: keys.slice(0, TOLD_KEYS).map(({ key, reading, share }, at) => ({
      rank: at + 1,
      ...describeKey(key),
      share: rounded(share),
      reasons: keyReasonsOf(reading, key, chords),
    })),
    nearTies: describeNear(nearTiesOf(keys), first.key),
    stretches: stretches.map((stretch) => ({
      from: stretch.from,
      to: stretch.to,
      symbols: chords.slice(stretch.from, stretch.to).map(({ symbol }) => symbol),
      ...describeKey(stretch.key),
      reason: given ? 'The key is given.' : reasonOfStretch(stretch, main, stretches.length === 1),
    })),
    ...describeChords(chords, stretches),
    warnings: warningsOfChords(chords),
    ...(isBlues && { bluesScale: describeScaleOn(main.root, scaleById('blues')!) }),
  } satisfies KeyDocument
}

function answerOfNotes(texts: readonly string[], given: Key | undefined) {
  const names = texts.flatMap((text) => parseNote(text)?.name ?? [])
  const heard = texts.map((text) => {
    const note = parseNote(text)
    return note ? pitchClassOf(note.name) : Number(text) % 12
  })
  const weights = Array.from({ length: 12 }, (_, at) => heard.filter((one) => one === at).length)
  const keys = keysOfNotes(weights, names)
  const first = keys[0]!
  const near = nearKeysOfNotes(keys)
  return {
    apiVersion: API_VERSION,
    key: describeKey(given ?? first.key),
    keyIsGiven: given !== undefined,
    confidence: near.length > 0 ? ('close' as const) : ('likely' as const),
    keys: keys.slice(0, TOLD_KEYS).map(({ key, fit }, at) => {
      const own = spellScale(key.root, key.scale).map(pitchClassOf)
      const count = heard.filter((pitchClass) => own.includes(pitchClass)).length
      return {
        rank: at + 1,
        ...describeKey(key),
        fit: rounded(fit),
        reasons: [`${count} of ${heard.length} notes are of its scale.`],
      }
    }),
    nearTies: describeNear(near, first.key),
    stretches: [],
    chords: [],
    fewestScales: [],
    warnings: [],
  } satisfies KeyDocument
}

export const findKey = defineOperation({
  id: 'findKey',
  http: { method: 'GET', path: '/api/key' },
  summary: 'The key of chords or notes, where it changes, scales over them',
  description:
    'Finds the key of chords: the likeliest keys with reasons in words and how sure that is, near ties such as the relative key, stretches where the chords go through other keys, and what each chord does in its stretch. Over the chords it tells the scale that fits each, and as few scales as there can be over all. With notes it tells the keys alone. For all scales over one chord use /api/chord-scale; for grips of a progression /api/progression; for substitutes /api/reharmonize.',
  request: keyRequest,
  document: keyDocument,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'Four chords', request: { chords: ['Am', 'F', 'C', 'G'] } },
    {
      title: 'A standard that visits another key',
      request: { chords: ['Cm7 Fm7 | Dm7b5 G7 | Cm7', 'Ebm7 Ab7 | Dbmaj7 | Dm7b5 G7 | Cm7'] },
    },
    {
      title: 'Notes of a melody',
      request: { notes: ['E4', 'E4', 'F4', 'G4', 'G4', 'F4', 'E4', 'D4'] },
    },
    {
      title: 'Numerals in a key that is known',
      request: { chords: ['I', 'V7/vi', 'vi', 'iv'], key: 'G' },
    },
  ],
  lean: 'key{name} keyIsGiven confidence keys:3{name share fit reasons} nearTies{name} stretches{from to name} chords{symbol numeral role scale{root id}} fewestScales{from to root id missing}',
  markdown: writeKey,
  pictures: ({ key: { root, scale } }, urls) => [urls.fretboard({ root, scale })],
  tool: {
    name: 'find_key',
    title: 'Find the key of chords',
    description:
      'Find the key of a progression or of notes, modulations, each chord\'s numeral, and scales over the changes. Use it for "what key is Am F C G in?" or "what do I solo with over these chords?". For scales over one chord use suggest_scales.',
    fields: ['chords', 'notes', 'key'],
    words: {
      chords: 'At most 256',
      notes: 'Of a melody, in place of chords',
      key: 'If known',
    },
    examples: [{ title: 'Four chords', arguments: { chords: 'Am,F,C,G' } }],
  },
  command: { words: 'chords', wordsKind: 'many', usage: '<chord> …' },
  run({ chords, notes, key }: Request) {
    if ((chords === undefined) === (notes === undefined)) {
      const isBoth = chords !== undefined
      throw requestErrorOf(isBoth ? 'conflicting-parameters' : 'missing-parameter', [
        {
          path: isBoth ? 'notes' : 'chords',
          message: isBoth
            ? 'chords and notes both say what is heard; give one of them'
            : 'chords is missing; give chords such as Am,F,C,G, or notes',
        },
      ])
    }
    const given = key === undefined ? undefined : acceptedKey(key)
    return notes
      ? answerOfNotes(notes, given)
      : answerOfChords(readSongChords(chords!, given, MAX_SONG_CHORDS), given)
  },
})
