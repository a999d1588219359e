/** GET /api/piano: keys and fingers of a scale or a chord for both hands. */
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { isBlackKey } from '#engine/instrument/piano'
import { HANDS, type Hand, runFingers, struckFingers } from '#engine/instrument/piano-fingers'
import { type Key, pianoGrips, TONIC_OCTAVE } from '#engine/instrument/piano-grips'
import { faultsOfRun, faultsOfStrike } from '#engine/instrument/verify-fingers'
import { type Degree, semitonesOfDegree, spellDegree } from '#engine/theory/interval'
import { formatNoteName, formatPitch, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { defineOperation } from '../registry/operation'
import { requestErrorOf } from '../registry/request-errors'
import { acceptedRoot, acceptedScale } from '../schemas/parameters'
import { writePiano } from './piano.markdown'
import { type PianoDocument, pianoDocument, pianoRequest } from './piano.schema'

const API_VERSION = '2026-11-24'

type Run = PianoDocument['runs'][number]
type Grip = PianoDocument['grips'][number]

const describeKeys = (hand: Hand, keys: readonly Key[]) => ({
  hand,
  notes: keys.map(({ name, midi }) => formatPitch(name, midi)),
  midi: keys.map(({ midi }) => midi),
})

function describeRun(
  kind: Run['kind'],
  root: NoteName,
  degrees: readonly Degree[],
  octaves: number,
): readonly Run[] {
  return HANDS.map((hand) => {
    // From three octaves on lower down, so that the last key is on the piano and in the picture.
    const lower = Math.max(0, octaves - 2)
    const tonic = TONIC_OCTAVE[hand] - 12 * lower + pitchClassOf(root)
    const octave = degrees.map((degree) => ({
      name: spellDegree(root, degree).name,
      midi: tonic + semitonesOfDegree(degree),
    }))
    const keys = Array.from({ length: octaves }, (_, at) =>
      octave.map(({ name, midi }) => ({ name, midi: midi + 12 * at })),
    ).flat()
    keys.push({ name: root, midi: tonic + 12 * octaves })
    const fingers = runFingers(
      octave.map(({ midi }) => midi),
      kind,
      hand,
      octaves,
    )
    return { kind, ...describeKeys(hand, keys), fingers: fingers ?? null }
  })
}

/** Whether the degrees are stacked thirds, which is what tables of broken chords hold. */
const isStacked = (degrees: readonly Degree[]) =>
  degrees.length <= 4 && degrees.every(({ number }, at) => number === 2 * at + 1)

const namesOf = (notes: readonly string[]) => notes.map((note) => note.replace(/-?\d+$/, ''))

/** What the keys sound and how they are played, found from the answer itself. */
function prove(
  runs: readonly Run[],
  grips: readonly Grip[],
  tones: readonly string[],
  bass: readonly string[],
) {
  const parts = [
    ...runs.map(({ notes }) => ({ names: namesOf(notes), wanted: tones })),
    ...grips.flatMap(({ name, hands }) => {
      const wanted = [...tones, ...bass]
      const each = hands.map(({ notes }) => ({ names: namesOf(notes), wanted }))
      return name === 'both hands' ? [{ names: each.flatMap(({ names }) => names), wanted }] : each
    }),
  ]
  const unlike = (missing: boolean) => [
    ...new Set(
      parts.flatMap(({ names, wanted }) =>
        missing
          ? wanted.filter((tone) => !names.includes(tone))
          : names.filter((name) => !wanted.includes(name)),
      ),
    ),
  ]
  const faults = [
    ...runs.flatMap(({ midi, fingers, hand }) => (fingers ? faultsOfRun(midi, fingers, hand) : [])),
    ...grips.flatMap(({ hands }) =>
      hands.flatMap(({ midi, fingers, hand }) => faultsOfStrike(midi, fingers, hand)),
    ),
  ]
  return {
    leftOut: unlike(true),
    foreign: unlike(false),
    playable: faults.length === 0,
    thumbsOnBlackKeys: runs.flatMap(({ midi, fingers }) =>
      midi.filter((key, at) => fingers?.[at] === 1 && isBlackKey(key)),
    ).length,
  }
}

export const getPianoFingering = defineOperation({
  id: 'getPianoFingering',
  http: { method: 'GET', path: '/api/piano' },
  summary: 'How a scale or a chord is fingered on the piano, by both hands',
  description:
    'Gives the keys and fingers of a scale over one to four octaves as methods teach it, or of a chord symbol: every inversion, the broken chord, and both hands for chords of more than four tones. For where one note lies use /api/map; for a picture /api/diagram/piano.svg.',
  request: pianoRequest,
  document: pianoDocument,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'D major, both hands', request: { root: 'D' } },
    {
      title: 'C# harmonic minor over two octaves',
      request: { root: 'C#', scale: 'harmonicMinor', octaves: 2 },
    },
    { title: 'A minor and its inversions', request: { symbol: 'Am' } },
    { title: 'A ninth chord for both hands', request: { symbol: 'C9' } },
  ],
  lean: 'name runs{kind hand notes fingers} grips{name hands{hand notes fingers}} proof',
  markdown: writePiano,
  pictures: ({ runs, grips }, urls) => {
    const [first] = grips
    const notes = first ? first.hands.flatMap((one) => one.notes) : (runs[0]?.notes ?? [])
    return [
      urls.piano({
        root: 'C',
        scale: 'major',
        notes: [...notes],
        piano: '61-key',
        labels: 'notes',
      }),
    ]
  },
  tool: {
    name: 'finger_piano',
    title: 'Finger the piano',
    description:
      'Keys and fingers of a scale or chord on the piano, both hands, with inversions. Use it for "how do I finger D major?". For one note use map_pitch.',
    fields: ['root', 'scale', 'symbol', 'octaves'],
    words: { symbol: 'A chord instead: Am7' },
    examples: [
      { title: 'D major', arguments: { root: 'D' } },
      { title: 'C7 in every inversion', arguments: { symbol: 'C7' } },
    ],
  },
  command: { words: 'symbol', wordsKind: 'one', usage: '[symbol]' },
  run({ root: rootText, scale: scaleText, symbol: symbolText, octaves }) {
    if (symbolText !== undefined && (rootText !== undefined || scaleText !== undefined)) {
      const path = rootText === undefined ? 'scale' : 'root'
      const message = `symbol=${symbolText} is a chord, and ${path} belongs to a scale; give one of them`
      throw requestErrorOf('conflicting-parameters', [{ path, message }])
    }
    const symbol = symbolText === undefined ? undefined : parseChordSymbol(symbolText)!
    const scale = acceptedScale(scaleText ?? 'major')
    const root = symbol?.root ?? acceptedRoot(rootText ?? 'C')
    const degrees = symbol?.chord.degrees ?? scale.degrees
    const tones = degrees.map((degree) => formatNoteName(spellDegree(root, degree).name))
    const isBroken = symbol === undefined || isStacked(degrees)
    const runs = isBroken ? describeRun(symbol ? 'arpeggio' : 'scale', root, degrees, octaves) : []
    const grips = (symbol ? pianoGrips(root, symbol.chord, symbol.bass) : []).map(
      ({ name, hands }) => ({
        name,
        hands: hands.map(({ hand, keys }) => {
          const described = describeKeys(hand, keys)
          return { ...described, fingers: [...struckFingers(described.midi, hand)] }
        }),
      }),
    )
    const bass = symbol?.bass === undefined ? [] : [formatNoteName(symbol.bass)]
    return {
      apiVersion: API_VERSION,
      name: symbol?.symbol ?? `${formatNoteName(root)} ${scale.name}`,
      runs,
      grips,
      proof: prove(runs, grips, tones, bass),
      warnings: [
        ...(runs.some(({ fingers }) => fingers === null)
          ? [
              `Methods teach no one fingering for a scale of ${degrees.length} notes; its keys stand without fingers.`,
            ]
          : []),
        ...(isBroken
          ? []
          : [
              'Methods teach broken triads and seventh chords; this chord is only struck.',
              ...(octaves > 1
                ? [
                    `octaves=${octaves} has no effect on it: octaves are of scales and broken chords.`,
                  ]
                : []),
            ]),
        ...(runs[0]?.kind === 'scale' && [3, 4].includes(runs[0].fingers?.[0] ?? 0)
          ? ['On a black key many books begin with 2; the other fingers are the same.']
          : []),
        ...(scale.id === 'melodicMinor' && !symbol
          ? ['Classical books go down in natural minor: scale=naturalMinor has its fingers.']
          : []),
      ],
    }
  },
})
