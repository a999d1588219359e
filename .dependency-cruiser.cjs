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
  song: ['theory', 'tab', 'project', 'harmony'],
  plan: ['theory', 'instrument', 'hand', 'tab', 'harmony'],
  arrange: ['theory', 'instrument', 'hand', 'tab', 'harmony', 'plan'],
  check: ['theory', 'instrument', 'hand', 'tab', 'voicing', 'harmony', 'plan'],
  practice: ['theory', 'instrument', 'hand', 'tab', 'project', 'harmony', 'plan'],
  accompany: ['theory', 'instrument', 'hand', 'tab', 'voicing', 'harmony', 'practice', 'song'],
}

/** Shared by the subjects of operations. */
const SHARED_BY_OPERATIONS = ['registry', 'suggest', 'schemas', 'names', 'reading', 'markdown']

const operationRoom = (...subjects) => [...SHARED_BY_OPERATIONS, ...subjects]

const OPERATION_ROOMS = {
  registry: [],
  suggest: [],
  schemas: ['registry', 'suggest'],
  names: ['registry'],
  reading: ['registry', 'suggest', 'schemas', 'names'],
  markdown: ['registry', 'schemas', 'reading'],
  scales: operationRoom(),
  chords: operationRoom('scales'),
  tab: operationRoom('chords'),
  routes: operationRoom('tab'),
  neck: operationRoom('scales', 'chords'),
  pictures: operationRoom('tab'),
  files: operationRoom('tab', 'pictures'),
  progressions: operationRoom('scales', 'chords', 'tab', 'routes'),
  songs: operationRoom('tab', 'progressions', 'files'),
  drills: operationRoom('chords', 'tab', 'routes', 'progressions'),
  arrange: operationRoom('tab', 'routes', 'files'),
}

const FORMAT_ROOMS = {
  score: [],
  alphatab: ['score'],
  musicxml: ['score'],
  midi: ['score'],
  track: ['score', 'midi'],
  ascii: ['score', 'track'],
  sheet: ['score', 'track', 'ascii'],
  drawing: ['score', 'alphatab', 'track'],
}

const SERVICE_ROOMS = {
  text: [],
  http: ['text'],
  png: ['http'],
  pages: ['text', 'http', 'png'],
  mcp: ['text', 'http', 'png', 'pages'],
}

const WORKBENCH_ROOMS = {
  state: [],
  audio: ['state'],
  editor: ['state', 'audio'],
  controls: ['state', 'editor'],
  projects: ['state', 'audio', 'editor'],
  files: ['state', 'audio', 'editor', 'projects'],
}

/** Beside each other; all of them stand on the rooms above. */
const PANELS = {
  marks: [],
  pickers: [],
  harmony: [],
  routes: [],
  staff: ['routes'],
  projects: [],
  'play-along': [],
  'piano-to-guitar': [],
  score: [],
  voicings: ['marks'],
  header: ['pickers'],
  piano: ['marks'],
  'neck-sheet': ['pickers', 'piano'],
  print: ['header', 'song'],
  fretboard: ['marks', 'pickers', 'piano', 'neck-sheet'],
  practice: ['staff'],
  song: ['neck-sheet'],
  reading: ['staff', 'neck-sheet', 'song'],
  transport: ['staff'],
  files: ['transport', 'print', 'piano-to-guitar'],
  tab: ['staff', 'score', 'song', 'play-along', 'practice'],
  commands: ['header', 'neck-sheet', 'piano', 'projects', 'staff', 'transport'],
}

/**
 * Rules that hold the rooms of a folder to what each stands on.
 *
 * @param files at the folder's root that any room may import
 */
function rulesOf(folder, rooms, files = []) {
  const named = folder.replaceAll('/', '-')
  return [
    ...Object.entries(rooms).map(([room, below]) => ({
      name: `${named}-${room}`,
      comment: `${room} stands on ${below.join(', ') || 'nothing'}: a room can be read without those above it.`,
      severity: 'error',
      from: { path: `^src/${folder}/${room}/`, pathNot: '\\.(test|test-support)\\.ts$' },
      to: {
        path: `^src/${folder}/(?!(${[room, ...below].join('|')})/${files.length > 0 ? `|(${files.join('|')})\\.tsx?$` : ''})`,
      },
    })),
    {
      name: `${named}-rooms-are-listed`,
      comment: 'A new room says what it may import.',
      severity: 'error',
      from: { path: `^src/${folder}/(?!(${Object.keys(rooms).join('|')})/)[^/]+/` },
      to: {},
    },
  ]
}

const roomRules = [
  ...rulesOf('engine', ENGINE_FOLDERS, ['errors', 'group-by', 'keep-recent', 'once-per']),
  ...rulesOf('formats', FORMAT_ROOMS, ['format']),
  ...rulesOf('operations', OPERATION_ROOMS),
  ...rulesOf(
    'service',
    {
      ...SERVICE_ROOMS,
      docs: Object.keys(SERVICE_ROOMS),
      edge: Object.keys(SERVICE_ROOMS),
      node: Object.keys(SERVICE_ROOMS),
      cli: [...Object.keys(SERVICE_ROOMS), 'node'],
    },
    ['app'],
  ),
  ...rulesOf(
    'workbench',
    {
      ...WORKBENCH_ROOMS,
      panels: [...Object.keys(WORKBENCH_ROOMS), 'styles'],
      prerender: ['panels', 'state'],
      styles: [],
      public: [],
    },
    ['app'],
  ),
  ...rulesOf('workbench/panels', PANELS, ['slots']),
]

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
        pathNot: ['^src/engine/project/', '^src/formats/score/zip\\.ts$', '\\.test\\.ts$'],
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
    ...roomRules,
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one idea in two places, types included.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
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
