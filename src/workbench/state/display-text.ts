/** Musical text as the page shows and speaks it; everything stored stays in the engine's ASCII. */
import type { Neck, NeckString } from '#engine/instrument/neck'
import { stringCountWord } from '#engine/instrument/neck-words'

/** `Bb` → `B♭`, `#11` → `♯11`. For note names, degrees and interval labels only. */
export function withSigns(text: string): string {
  return text.replaceAll('#', '♯').replace(/b(?=[b\d])|(?<=[A-G]b?)b/g, '♭')
}

/** A note name as spoken: `Bb` → `B flat`, `F##` → `F double sharp`. */
export function spokenNote(text: string): string {
  return text
    .replace('##', ' double sharp')
    .replace('#', ' sharp')
    .replace(/(?<=[A-G])bb/, ' double flat')
    .replace(/(?<=[A-G])b/, ' flat')
}

/** The string's open note without octave: `F#`. */
export function openNameOf({ name }: NeckString): string {
  return name.replace(/-?\d+$/, '')
}

/**
 * A string by its open note: `G string`; of two with one name `high E string`, `low E string`, by
 * what they sound; where three share it, `string 3`.
 */
export function spokenString(string: number, { strings }: Neck): string {
  const own = strings[string - 1]
  if (!own) return `string ${string}`
  const name = openNameOf(own)
  const alike = strings.filter((other) => openNameOf(other) === name)
  const [other] = alike.filter((candidate) => candidate !== own)
  if (!other) return `${spokenNote(name)} string`
  if (alike.length > 2 || other.midi === own.midi) return `string ${string}`
  return `${own.midi > other.midi ? 'high' : 'low'} ${spokenNote(name)} string`
}

/** `Guitar neck, six strings in standard tuning, capo 2`. */
export function neckWords({ instrument, tuning, capo, strings }: Neck): string {
  const name = tuning.name.replace(/^(Standard|Custom)$/, (word) => word.toLowerCase())
  const count = stringCountWord(strings.length)
  return `${instrument.name} neck, ${count} strings in ${name} tuning${capo > 0 ? `, capo ${capo}` : ''}`
}

/** `open` or `fret 3`. */
export function spokenFret(fret: number): string {
  return fret === 0 ? 'open' : `fret ${fret}`
}

/** `1 bar`, `2 bars`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
