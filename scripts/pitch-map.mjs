#!/usr/bin/env node
/** The command `pitch-map`: the built command line, built first where this is a working copy. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const BUILT = fileURLToPath(new URL('../dist/service/cli.js', import.meta.url))

if (!existsSync(BUILT)) {
  const { ensureInstalled } = await import('./ensure-installed.mjs')
  ensureInstalled()
  const { ensureBuilt } = await import('./build.mjs')
  await ensureBuilt()
}
await import(BUILT)
