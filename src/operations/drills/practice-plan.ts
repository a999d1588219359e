/** GET /api/practice-plan: minutes divided among exercises that this service writes out. */
import { DomainError } from '#engine/errors'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import type { Key } from '#engine/harmony/key'
import { RHYTHM_TABLE } from '#engine/practice/rhythm-table'
import { formatNoteName } from '#engine/theory/pitch'
import { warningsOfChords } from '../progressions/asked-chord'
import { readSongChords } from '../progressions/long-progression'
import { readRequest } from '../reading/read-request'
import { formatQuery } from '../registry/format-query'
import { type AnyOperation, defineOperation, type OperationContext } from '../registry/operation'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { acceptedRoot, acceptedScale } from '../schemas/parameters'
import { getAccompaniment } from './accompaniment'
import { getPatternDrill } from './pattern-drill'
import { chordsOfPlan, foreignIn, keyTold } from './plan-chords'
import { getPracticeDrill } from './practice'
import { writePracticePlan } from './practice-plan.markdown'
import {
  MAX_CHORDS,
  type PracticePlanQuery,
  practicePlanDocument,
  practicePlanRequest,
} from './practice-plan.schema'
import { buildTabRecipe } from './recipes-tab'

const API_VERSION = '2026-11-24'

type Level = (typeof RHYTHM_TABLE)[number]['id']

/** What an exercise is asked with. */
interface Asked {
  readonly key: string
  readonly scale: string
  readonly level: Level
  readonly bpm: number
  readonly chords: readonly string[]
}

interface Exercise {
  readonly title: string
  readonly about: string
  /** Parts of the time. */
  readonly weight: number
  readonly operation: AnyOperation
  readonly ask: (asked: Asked) => Readonly<Record<string, unknown>>
}

/** In the order of a session; a short one takes the first of them. */
const EXERCISES: readonly Exercise[] = [
  {
    title: 'Scale',
    about: 'even notes, one finger a fret',
    weight: 2,
    operation: getPracticeDrill,
    ask: ({ key, scale, level, bpm }) => ({
      key,
      scale,
      level,
      bpm,
      target: 'scale-steps',
      bars: 2,
    }),
  },
  {
    title: 'Chord changes',
    about: 'no gap at the bar line; slower before untidy',
    weight: 3,
    operation: getAccompaniment,
    ask: ({ chords, bpm }) => ({ chords, tempo: bpm }),
  },
  {
    title: 'Chord tones',
    about: 'say each tone of the chord while it sounds',
    weight: 2,
    operation: getPracticeDrill,
    ask: ({ key, scale, level, bpm, chords }) => ({ key, scale, level, bpm, chord: chords[0] }),
  },
  {
    title: 'Picking',
    about: 'one finger a string, all as loud',
    weight: 2,
    operation: getPatternDrill,
    ask: ({ chords, level, bpm }) => ({
      pattern: level === 'beginner' ? 'pima' : 'travis',
      chords,
      bpm,
    }),
  },
  {
    title: 'Riff',
    about: 'by heart, then in time',
    weight: 1,
    operation: buildTabRecipe,
    ask: ({ key, scale }) => ({ key, scale }),
  },
]

const LEAST_MINUTES = 3
const GOAL = 1.25

const DEFAULT_KEY = 'C'
const DEFAULT_SCALE = 'major'

const nameOf = ({ root, scale }: Key) => `${formatNoteName(root)} ${scale.name}`

const toldOutside = (symbols: readonly string[], key: Key) =>
  symbols.length === 0 ? [] : [`${symbols.join(', ')}: tones lie outside ${nameOf(key)}.`]

/** Key and chords of a plan, with what was taken for granted of them. */
function readMaterial({ key, scale, chords }: Pick<PracticePlanQuery, 'key' | 'scale' | 'chords'>) {
  const given: Key = {
    root: acceptedRoot(key ?? DEFAULT_KEY),
    scale: acceptedScale(scale ?? DEFAULT_SCALE),
  }
  if (!chords) {
    const own = chordsOfPlan(given)
    const outside = foreignIn(
      own.map((symbol) => parseChordSymbol(symbol)!),
      given,
    )
    return { ...given, chords: own, warnings: toldOutside(outside, given) }
  }
  const asked = readSongChords(chords, given, MAX_CHORDS)
  const told =
    key === undefined ? keyTold(asked, scale === undefined ? undefined : given.scale) : undefined
  const used: Key = told
    ? { root: told.root, scale: scale === undefined ? told.scale : given.scale }
    : given
  const name = nameOf(used)
  return {
    ...used,
    chords: asked.map(({ symbol }) => symbol),
    warnings: [
      ...(told ? [`The chords are taken to be in ${name}; give key if they are in another.`] : []),
      ...(key === undefined && !told
        ? [`No key was given: the numerals are read in ${name}.`]
        : []),
      ...toldOutside(foreignIn(asked, used), used),
      ...warningsOfChords(asked),
    ],
  }
}

