/**
 * Notices of the packages whose code is in a bundle: name, version, license and the license's text
 * as it lies in the package. A package without a text, or under a license not listed here, ends the
 * build. Node built-ins only.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PACKAGES = fileURLToPath(new URL('../node_modules/', import.meta.url))
/** Texts of packages that name their license and leave its text out. */
const OWN_TEXTS = fileURLToPath(new URL('../licenses/', import.meta.url))
export const NOTICES = 'THIRD-PARTY-NOTICES.txt'

/** Licenses (SPDX) that ask for no more than their text. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'],
  ...['MIT-0', 'MPL-2.0', 'OFL-1.1', 'Unlicense'],
])
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i
/** Helpers that Vite and its bundler add; their names begin with a zero byte. */
const HELPERS = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
]

/** Folder of the package that a bundled module belongs to; `undefined` for a module of ours. */
function packageFolderOf(module) {
  const helper = HELPERS.find(([pattern]) => pattern.test(module))
  if (helper) return PACKAGES + helper[1]
  const path = module.replace(/^\0/, '')
  const [name] = path.match(/.*node_modules\/(@[^/]+\/[^/]+|[^/]+)/) ?? []
  // Relative to the project, or absolute.
  return name && (existsSync(name) ? name : name.replace(/.*?node_modules\//, PACKAGES))
}

/** Vite's own license is followed by those of what it bundles itself, none of which is in a page. */
const ownPart = (text) => text.split(/^# Licenses of bundled dependencies$/m)[0].trim()

function licenseTextOf(folder) {
  const names = readdirSync(folder).sort()
  const texts = names
    .filter((name) => LICENSE_FILE.test(name) || name === 'swagger-ui-bundle.js.LICENSE.txt')
    .map((name) => ownPart(readFileSync(`${folder}/${name}`, 'utf8')))
  if (texts.length > 0) return texts.join('\n\n')
  const readme = names.find((name) => /^readme\.md$/i.test(name))
  // Some packages have it as the last section of their page.
  return (
    readme &&
    readFileSync(`${folder}/${readme}`, 'utf8')
      .split(/^#+ licen[cs]e$/im)[1]
      ?.trim()
  )
}

/** Name, version, license and its text of the package in a folder. Throws when it may not be used. */
export function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const choices = String(license).replaceAll(/[()]/g, '').split(' OR ')
  if (!choices.some((choice) => ALLOWED.has(choice))) {
    throw new Error(
      `${name} is bundled and its license is ${license}; allowed are ${[...ALLOWED].join(', ')}`,
    )
  }
  const ownText = `${OWN_TEXTS}${name.replace('/', '-')}.txt`
  const text =
    licenseTextOf(folder) ||
    (existsSync(ownText) ? readFileSync(ownText, 'utf8').trim() : undefined)
  if (!text) throw new Error(`${name} is bundled and has no text of its license (${license})`)
  return { name, version, license, text }
}

/** Notices of the packages that bundled modules (paths) come from, by name. */
export function noticesOf(modules) {
  const folders = new Set([...modules].map(packageFolderOf).filter(Boolean))
  const byName = new Map([...folders].map(noticeOf).map((notice) => [`${notice.name}`, notice]))
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Writes the notices of bundled modules (paths) into a folder. */
export function writeNotices(folder, modules) {
  const parts = noticesOf(modules).map(
    ({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`,
  )
  const heading = 'Code of these packages is part of the files in this folder.\n'
  writeFileSync(`${folder}/${NOTICES}`, [heading, ...parts].join(`\n${'='.repeat(80)}\n\n`))
}

/** Every module in the outputs of an esbuild metafile. */
export function modulesOf({ outputs }) {
  return Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs))
}

/**
 * Modules of a service worker made by workbox, whose bundler does not name them: each part of
 * workbox says its name, and the loader in front can be told by its message.
 */
export function serviceWorkerModules(folder) {
  const texts = readdirSync(folder)
    .filter((name) => /^(?:sw|workbox-.+)\.js$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  const parts = texts.flatMap((text) => [...text.matchAll(/["']workbox:([\w-]+):/g)])
  if (texts.length > 0 && parts.length === 0) throw new Error('sw.js names no part of workbox')
  const hasLoader = texts.some((text) => text.includes('register its module'))
  return [
    ...parts.map(([, part]) => `node_modules/workbox-${part}/index.js`),
    ...(hasLoader ? ['node_modules/@trickfilm400/rollup-plugin-off-main-thread/loader.ejs'] : []),
  ]
}
