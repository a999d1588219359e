/** Runs every `// =>` line of the doc comments: an example that is not true fails here. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transformSync } from 'esbuild'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

interface DocExample {
  readonly expression: string
  readonly expected: string
}

/** `expr // => value` lines of the @example blocks; a value may stand on the line below. */
function examplesIn(source: string): DocExample[] {
  const examples: DocExample[] = []
  for (const block of source.matchAll(/@example\n([\s\S]*?)(?=\n \* @|\*\/)/g)) {
    let pending = ''
    for (const raw of block[1]!.split('\n')) {
      const line = raw.replace(/^\s*\* ?/, '')
      const match = /^(.*?)\/\/ => (.*)$/.exec(line)
      if (!match) {
        pending = `${pending} ${line}`.trim()
        continue
      }
      const expression = `${pending} ${match[1]}`.trim()
      if (expression !== '') examples.push({ expression, expected: match[2]!.trim() })
      pending = ''
    }
  }
  return examples
}

/** Modules whose exports an example may use: its own, and those that its file imports. */
async function scopeOf(file: string, source: string): Promise<Record<string, unknown>> {
  const scope: Record<string, unknown> = {}
  const imported = [...source.matchAll(/from '(\.[^']+|#[^']+)'/g)].map((match) => match[1]!)
  for (const specifier of imported) {
    const path = specifier.startsWith('#')
      ? join(ROOT, 'src', specifier.slice(1))
      : resolve(file, '..', specifier)
    Object.assign(scope, await import(`${path}.ts`))
  }
  return Object.assign(scope, await import(file))
}

function evaluate(expression: string, scope: Record<string, unknown>): unknown {
  const names = Object.keys(scope)
  const code = transformSync(`(${expression})`, { loader: 'ts' }).code.trim().replace(/;$/, '')
  return new Function(...names, `return ${code}`)(...names.map((name) => scope[name]))
}

const FILES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(
    (name) =>
      /^(engine|formats|operations)\/.*\.ts$/.test(name) &&
      !/\.(test|test-support)\.ts$/.test(name),
  )
  .map((name) => ({ name, source: readFileSync(join(ROOT, 'src', name), 'utf8') }))
  .map((file) => ({ ...file, examples: examplesIn(file.source) }))
  .filter(({ examples }) => examples.length > 0)

test('there are doc examples to run', () => {
  expect(FILES.length).toBeGreaterThan(5)
})

describe.each(FILES)('$name', ({ name, source, examples }) => {
  test.each(examples)('$expression', async ({ expression, expected }) => {
    const value = evaluate(expression, await scopeOf(join(ROOT, 'src', name), source))
    expect(value === undefined ? 'undefined' : JSON.stringify(value)).toBe(expected)
  })
})