/** Whole minutes by weight; what is left over goes to the first ones. */
function minutesOf(weights: readonly number[], minutes: number): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const parts = weights.map((weight) => Math.floor((minutes * weight) / sum))
  const left = minutes - parts.reduce((all, part) => all + part, 0)
  return parts.map((part, at) => part + (at < left ? 1 : 0))
}

/** Why an exercise cannot be had, or nothing where it is answered. */
function refusalOf({ operation }: Exercise, given: object, context: OperationContext) {
  try {
    operation.run(readRequest(operation, given), context)
    return undefined
  } catch (thrown) {
    if (thrown instanceof DomainError) return thrown.message
    throw thrown
  }
}

export const getPracticePlan = defineOperation({
  id: 'getPracticePlan',
  http: { method: 'GET', path: '/api/practice-plan' },
  summary: 'A practice session in blocks: minutes, exercise, tempo',
  description:
    'Divides the minutes among a scale, chord changes, chord tones, picking and a riff in a key, each with a tempo to begin at, one to reach, and the call that writes it out; every call has been made before it is named. For one exercise use /api/practice.',
  request: practicePlanRequest,
  document: practicePlanDocument,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'Half an hour in G', request: { key: 'G' } },
    {
      title: 'Twenty minutes on the chords of a song',
      request: { minutes: 20, key: 'A', scale: 'naturalMinor', chords: ['Am', 'F', 'C', 'G'] },
    },
    {
      title: 'A bass player',
      request: { key: 'E', scale: 'minorPentatonic', instrument: 'bass', minutes: 15 },
    },
  ],
  lean: 'title blocks{minutes title bpm goalBpm tool arguments}',
  markdown: writePracticePlan,
  tool: {
    name: 'plan_practice',
    title: 'Plan a practice session',
    description:
      'Divide practice time into blocks with exercise and tempo. Use it for "30 minutes in G". For one exercise use compile_drill.',
    fields: ['minutes', 'key', 'scale', 'level', 'chords', ...NECK_FIELDS],
    words: { chords: 'To work on: G,D,Em,C' },
    examples: [{ title: 'Half an hour in G', arguments: { minutes: 30, key: 'G' } }],
  },
  command: { words: 'key', wordsKind: 'one', usage: '[key]' },
  run({ minutes, key, scale: scaleText, level, chords: given, ...onNeck }, context) {
    const { root, scale, chords, warnings } = readMaterial({ key, scale: scaleText, chords: given })
    const { bpm } = RHYTHM_TABLE.find(({ id }) => id === level)!
    const asked = { key: formatNoteName(root), scale: scale.id, level, bpm, chords }
    const neck = Object.fromEntries(
      Object.entries(onNeck).filter(
        ([name, value]) =>
          value !== undefined && value !== 0 && !(name === 'instrument' && value === 'guitar'),
      ),
    )
    const tried = EXERCISES.map((exercise) => {
      const request = { ...exercise.ask(asked), ...neck }
      return { exercise, request, refusal: refusalOf(exercise, request, context) }
    })
    const most = Math.max(1, Math.floor(minutes / LEAST_MINUTES))
    const played = tried.filter(({ refusal }) => refusal === undefined).slice(0, most)
    const shares = minutesOf(
      played.map(({ exercise }) => exercise.weight),
      minutes,
    )
    return {
      apiVersion: API_VERSION,
      title: `${minutes} minutes in ${formatNoteName(root)} ${scale.name}`,
      minutes,
      blocks: played.map(({ exercise: { title, about, operation }, request }, at) => ({
        minutes: shares[at]!,
        title,
        about,
        bpm,
        goalBpm: Math.round(bpm * GOAL),
        tool: operation.tool!.name,
        arguments: {
          ...Object.fromEntries(
            Object.entries(request).map(([name, value]) => [
              name,
              Array.isArray(value) ? value.join(',') : value,
            ]),
          ),
          // Names in the arguments are read as the answer writes them.
          ...(context.names && { names: context.names }),
        },
        url: `${context.baseUrl}${operation.http.path}${formatQuery(request)}`,
      })),
      warnings: [
        ...warnings,
        ...tried.flatMap(({ exercise, refusal }) =>
          refusal === undefined ? [] : [`${exercise.title} is left out: ${refusal}`],
        ),
      ],
    }
  },
})
