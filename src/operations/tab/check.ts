/** POST /api/check: is this tab, grip or line right, and can it be played? */

import { checkClaim, correctGrip } from '#engine/check/check-claim'
import { checkNotes } from '#engine/check/check-notes'
import type { CheckedOnset } from '#engine/check/checked-onset'
import { readFrets } from '#engine/check/read-frets'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { formatKey } from '#engine/harmony/key'
import { type Frets, formatFrets, soundingPositionsOf } from '#engine/instrument/fret-text'
import type { Neck } from '#engine/instrument/neck'
import { measureIdOf } from '#engine/tab/measure'
import { formatPlacedNote } from '#engine/tab/placed-note-text'
import { renderAscii } from '#engine/tab/render-ascii'
import { type TabNote, tabNoteOf } from '#engine/tab/tab-event'
import { formatNoteName } from '#engine/theory/pitch'
import { capoSymbolsOf } from '../chords/capo-symbols'
import { defineOperation } from '../registry/operation'
import { describeNeck, neckParametersOfDocument } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { writeCheck } from './check.markdown'
import { type CheckRequest, checkDocument, checkRequest } from './check.schema'
import { describeOnset, listMistakes, MAX_LISTED_MISTAKES } from './check-document'
import { type CheckInput, checkInputOf } from './check-input'
import { keyOf, lineNamesOf, saidChordsIn, saidTonesIn, spellingKeyOf } from './check-names'
import { outsideKeyWarnings } from './outside-key'
import { renderRequestOf } from './render-request'

const API_VERSION = '2026-11-07'

/** A grip alone is drawn as one bar of 4/4. */
const GRIP_BEATS = 4

/** A grip and the chord it claims to be, held against each other. */
function claimedGripOf({ frets: text, symbol: symbolText }: CheckRequest, neck: Neck) {
  const frets = text === undefined ? undefined : readFrets(text, neck).frets
  const symbol = symbolText === undefined ? undefined : parseChordSymbol(symbolText)
  if (!frets || !symbol) return { frets }
  return { frets, symbol, check: checkClaim(frets, symbol, neck) }
}

type ClaimedGrip = ReturnType<typeof claimedGripOf>

function notesOfGrip(frets: Frets, neck: Neck): readonly TabNote[] {
  return soundingPositionsOf(frets).map((position) =>
    tabNoteOf(`string-${position.string}`, position, 0, GRIP_BEATS, neck),
  )
}

/** The notes to play instead, with what was changed; of a grip also its frets. */
function correctionOf(
  request: CheckRequest,
  input: CheckInput,
  onsets: readonly CheckedOnset[],
  { frets, symbol, check }: ClaimedGrip,
  neck: Neck,
) {
  const isTextWrong = input.mistakes.some(({ severity }) => severity === 'error')
  if (input.kind !== 'frets') {
    const changes = onsets.flatMap((onset) => onset.changes)
    return {
      changed: isTextWrong || changes.length > 0,
      changes,
      frets: null,
      events: onsets.flatMap(({ corrected }) => corrected),
    }
  }
  const [onset] = onsets
  const grip = frets && onset && correctGrip(frets, onset, neck, check?.sounding ?? symbol)
  if (!grip) return { changed: false, changes: [], frets: null, events: [] }
  const changes = [
    ...(isTextWrong ? [`${request.frets} → ${formatFrets(frets)}`] : []),
    ...grip.changes,
  ]
  return {
    changed: changes.length > 0,
    changes,
    frets: formatFrets(grip.frets),
    events: grip.notes ?? notesOfGrip(grip.frets, neck),
  }
}

function correctedOf(
  request: CheckRequest,
  neck: Neck,
  { changed, changes, frets, events }: ReturnType<typeof correctionOf>,
) {
  const { tempo, timeSignature } = request
  const measure = { id: measureIdOf(1), notes: events, tempo, timeSignature }
  const isRead = events.length > 0
  return {
    changed,
    changes,
    frets,
    asciiTab: isRead ? renderAscii([measure], neck, { barLines: true }) : null,
    events: [...events],
    tabRenderRequest: isRead
      ? renderRequestOf({
          neck,
          events,
          tempo,
          timeSignature,
          title: 'Checked tab',
          eventsSource: 'corrected.events',
        })
      : null,
  }
}

