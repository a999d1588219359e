/**
 * What is typed into the command list and is no command: a chord, a key or a tempo: `Am7`, `H7`,
 * `key of Bb`, `fis-Moll`, `tempo 100`.
 */
import { chordWithBass } from '#engine/harmony/chord-symbol'
import { type Key, parseKey } from '#engine/harmony/key'
import { englishKey } from '#engine/harmony/names/english-text'
import { readChordSymbol } from '#engine/harmony/read-chord-symbol'
import { formatNoteName } from '#engine/theory/pitch'
import type { Option } from '../../controls/option-list'
import { MAX_TEMPO_BPM, MIN_TEMPO_BPM } from '../../editor/edit-measures'
import { withSigns } from '../../state/display-text'
import { chordInEnglish, typedNameSystems } from '../../state/shown-names'
import { setChord, setKey } from '../../state/theory-actions'
import { chooseTempo, settleTempo } from '../transport/tempo-actions'

const CHORD_PREFIX = 'typed-chord-'
const KEY_PREFIX = 'typed-key-'
const TEMPO_PREFIX = 'typed-tempo-'

/** The symbol that a text names; where it is written in other names than those shown, the one meant. */
function typedSymbol(text: string): string | undefined {
  const reading = readChordSymbol(chordInEnglish(text))
  return 'symbol' in reading ? reading.symbol : reading.didYouMean
}

function chordOption(text: string): Option | undefined {
  const symbol = /^\p{L}\S*$/u.test(text) ? typedSymbol(text) : undefined
  return symbol === undefined
    ? undefined
    : { id: CHORD_PREFIX + symbol, title: `Chord: ${withSigns(symbol)}`, group: 'Chord' }
}

const KEY_WORDS = /^(?:in\s+)?(?:the\s+)?key\s+(?:of\s+)?/i

/** The key that a text names in the names shown, else in others. */
function typedKey(text: string): Key | undefined {
  const plain = text.replace(KEY_WORDS, '')
  // One word without `key of` is a chord.
  if (plain === text && !/[\s-]\p{L}{2}/u.test(text)) return undefined
  for (const system of typedNameSystems()) {
    const english = englishKey(plain, system)
    const key = english === undefined ? undefined : parseKey(english)
    if (key) return key
  }
  return undefined
}

function keyOption(text: string): Option | undefined {
  const key = typedKey(text)
  if (!key) return undefined
  const title = `Key: ${withSigns(`${formatNoteName(key.root)} ${key.scale.name}`)}`
  const id = `${KEY_PREFIX}${formatNoteName(key.root)} ${key.scale.id}`
  return { id, title, group: 'Key and scale' }
}

/** `tempo 100`, `100 bpm`, `bpm 92.5`. */
const TEMPO_TEXT = /^(?:(?:tempo|bpm)\s*(\d+(?:\.\d+)?)(?:\s*bpm)?|(\d+(?:\.\d+)?)\s*bpm)$/i

/** The tempo that a text names; one out of range says what the range is. */
function tempoOption(text: string): Option | undefined {
  const [, afterWord, beforeWord] = TEMPO_TEXT.exec(text) ?? []
  const number = afterWord ?? beforeWord
  if (number === undefined) return undefined
  const isAllowed = Number(number) >= MIN_TEMPO_BPM && Number(number) <= MAX_TEMPO_BPM
  return {
    id: TEMPO_PREFIX + number,
    title: isAllowed
      ? `Tempo: ${Number(number)} bpm`
      : `Tempo: ${MIN_TEMPO_BPM} to ${MAX_TEMPO_BPM} bpm`,
    group: 'Play',
    isDisabled: !isAllowed,
  }
}

/** The tempo, key or chord that a text names. */
export function typedOption(text: string): Option | undefined {
  return tempoOption(text) ?? keyOption(text) ?? chordOption(text)
}

/** Makes the chord, key or tempo of such an option that of the page. False for other options. */
export function chooseTypedOption(id: string): boolean {
  if (id.startsWith(TEMPO_PREFIX)) {
    chooseTempo(Number(id.slice(TEMPO_PREFIX.length)))
    settleTempo()
    return true
  }
  if (id.startsWith(KEY_PREFIX)) {
    const key = parseKey(id.slice(KEY_PREFIX.length))
    if (key) setKey(key.root, key.scale)
    return true
  }
  if (!id.startsWith(CHORD_PREFIX)) return false
  const reading = readChordSymbol(id.slice(CHORD_PREFIX.length))
  if ('symbol' in reading) setChord(reading.root, chordWithBass(reading))
  return true
}
