/** The direction of the layers and of the engine's folders, as rules. Each says why. */
const swc = require('@swc/core')

// dependency-cruiser asks swc for plain TypeScript, which has no JSX.
const { parseFileSync } = swc
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

/** Folders of the engine, and what each may import beside itself and the files at the root. */
const ENGINE_FOLDERS = {
  theory: [],
  instrument: ['theory'],
  hand: ['theory', 'instrument'],
  tab: ['theory', 'instrument'],
  diagram: ['theory', 'instrument', 'tab'],
  project: ['theory', 'instrument', 'tab'],
  voicing: ['theory', 'instrument', 'hand', 'tab'],
  harmony: ['theory', 'instrument', 'hand', 'voicing'],
  route: ['theory', 'instrument', 'hand', 'tab', 'harmony'],
  polyphony: ['theory', 'instrument', 'hand', 'route'],
  'chord-route': ['theory', 'instrument', 'hand', 'tab', 'route', 'polyphony'],
  arrange: ['theory', 'instrument', 'hand', 'tab', 'harmony', 'route', 'polyphony', 'chord-route'],
  check: ['theory', 'instrument', 'hand', 'tab', 'voicing', 'harmony', 'polyphony'],
  practice: ['theory', 'instrument', 'hand', 'tab', 'project', 'harmony', 'route'],
}

const engineFolderRules = Object.entries(ENGINE_FOLDERS).map(([folder, below]) => ({
  name: `engine-${folder}`,
  comment: `${folder} stands on ${below.join(', ') || 'nothing'}: a folder can be read without those above it.`,
  severity: 'error',
  from: { path: `^src/engine/${folder}/`, pathNot: '\\.(test|test-support)\\.ts$' },
  to: {
    path: `^src/engine/(?!(${[folder, ...below].join('|')})/|(errors|group-by|keep-recent)\\.ts$)`,
  },
}))

const adapterRules = [
  ['service', 'workbench'],
  ['workbench', 'service'],
].map(([one, other]) => ({
  name: `${one}-without-${other}`,
  comment: 'The page works without the service, the service without the page.',
  severity: 'error',
  from: { path: `^src/${one}/` },
  to: { path: `^src/${other}/` },
}))

module.exports = {
  forbidden: [
    {
      name: 'engine-imports-itself',
      comment:
        'The engine is arithmetic about strings; it must run anywhere, so it imports itself and fflate only.',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '\\.(test|test-support)\\.ts$' },
      to: { pathNot: ['^src/engine/', '(^|/)node_modules/fflate/'] },
    },
    {
      name: 'fflate-in-the-codec-only',
      comment: 'One place turns a project into text, so one place knows how it is compressed.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/engine/project/', '^src/formats/zip\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: '(^|/)node_modules/fflate/' },
    },
    {
      name: 'formats-know-the-engine-only',
      comment:
        'Files of others are read and written in any runtime, by whoever imports the library.',
      severity: 'error',
      from: { path: '^src/formats/', pathNot: '\\.(test|test-support)\\.ts$' },
      to: {
        pathNot: [
          '^src/(engine|formats)/',
          '(^|/)node_modules/(fflate|midi-file|@coderline/alphatab)/',
        ],
      },
    },
    {
      name: 'alphatab-in-the-formats-only',
      comment:
        'It is larger than the rest of the service, so one folder knows it and loads it late.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/formats/', '\\.test\\.ts$'] },
      to: { path: '(^|/)node_modules/@coderline/alphatab/' },
    },
    {
      name: 'engine-without-formats',
      comment: 'Formats stand on the engine.',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { path: '^src/formats/' },
    },
    {
      name: 'operations-know-engine-and-formats-only',
      comment:
        'An operation is the same value under HTTP, MCP, the command line and the workbench.',
      severity: 'error',
      from: { path: '^src/operations/', pathNot: '\\.(test|test-support)\\.ts$' },
      to: { pathNot: ['^src/(engine|formats|operations)/', '(^|/)node_modules/zod/'] },
    },
    ...adapterRules,
    ...engineFolderRules,
    {
      name: 'engine-folders-are-listed',
      comment: 'A new folder says what it may import.',
      severity: 'error',
      from: { path: `^src/engine/(?!(${Object.keys(ENGINE_FOLDERS).join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one idea in two places.',
      severity: 'error',
      from: { path: '^src/' },
      // A Markdown writer takes the type of its operation's document and nothing else; the parser
      // does not tell imports of types.
      to: {
        circular: true,
        viaOnly: { pathNot: '\\.markdown\\.ts$', dependencyTypesNot: ['type-only'] },
      },
    },
    {
      name: 'node-in-its-rooms-only',
      comment:
        'The app answers in any runtime; only these folders of the service know that there is Node.',
      severity: 'error',
      from: {
        path: '^src/service/',
        pathNot: ['^src/service/(node|cli|png)/', '\\.(test|test-support)\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
