/** Facts in an answer: paths, and what stands there. */
import { isDeepStrictEqual } from 'node:util'

/** Every value at a path; `*` and `#` stand for every item of a list. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [step, ...rest] = path
  if (step === undefined) return [value]
  if (step === '*' || step === '#') {
    return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : []
  }
  if (typeof value !== 'object' || value === null) return []
  return valuesAt(Reflect.get(value, step), rest)
}

/** What an answer says otherwise than the facts, as sentences. */
export function factsMissed(
  answer: unknown,
  facts: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(facts).flatMap(([path, fact]) => {
    const values = valuesAt(answer, path.split('.'))
    const isRight = path.includes('#')
      ? values.some((value) => isDeepStrictEqual(value, fact))
      : isDeepStrictEqual(path.includes('*') ? values : values[0], fact)
    return isRight ? [] : [`${path}: ${JSON.stringify(values)}, not ${JSON.stringify(fact)}`]
  })
}
