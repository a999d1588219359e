/** ARCHITECTURE.md names every folder that there is. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const text = readFileSync(`${ROOT}ARCHITECTURE.md`, 'utf8')

test.each(['engine', 'formats', 'operations', 'service', 'workbench'])(
  'every folder of src/%s is in it',
  (layer) => {
    const folders = readdirSync(`${ROOT}src/${layer}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.length).toBeGreaterThan(2)
    expect(folders.filter((name) => !new RegExp(`\\b${name}\\b/?\``).test(text))).toEqual([])
  },
)
