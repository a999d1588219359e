/** Bundles the workbench once for all tests of a run: one script, which a window of its own runs. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const fileAt = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

export const BUNDLE = fileAt('.cache/page/workbench.js')

export async function setup(): Promise<void> {
  await build({
    entryPoints: [fileAt('src/workbench/main.tsx')],
    outfile: BUNDLE,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'empty' },
    define: { 'import.meta.url': '"http://pitch-map.test/"', 'import.meta.env.PROD': 'false' },
    logLevel: 'warning',
  })
}
