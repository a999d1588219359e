/** What a check is asked about: tab text, a grip, or events – as claimed notes with their places. */

import type { ClaimedNote } from '#engine/check/checked-onset'
import { type ChordInText, chordsInText } from '#engine/check/chords-over-tab'
import { readFrets } from '#engine/check/read-frets'
import type { Neck } from '#engine/instrument/neck'
import { joinMeasures } from '#engine/tab/measure'
import { neckOfTabText } from '#engine/tab/neck-of-tab-text'
import { parseAscii } from '#engine/tab/parse-ascii'
import { givenNeckOf } from '../reading/neck-request'
import { requestErrorOf } from '../registry/request-errors'
import {
  type CheckRequest,
  DEFAULT_DURATION_BEATS,
  MAX_CHECKED_NOTES,
  MAX_TAB_LINES,
} from './check.schema'

/** Where in the input something stands. */
export interface InputPlace {
  readonly line?: number
  readonly column?: number
  readonly path?: string
}

/** A mistake in the text itself, before any note is looked at. */
export interface InputMistake extends InputPlace {
  readonly code: string
  readonly severity: 'error' | 'caution' | 'note'
  readonly message: string
}

export interface CheckInput {
  readonly neck: Neck
  readonly kind: 'tab' | 'frets' | 'events'
  readonly notes: readonly ClaimedNote[]
  /** By note id. */
  readonly places: ReadonlyMap<string, InputPlace>
  readonly mistakes: readonly InputMistake[]
  readonly mistakeCount: number
  readonly columnsPerBeat: number | null
  /** Beats of a short first bar of a tab. */
  readonly pickupBeats?: number
  /** The chord names above the staves of a tab. */
  readonly chords: readonly ChordInText[]
}

/** The neck of the parameters; a tab may name its tuning itself, by its labels or its heading. */
function neckOfTab(tab: string, request: CheckRequest): Neck {
  const isGiven = request.instrument !== undefined || request.tuning !== undefined
  const named = isGiven ? undefined : neckOfTabText(tab)
  return named && request.capo === undefined ? named : givenNeckOf(request)
}

function tabInputOf(tab: string, request: CheckRequest): CheckInput {
  const lineCount = tab.split(/\r\n|\n|\r/, MAX_TAB_LINES + 2).length
  if (lineCount > MAX_TAB_LINES + 1) {
    const message = `tab must have at most ${MAX_TAB_LINES} lines; check it in parts`
    throw requestErrorOf('invalid-parameter', [{ path: 'tab', message }])
  }
  const neck = neckOfTab(tab, request)
  const parsed = parseAscii(tab, neck, {
    timeSignature: request.timeSignature,
    tempo: request.tempo,
    ...(request.columnsPerBeat !== undefined && { columnsPerBeat: request.columnsPerBeat }),
  })
  const all = joinMeasures(parsed.measures)
  const isCut = all.length > MAX_CHECKED_NOTES
  const cut: InputMistake = {
    code: 'too-many-notes',
    severity: 'error',
    message: `The tab has ${all.length} notes; the first ${MAX_CHECKED_NOTES} are checked.`,
    ...parsed.places[MAX_CHECKED_NOTES],
  }
  return {
    kind: 'tab',
    neck,
    notes: all.slice(0, MAX_CHECKED_NOTES).map(({ midi: _midi, ...note }) => note),
    places: new Map(
      parsed.places
        .slice(0, MAX_CHECKED_NOTES)
        .map(({ noteId, line, column }) => [noteId, { line, column }]),
    ),
    mistakes: isCut ? [...parsed.issues, cut] : parsed.issues,
    mistakeCount: parsed.issueCount + (isCut ? 1 : 0),
    columnsPerBeat: parsed.columnsPerBeat,
    ...(parsed.pickupBeats !== undefined && { pickupBeats: parsed.pickupBeats }),
    chords: chordsInText(tab),
  }
}

function fretsInputOf(text: string, neck: Neck): CheckInput {
  const count = neck.strings.length
  const { frets, columns, mistakes } = readFrets(text, neck)
  const notes = (frets ?? []).flatMap((fret, index): ClaimedNote[] =>
    fret === null
      ? []
      : [
          {
            id: `string-${count - index}`,
            string: count - index,
            fret,
            startBeat: 0,
            durationBeats: 4,
          },
        ],
  )
  return {
    kind: 'frets',
    neck,
    notes,
    places: new Map(
      (columns ?? []).map((column, index) => [`string-${count - index}`, { line: 1, column }]),
    ),
    mistakes: mistakes.map((mistake) => ({ ...mistake, line: 1 })),
    mistakeCount: mistakes.length,
    columnsPerBeat: null,
    chords: [],
  }
}

function eventsInputOf(events: NonNullable<CheckRequest['events']>, neck: Neck): CheckInput {
  const ids = events.map(({ id }, index) => id ?? `event-${index + 1}`)
  const seen = new Set<string>()
  const repeated = ids.findIndex((id) => seen.size === seen.add(id).size)
  if (repeated >= 0) {
    throw requestErrorOf('invalid-parameter', [
      {
        path: `events[${repeated}].id`,
        message: `events[${repeated}].id: "${ids[repeated]}" is the id of another event; ids are unique`,
      },
    ])
  }
  return {
    kind: 'events',
    neck,
    notes: events.map(({ midi, id: _id, durationBeats, technique, ...rest }, index) => ({
      ...rest,
      ...(technique !== undefined && { technique }),
      durationBeats: durationBeats ?? DEFAULT_DURATION_BEATS,
      ...(durationBeats === undefined && { heldBeats: 0 }),
      id: ids[index]!,
      ...(midi !== undefined && { midi }),
    })),
    places: new Map(ids.map((id, index) => [id, { path: `events[${index}]` }])),
    mistakes: [],
    mistakeCount: 0,
    columnsPerBeat: null,
    chords: [],
  }
}

/**
 * Reads the one input that a request holds.
 *
 * @throws RequestError unless exactly one of tab, frets and events is given, and for a symbol
 * without frets.
 */
export function checkInputOf(request: CheckRequest): CheckInput {
  const { tab, frets, events } = request
  const given = (['tab', 'frets', 'events'] as const).filter((name) => request[name] !== undefined)
  if (given.length !== 1) {
    const [first, second] = given
    throw requestErrorOf(given.length === 0 ? 'missing-parameter' : 'conflicting-parameters', [
      {
        path: second ?? 'tab',
        message: second
          ? `${first} and ${second} are two inputs; give one of tab, frets and events`
          : 'give one of tab (ASCII text), frets (x32010) and events',
      },
    ])
  }
  if (request.symbol !== undefined && frets === undefined) {
    throw requestErrorOf('conflicting-parameters', [
      { path: 'symbol', message: 'symbol says what chord a grip is; it goes with frets' },
    ])
  }
  if (tab !== undefined) return tabInputOf(tab, request)
  const neck = givenNeckOf(request)
  return frets === undefined ? eventsInputOf(events!, neck) : fretsInputOf(frets, neck)
}
