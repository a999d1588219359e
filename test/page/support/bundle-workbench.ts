/** Bundles the workbench once for all tests of a run: one script, which a window of its own runs. */
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { questionsOf } from '#workbench/panels/commands/registry-questions'

const fileAt = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

export const BUNDLE = fileAt('.cache/page/workbench.js')

/** What `vite.config.ts` gives the page as `virtual:questions`. */
const questions: Plugin = {
  name: 'questions',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^virtual:questions$/ }, ({ path }) => ({ path, namespace: 'virtual' }))
    onLoad({ filter: /./, namespace: 'virtual' }, () => ({
      contents: `export const QUESTIONS = ${JSON.stringify(questionsOf())}`,
    }))
  },
}

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
    plugins: [questions],
    logLevel: 'warning',
  })
}
