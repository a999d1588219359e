/** The document of GET /api/key as Markdown. */
import { joinParts, writeList, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import type { KeyDocument } from './key.schema'

type Stretch = Pick<KeyDocument['stretches'][number], 'from' | 'to'>

const CONFIDENCE = { clear: 'clearly', likely: 'likely', close: 'barely' } as const

/** Chords counted from 1, as players do: `chords 6–8`. */
const placeOf = ({ from, to }: Stretch) =>
  to - from === 1 ? `chord ${to}` : `chords ${from + 1}–${to}`

function headline({ key, keys, keyIsGiven, confidence }: KeyDocument): string {
  const found = `${keys[0]!.name}, ${CONFIDENCE[confidence]}`
  return keyIsGiven ? `# ${key.name}, as given; alone: ${found}` : `# ${found}`
}

export function writeKey(document: KeyDocument, detail: Detail): string {
  const { keys, nearTies, stretches, chords, fewestScales, bluesScale } = document
  return joinParts([
    headline(document),
    writeList(keys[0]!.reasons),
    writeList(nearTies.map(({ name, why }) => `Or ${name}: ${why}`)),
    stretches.length > 1 &&
      writeList(stretches.map((one) => `${placeOf(one)}: ${one.name}. ${one.reason}`)),
    writeTable(
      ['Chord', 'Numeral', 'Role', 'Key', 'Scale', 'Tones'],
      chords.map(({ symbol, numeral, role, stretch, scale }) => [
        symbol,
        numeral,
        role,
        stretches[stretch]!.name,
        scale && `${scale.root} ${scale.name}`,
        scale?.tones.join(' '),
      ]),
    ),
    chords.length > 0 && '## As few scales as there can be',
    writeList(
      fewestScales.map((one) => {
        const missing = one.missing.length > 0 ? `; lacks ${one.missing.join(' ')}` : ''
        return `${placeOf(one)}: ${one.root} ${one.name} (${one.tones.join(' ')})${missing}`
      }),
    ),
    bluesScale &&
      `Over all of it the blues scale on ${bluesScale.root}: ${bluesScale.tones.join(' ')}.`,
    detail === 'full' && '## Other keys',
    detail === 'full' &&
      writeTable(
        ['Key', chords.length > 0 ? 'Share' : 'Fit', 'Reasons'],
        keys
          .slice(1)
          .map(({ name, share, fit, reasons }) => [name, share ?? fit, reasons.join(' ')]),
      ),
  ])
}
