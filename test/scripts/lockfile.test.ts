/** What `npm ci` needs of the lockfile, and which Node is safe to serve with. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { missingPackages } from '../../scripts/complete-lockfile'
import { isInRange } from '../../scripts/ensure-installed.mjs'

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'))
const { packages } = read('package-lock.json')

describe('the lockfile', () => {
  test('holds the binaries of every platform; scripts/complete-lockfile.ts writes them', () => {
    expect(missingPackages(packages)).toEqual({})
  })

  test('asks for what package.json asks for', () => {
    const { dependencies, devDependencies, engines, version } = read('package.json')
    const asked = { dependencies, devDependencies, engines, version }
    expect(packages['']).toMatchObject(asked)
  })

  test('names no other registry', () => {
    const hosts = JSON.stringify(packages).match(/"resolved":"https?:\/\/[^/"]+/g) ?? []
    expect(hosts.filter((one) => !one.endsWith('//registry.npmjs.org'))).toEqual([])
  })
})

test.each([
  ['tool-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ['@tool/linux-x64-musl', { cpu: ['x64'], os: ['linux'], libc: ['musl'] }],
  ['@tool/linux-arm-musleabihf', { cpu: ['arm'], os: ['linux'], libc: ['musl'] }],
  ['@tool/linux-s390x-gnu', { cpu: ['s390x'], os: ['linux'], libc: ['glibc'] }],
  ['@tool/windows-64', { cpu: ['x64'], os: ['win32'] }],
])('%s is missing beside the package that names it', (name, platform) => {
  const tool = (version: string) => ({ version, optionalDependencies: { [name]: version } })
  const held = {
    'node_modules/tool': tool('1.0.0'),
    [`node_modules/${name}`]: { version: '1.0.0' },
    'node_modules/other/node_modules/tool': tool('2.0.0'),
  }
  expect(missingPackages(held)).toEqual({
    [`node_modules/other/node_modules/${name}`]: { version: '2.0.0', optional: true, ...platform },
  })
})

test.each([
  ['20.19.0', false],
  ['20.20.1', false],
  ['20.20.2', true],
  ['20.21.0', true],
  ['21.7.3', false],
  ['22.9.0', false],
  ['22.23.0', true],
  ['24.17.0', true],
  ['25.8.2', false],
  ['26.3.1', true],
  ['28.0.0', true],
])('Node %s is safe to serve with: %j', (version, isSafe) => {
  expect(isInRange(version, '^20.20.2 || ^22.23.0 || ^24.17.0 || >=26.3.1')).toBe(isSafe)
})