function describeClaim({ symbol, check }: ClaimedGrip, neck: Neck) {
  if (!symbol || !check) return null
  return {
    symbol: symbol.symbol,
    ...capoSymbolsOf((check.sounding ?? symbol).symbol, neck),
    ...(check.sounding && { shapeSymbol: symbol.symbol }),
    matches: check.matches,
    tones: symbol.tones.map(formatNoteName),
    nearestFrets: check.nearest ? formatFrets(check.nearest) : null,
  }
}

function listClaimMistakes({ check }: ClaimedGrip, input: CheckInput) {
  return (check?.mistakes ?? []).map(({ string, ...mistake }) => ({
    ...mistake,
    line: 1,
    column: input.places.get(`string-${string}`)?.column ?? null,
    event: 0,
    path: null,
  }))
}

/** Cautions that the summary says too, each with whether all is right in spite of it. */
const TOLD_IN_SUMMARY: ReadonlyMap<string, boolean> = new Map([
  ['shape-name', true],
  ['no-root', false],
  ['rootless', true],
  ['impossible-technique', false],
  ['other-direction', false],
])

function summaryOf(
  noteCount: number,
  eventCount: number,
  errors: number,
  unplayable: number,
  isCorrected: boolean,
  caution: { readonly code: string; readonly message: string } | undefined,
) {
  if (noteCount === 0) return 'No note could be read.'
  const notes = `${noteCount} ${noteCount === 1 ? 'note' : 'notes'} in ${eventCount} ${eventCount === 1 ? 'event' : 'events'}`
  if (errors === 0) {
    const isRight = caution === undefined || TOLD_IN_SUMMARY.get(caution.code)
    const told = caution === undefined ? '' : ` ${caution.message.replace(/\.$/, '')}.`
    return `${notes}: ${isRight ? 'all right and playable' : 'playable'}.${told}`
  }
  const hard = unplayable === 0 ? '' : `, ${unplayable} not playable as written`
  const advice = isCorrected ? 'see corrected' : 'nothing playable can be offered'
  return `${notes}: ${errors} ${errors === 1 ? 'error' : 'errors'}${hard}; ${advice}.`
}

