/** The document of GET /api/capo as Markdown. */
import { joinParts, writeLink, writeList, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import type { CapoDocument } from './capo.schema'

const capoWords = (capo: number) => (capo === 0 ? 'no capo' : `capo ${capo}`)

const barreWords = (barres: number) =>
  barres === 0 ? 'no barre' : `${barres} barre${barres === 1 ? '' : 's'}`

export function writeCapo(document: CapoDocument, detail: Detail): string {
  const { input, sounding, choices, given, warnings } = document
  const [best] = choices
  const shown = detail === 'full' ? choices : choices.slice(0, 1)
  const untrue = choices.flatMap(({ capo, proof }) =>
    Object.entries(proof).flatMap(([name, value]) => (value ? [] : [`${name} at ${capo}`])),
  )
  return joinParts([
    `# ${sounding.join(' – ')}: ${capoWords(best!.capo)}`,
    `Sounding in ${input.toKey ?? input.key}${input.transpose === 0 ? '' : `, ${Math.abs(input.transpose)} half step${Math.abs(input.transpose) === 1 ? '' : 's'} ${input.transpose > 0 ? 'higher' : 'lower'} than ${input.key}`}.`,
    writeTable(
      ['Capo', 'Shapes', 'Barres', 'Cost'],
      [
        ...choices,
        ...(given && !choices.some(({ rank }) => rank === given.rank) ? [given] : []),
      ].map(({ capo, chords, barres, cost }) => [
        given?.capo === capo ? `${capo} (as given)` : capo,
        chords.map(({ shapeSymbol }) => shapeSymbol).join(' '),
        barreWords(barres),
        cost,
      ]),
    ),
    ...shown.flatMap(({ capo, chords, progression }) => [
      `## ${capoWords(capo)}`,
      writeTable(
        ['Sounds', 'Shape', 'Frets', 'Fingers', 'Difficulty'],
        chords.map(({ symbol, shapeSymbol, text, fingers, difficulty }) => [
          symbol,
          shapeSymbol,
          text,
          fingers.map((finger) => (finger === 0 ? '-' : finger)).join(''),
          `${difficulty.level} of 5`,
        ]),
      ),
      writeLink('Play it through', progression),
    ]),
    writeList(warnings),
    untrue.length === 0
      ? 'Proof: capo and frets sound the chords, frets alone the shapes.'
      : `Proof fails: ${untrue.join(', ')}.`,
  ])
}
