/** The recipes of CONTRIBUTING.md: every file that one names is there, and holds what it says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const text = readFileSync(`${ROOT}CONTRIBUTING.md`, 'utf8')

const recipes = text
  .split(/^## /m)
  .filter((section) => section.startsWith('Add '))
  .map((section) => ({ title: section.split('\n')[0]!, quoted: quotedIn(section) }))

function quotedIn(section: string): readonly string[] {
  return [...section.matchAll(/`([^`\n]+)`/g)].map(([, quoted]) => quoted!)
}

const isFile = (quoted: string) => /^[\w./-]+\.(tsx?|mjs|css|md)$/.test(quoted)

/** The files that a recipe names, a bare name in the folder of the one before it. */
function filesOf(quoted: readonly string[]): readonly string[] {
  let folder = ''
  return quoted.filter(isFile).map((name) => {
    const path = name.includes('/') ? name : `${folder}${name}`
    folder = path.slice(0, path.lastIndexOf('/') + 1)
    return path
  })
}

const filesIn = (folder: string) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  )
const ALL = ['src', 'test', 'scripts'].flatMap(filesIn)

test('there are many recipes, each told once', () => {
  expect(recipes.length).toBeGreaterThan(8)
  const titles = recipes.map(({ title }) => title.replace(/ (a|an|the) /g, ' '))
  expect(titles).toEqual([...new Set(titles)])
})

test.each(filesIn('src').filter((file) => file.endsWith('README.md')))(
  '%s names files that are there',
  (readme) => {
    const folder = `${ROOT}${readme.slice(0, readme.lastIndexOf('/') + 1)}`
    const named = quotedIn(readFileSync(`${ROOT}${readme}`, 'utf8')).filter(isFile)
    const isThere = (name: string) => existsSync(folder + name) || existsSync(ROOT + name)
    expect(named.filter((name) => !isThere(name))).toEqual([])
  },
)

/** Without comments and texts. */
const codeOf = (file: string) =>
  readFileSync(`${ROOT}${file}`, 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g,
    '',
  )

test('a parameter of routes, near, is spelt in the files of its recipe alone', () => {
  const { quoted } = recipes.find(({ title }) => title === 'Add a parameter of routes')!
  const folders = ['engine/plan', 'operations/routes', 'operations/schemas', 'operations/reading']
  const spelling = [...folders, 'workbench/panels/routes']
    .flatMap((folder) => filesIn(`src/${folder}`))
    .filter((file) => /^(?!.*test).*\.tsx?$/.test(file))
    // Some have a value of their own of that name, and a tool its own words.
    .filter((file) => /\bnear\b/.test(codeOf(file)) && !/\bnear = |\bnear: ,/.test(codeOf(file)))
  expect(spelling.length).toBeGreaterThan(3)
  expect(spelling.filter((file) => !filesOf(quoted).includes(file))).toEqual([])
})

describe.each(recipes)('$title', ({ quoted }) => {
  const files = filesOf(quoted)

  test('names files that are there', () => {
    const isThere = (path: string) =>
      existsSync(`${ROOT}${path}`) || ALL.some((file) => file.endsWith(`/${path}`))
    expect(files.filter((path) => !isThere(path))).toEqual([])
  })

  test('is about five files at most, beside tests', () => {
    const edited = new Set(files.filter((path) => !path.includes('.test.')))
    expect(edited.size).toBeLessThanOrEqual(5)
  })

  test('names values and types that its files hold', () => {
    const names = quoted.filter((word) => /^[A-Z][A-Za-z_]*[A-Za-z]$/.test(word))
    const paths = files.flatMap((path) => ALL.filter((file) => file.endsWith(path)))
    const held = paths.map((path) => readFileSync(`${ROOT}${path}`, 'utf8')).join('\n')
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(held))).toEqual([])
  })
})
