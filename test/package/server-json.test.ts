/** The entry of the MCP registry names the package that is published, at its version. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const jsonOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
const entry = jsonOf('server.json')
const manifest = jsonOf('package.json')

test('server.json tells name and version of the package', () => {
  expect(entry.name).toBe(manifest.mcpName)
  expect(entry.version).toBe(manifest.version)
  expect(entry.packages).toMatchObject([
    { registryType: 'npm', identifier: manifest.name, version: manifest.version },
  ])
})

test('its words are as short as the registry takes them', () => {
  expect(entry.description.length).toBeLessThanOrEqual(100)
  expect(entry.title.length).toBeLessThanOrEqual(100)
  expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
})