export const checkTab = defineOperation({
  id: 'checkTab',
  http: { method: 'POST', path: '/api/check' },
  summary: 'Checks tab, a grip or events: pitches, chord names, playability, corrections',
  description:
    'Give one of tab (ASCII text), frets (x32010, typos allowed) or events. Answers the exact spelled pitch of every note, the name of every chord, whether a hand can play each event and why not, each mistake with its line and column or field, and a corrected version. With symbol it also says whether the grip really is that chord. To render events use /api/tab; only to name a chord use /api/identify.',
  request: checkRequest,
  document: checkDocument,
  apiVersion: API_VERSION,
  errors: ['tab-too-long'],
  lean: 'input{kind key keyIsGuessed} ok playable summary noteCount events{bar startBeat frets chord{symbol} playable notes{note}} mistakeCount mistakes claim corrected{changed changes frets asciiTab}',
  examples: [
    {
      title: 'A bar of tab',
      request: {
        tab: 'e|--------0-------|\nB|----1-------1---|\nG|--0---------0---|\nD|------------2---|\nA|3-----------3---|\nE|----------------|',
      },
    },
    { title: 'Is this really G7?', request: { frets: '320003', symbol: 'G7' } },
    { title: 'A grip with the letter O', request: { frets: 'x32O1O' } },
    {
      title: 'Events with a wrong midi and an impossible stretch',
      request: {
        events: [
          { string: 5, fret: 3, midi: 47, startBeat: 0 },
          { string: 6, fret: 1, startBeat: 1 },
          { string: 1, fret: 9, startBeat: 1 },
        ],
        key: 'C',
      },
    },
  ],
  markdown: writeCheck,
  pictures: ({ input, corrected, claim, ...document }, urls) => {
    const onNeck = neckParametersOfDocument(document)
    if (input.kind === 'frets') {
      return corrected.frets === null
        ? []
        : [
            urls.voicing({
              frets: corrected.frets,
              ...(claim && { symbol: claim.symbol }),
              ...onNeck,
            }),
          ]
    }
    const positions = corrected.events.map(formatPlacedNote)
    return positions.length === 0 ? [] : urls.tab(positions, onNeck)
  },
  tool: {
    name: 'check_tab',
    title: 'Check a tab or grip',
    description:
      'Check ASCII tab or a grip, and get it corrected. Use it for "is x32010 really C?" and for any tab you wrote yourself. Give tab or frets; symbol is the chord that frets are said to be. Only to name a chord use identify_chord.',
    fields: [
      'tab',
      'frets',
      'symbol',
      'key',
      'tempo',
      'timeSignature',
      'columnsPerBeat',
      ...NECK_FIELDS,
    ],
    words: {
      tab: 'ASCII, string 1 on top',
      frets: 'Last string (low E) first: x32010',
      columnsPerBeat: 'Of tab: characters',
    },
    examples: [
      { title: 'Is 032010 a C chord?', arguments: { frets: '032010', symbol: 'C' } },
      {
        title: 'A tab with a fret that is not on the neck',
        arguments: {
          tab: 'e|----------------|\nB|--------1---3---|\nG|----0-----------|\nD|0---------------|\nA|----------------|\nE|------------31--|',
        },
      },
    ],
  },
  command: { wordsKind: 'file', usage: '<tab.txt | frets | ->' },
  run(request) {
    const input = checkInputOf(request)
    const { neck } = input
    const onsets = checkNotes(input.notes, request.tempo, neck, input.kind === 'frets')
    const grip = claimedGripOf(request, neck)
    const key = keyOf(request, input, onsets)
    const spelling = spellingKeyOf(key, grip, input)
    const saidChordOf = saidChordsIn(grip, input)
    const saidTonesOf = saidTonesIn(saidChordOf)
    const lines = lineNamesOf(onsets, spelling, saidTonesOf)
    const names = { key: spelling, lines, saidChordOf, saidTonesOf }
    const timeSignature: [number, number] = [request.timeSignature[0], request.timeSignature[1]]
    const mistakes = [...listMistakes(onsets, input), ...listClaimMistakes(grip, input)]
    const errors = mistakes.filter(({ severity }) => severity === 'error').length
    const correction = correctionOf(request, input, onsets, grip, neck)
    const events = onsets.map((onset, index) =>
      describeOnset(onset, index, names, input, timeSignature, neck),
    )
    const warnings = request.key === undefined ? [] : outsideKeyWarnings(key, events, timeSignature)
    const unplayable = onsets.filter(({ isPlayable }) => !isPlayable).length
    return {
      apiVersion: API_VERSION,
      input: {
        kind: input.kind,
        key: formatKey(key),
        keyIsGuessed: request.key === undefined,
        tempo: request.tempo,
        timeSignature,
        columnsPerBeat: input.columnsPerBeat,
        ...(input.pickupBeats !== undefined && { pickupBeats: input.pickupBeats }),
      },
      ok: errors === 0 && input.notes.length > 0,
      playable: unplayable === 0 && input.notes.length > 0,
      summary: [
        summaryOf(
          input.notes.length,
          onsets.length,
          errors,
          unplayable,
          correction.events.length > 0,
          mistakes.find(({ code }) => TOLD_IN_SUMMARY.has(code)),
        ),
        ...warnings,
      ].join(' '),
      warnings,
      noteCount: input.notes.length,
      events,
      mistakeCount: mistakes.length - input.mistakes.length + input.mistakeCount,
      mistakes: mistakes.slice(0, MAX_LISTED_MISTAKES),
      claim: describeClaim(grip, neck),
      corrected: correctedOf(request, neck, correction),
      ...describeNeck(neck),
    }
  },
})
