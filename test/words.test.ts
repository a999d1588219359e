/** Words that the glossary bans do not come back, in code, comments, tests or documents. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['src', 'test', 'scripts', 'bench', 'docs', 'examples']
const PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'SKILL.md']
const TEXT = /\.(tsx?|mts|mjs|css|md)$/

/** Where a banned word is right, and why. */
const EXCEPTIONS: readonly (readonly [file: string, reason: string])[] = [
  ['docs/glossary.md', 'lists the words'],
  ['docs/interface.md', 'the contract as it was given'],
  ['docs/decisions/', 'a decision keeps the words of its day'],
  ['src/operations/arrange/folk-songs.test', 'the title of a song'],
  ['test/support/folk-songs.ts', 'the title of a song'],
  ['src/engine/accompany/song-capos.test-support', 'the title of a song'],
  ['src/operations/arrange/difficulty-law.test', 'the title of a song'],
  ['src/service/pages/page-texts.generated.ts', 'made from the documents'],
]

function bannedWords(): string[] {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  const rows = glossary.split('## Words we do not use')[1]!.match(/^\| `.*$/gm)!
  return rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, word]) => word!),
  )
}

const WORDS = bannedWords()
// Plurals are listed on their own, so only whole words count; a line may break a phrase.
const BANNED = new RegExp(
  `(?<![\\p{L}])(${WORDS.join('|').replaceAll(' ', '[\\s*/]+')})(?![\\p{L}])`,
  'giu',
)

const files = [
  ...PAGES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ),
].filter((file) => TEXT.test(file) && !EXCEPTIONS.some(([exempt]) => file.startsWith(exempt)))

test('the glossary lists banned words, and the pattern finds each of them', () => {
  expect(WORDS.length).toBeGreaterThan(10)
  expect(WORDS.filter((word) => `(${word}).`.match(BANNED) === null)).toEqual([])
  expect('a slippery eyesight'.match(BANNED)).toBeNull()
})

test('many files are read', () => {
  expect(files.length).toBeGreaterThan(800)
})

test('no file holds a banned word', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(BANNED)].map(
      ([word]) => `${file}: ${word}`,
    ),
  )
  expect(found).toEqual([])
})
