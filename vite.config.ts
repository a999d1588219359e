import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { exportsOf } from './scripts/build.mjs'
import { serviceWorkerModules, writeNotices } from './scripts/third-party.mjs'

const WORKBENCH = fileURLToPath(new URL('dist/workbench', import.meta.url))

/** The panels that a first visit shows; all that only they use comes with them. */
const PANELS_IN_VIEW =
  /panels\/(tab\/tab-panel|routes\/routes-panel|voicings\/voicings-panel|transport\/transport-bar)\.tsx$/

/** Gives the page the service's questions as data: `virtual:questions`. */
function registryQuestions(): Plugin {
  const name = 'virtual:questions'
  return {
    name,
    resolveId: (asked) => (asked === name ? `\0${name}` : undefined),
    load: async (asked) => {
      if (asked !== `\0${name}`) return undefined
      const { questionsOf } = await exportsOf<
        typeof import('./src/workbench/panels/commands/registry-questions')
      >("export { questionsOf } from '../workbench/panels/commands/registry-questions'")
      return `export const QUESTIONS = ${JSON.stringify(questionsOf())}`
    },
  }
}

/**
 * Puts the page as a first visitor finds it into `index.html`. The main script is only fetched;
 * `first-paint.js` starts it when that page is painted.
 */
function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const { module } = await runnerImport<
          typeof import('./src/workbench/prerender/draw-pages')
        >('./src/workbench/prerender/draw-pages.tsx')
        const drawn = html
          .replace('<!-- prerendered -->', () => module.PAGES)
          .replace(
            /<script type="module" crossorigin src="([^"]+)"><\/script>/,
            '<link rel="modulepreload" data-start crossorigin href="$1">',
          )
        if (!drawn.includes(module.PAGES) || !drawn.includes(' data-start ')) {
          throw new Error('index.html has no place for the prerendered page or for the main script')
        }
        return drawn
      },
    },
  }
}

/** Texts of documents in the shapes of projects: the page reads projects and describes none. */
const DESCRIPTION = /\babout\(\s*(?:'(?:[^'\\]|\\.)*'|`[^`$]*`),/g

function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /engine\/project\/\w+-shape\.ts$/.test(id)
        ? code.replace(DESCRIPTION, "about('',")
        : undefined,
  }
}

/** What is bundled into the page and its workers, which are built one by one. */
const bundledModules: string[] = []

function rememberModules(): Plugin {
  return {
    name: 'remember-modules',
    apply: 'build',
    generateBundle: (_options, bundle) => {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk') bundledModules.push(...part.moduleIds)
      }
    },
  }
}

/** Writes the notices of what is bundled, when the service worker is there too. */
function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        writeNotices(WORKBENCH, [...bundledModules, ...serviceWorkerModules(WORKBENCH)])
      },
    },
  }
}

export default defineConfig({
  root: 'src/workbench',
  publicDir: 'public',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist/workbench',
    emptyOutDir: true,
    target: 'es2022',
    // Small images inlined as data: URLs would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The prerendered page's code comes in one file, that of the panels in view in a second;
      // a dozen small ones cost a slow phone more.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-view', tags: ['$initial'], priority: 2 },
            { name: 'panels-in-view', test: PANELS_IN_VIEW, priority: 1 },
          ],
        },
      },
    },
  },
  // The worker of files loads alphaTab when the first file needs it, so it is built in parts.
  worker: { format: 'es', plugins: () => [rememberModules()] },
  preview: { port: 4173, strictPort: true },
  plugins: [
    registryQuestions(),
    withoutDescriptions(),
    prerender(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'Pitch Map',
        short_name: 'Pitch Map',
        description:
          'Where every pitch lies on the neck and the keys, how chords are gripped and how a line is fingered.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#101317',
        theme_color: '#101317',
        categories: ['music', 'education'],
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icons/icon-maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
          { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
        navigateFallback: '/index.html',
        // Pages that the service answers are never replaced by the workbench.
        navigateFallbackDenylist: [
          /^\/api\b/,
          /^\/mcp\b/,
          /^\/docs\b/,
          /^\/openapi\.json$/,
          /^\/llms/,
          /^\/skill\.md$/,
          /^\/\.well-known\//,
        ],
        clientsClaim: true,
        cleanupOutdatedCaches: true,
      },
    }),
    rememberModules(),
    thirdPartyNotices(),
  ],
})
