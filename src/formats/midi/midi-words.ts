/** Words of a MIDI file: names of chords, lyrics and markers. */
import type { MidiEvent } from 'midi-file'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { type ChordInBar, layChords } from '../score/lay-chords'
import { SAME_TIME } from '../score/rhythm'
import type { ScoreMeasure, ScoreTrack } from '../score/score'
import { barQuartersOf } from '../score/score-times'
import { plainText, strumOf, utf8Of } from '../score/text'

type Tracks = readonly (readonly MidiEvent[])[]

interface TimedText {
  readonly quarters: number
  readonly text: string
}

const isName = ({ text }: TimedText) => text === 'N.C.' || parseChordSymbol(text) !== undefined

function textsOf(
  events: readonly MidiEvent[],
  type: 'text' | 'lyrics' | 'marker',
  ticks: number,
): readonly TimedText[] {
  let tick = 0
  return events.flatMap((event) => {
    tick += event.deltaTime
    if (event.type !== type) return []
    const bytes = Uint8Array.from(event.text, (character) => character.charCodeAt(0))
    const text = plainText(utf8Of(bytes) ?? event.text)
    return text === '' ? [] : [{ quarters: tick / ticks, text }]
  })
}

/** Words of one track of the file. */
export interface TrackWords {
  /** 0-based index of the track. */
  readonly source: number
  readonly words: readonly (TimedText & { readonly isLyric?: true })[]
}

/** Of texts so many are names where they are names of chords. */
const NAMES_SHARE = 0.75

/** The names and the words of the first track that has each; texts are names where most of them are. */
export function wordsIn(tracks: Tracks, ticks: number): readonly TrackWords[] {
  const texts = tracks.map((events) => textsOf(events, 'text', ticks))
  const lyrics = tracks.map((events) => textsOf(events, 'lyrics', ticks))
  const named = texts.findIndex(
    (own) => own.length > 0 && own.filter(isName).length >= NAMES_SHARE * own.length,
  )
  const sung = lyrics.findIndex((own) => own.length > 0)
  return [
    { source: named, words: texts[named] ?? [] },
    { source: sung, words: (lyrics[sung] ?? []).map((one) => ({ ...one, isLyric: true })) },
  ].filter(({ source }) => source >= 0)
}

/** The strum that a text at the start of a file tells: `Strum: D DU`. */
export function strumIn(tracks: Tracks, ticks: number): string | undefined {
  const [first] = tracks.flatMap((events) =>
    textsOf(events, 'text', ticks).flatMap(({ text }) => strumOf(text) ?? []),
  )
  return first
}

/** What lies in each bar, in quarters from its start. */
function inBars<Text extends TimedText>(
  texts: readonly Text[],
  measures: readonly ScoreMeasure[],
): readonly (readonly Text[])[] {
  const inOrder = texts.toSorted((a, b) => a.quarters - b.quarters)
  let next = 0
  let start = 0
  return measures.map((measure) => {
    const length = barQuartersOf(measure)
    const own: Text[] = []
    while (next < inOrder.length && inOrder[next]!.quarters < start + length - SAME_TIME) {
      const one = inOrder[next++]!
      own.push({ ...one, quarters: Math.max(0, one.quarters - start) })
    }
    start += length
    return own
  })
}

export function wordsOver(
  voices: ScoreTrack['measures'],
  words: TrackWords['words'],
  measures: readonly ScoreMeasure[],
): ScoreTrack['measures'] {
  if (words.length === 0) return voices
  const bars = inBars(words, measures)
  return voices.map((own, bar) =>
    layChords(
      own,
      bars[bar]!.map(({ text, ...one }): ChordInBar => ({ ...one, symbol: text })),
      barQuartersOf(measures[bar]!),
    ),
  )
}

/** The first marker of a bar begins a section. */
export function withSections(
  measures: readonly ScoreMeasure[],
  tracks: Tracks,
  ticks: number,
): readonly ScoreMeasure[] {
  const bars = inBars(
    tracks.flatMap((events) => textsOf(events, 'marker', ticks)),
    measures,
  )
  return measures.map((measure, bar) => {
    const section = bars[bar]![0]?.text
    return section === undefined ? measure : { ...measure, section }
  })
}
