/** POST /api/song: a sheet read, its key and chords, moved as asked. */
import { chordWithBass, parseChordSymbol } from '#engine/harmony/chord-symbol'
import { formatKey, isMinorScale, type Key } from '#engine/harmony/key'
import { keysOfChords, nearTiesOf } from '#engine/harmony/key-of-chords'
import { keyReasonsOf } from '#engine/harmony/key-reasons'
import type { Neck } from '#engine/instrument/neck'
import { findInstrument, findTuning } from '#engine/instrument/read-neck'
import { checkSong } from '#engine/project/check-song'
import { compileProjectState } from '#engine/project/project-state'
import { type Song, surplusOf } from '#engine/project/song-shape'
import { readSong } from '#engine/song/read-song'
import { keyOfSong } from '#engine/song/song-marks'
import { type SongTimes, songTimes } from '#engine/song/song-times'
import { keyIn } from '#engine/song/transpose-song'
import { writeChordPro } from '#engine/song/write-chordpro'
import { writeText } from '#engine/song/write-text'
import { DEFAULT_TEMPO } from '#engine/tab/measure'
import { chordTypeById } from '#engine/theory/chord'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { chordVoicings } from '#engine/voicing/chord-voicings'
import { zprojectOf } from '../files/file-links'
import { drawGrip } from '../markdown/picture-parts'
import { readNeck } from '../reading/neck-request'
import { defineOperation } from '../registry/operation'
import { requestErrorOf } from '../registry/request-errors'
import { chordNamesWarningsOf } from '../schemas/chord-names-effect'
import { describeNeck } from '../schemas/neck-document'
import { LONG_URL_LENGTH, projectLinksOf } from '../tab/tab-head'
import { type MovedSong, movedSong } from './moved-song'
import { writeSongDocument } from './song.markdown'
import {
  MAX_GRIPPED_CHORDS,
  MAX_LISTED_UNREAD,
  type SongDocument,
  type SongRequest,
  songDocument,
  songRequest,
} from './song.schema'

const API_VERSION = '2026-11-23'

/** What was posted, as a song. */
function givenSong({ text, song }: SongRequest, names: NameSystem | undefined) {
  if ((text === undefined) === (song === undefined)) {
    const both = text !== undefined
    const message = both
      ? 'text and song are both given; give one of them'
      : 'text or song is needed: the sheet as text, or a song as this answers it'
    throw requestErrorOf(both ? 'conflicting-parameters' : 'missing-parameter', [
      { path: 'text', message },
    ])
  }
  if (song) {
    const checked = checkSong(song)
    const issues = checked.issues.map((issue) => ({
      ...issue,
      message: `${issue.path}: ${issue.message}`,
    }))
    if (issues.length > 0) throw requestErrorOf('invalid-parameter', issues)
    return { song: checked.song, form: 'song' as const, assumed: [], unread: [] }
  }
  const read = readSong(text!, names)
  checkSize(read.song)
  return read
}

/** @throws RequestError for more than a song may hold. */
function checkSize(song: Song): void {
  const over = surplusOf(song)
  if (!over) return
  const message = `text has ${over.count} ${over.what}; a song has at most ${over.most}, so send it in parts`
  throw requestErrorOf('too-long', [{ path: 'text', message }])
}

function describeKey(
  { song, sounding, capo, chordNames }: MovedSong,
  times: SongTimes,
): SongDocument['key'] {
  const chords = times.chords.flatMap(({ chord }) => chord ?? [])
  const ranked = keysOfChords(chords)
  const written = keyOfSong(sounding)
  const isSame = (one: Key, other: Key) =>
    pitchClassOf(one.root) === pitchClassOf(other.root) &&
    isMinorScale(one.scale) === isMinorScale(other.scale)
  const found = written ? ranked.find(({ key }) => isSame(key, written)) : ranked[0]
  const key = written ?? found?.key
  if (!key) return null
  const near = written ? ranked.slice(0, 1) : nearTiesOf(ranked)
  const shapes = capo > 0 && chordNames === 'shapes' ? keyIn(song) : undefined
  return {
    sounding: formatKey(key),
    ...(shapes && { shapes: formatKey(shapes) }),
    isWritten: written !== undefined,
    reasons: found ? keyReasonsOf(found.reading, found.key, chords) : [],
    others: near
      .filter((one) => !isSame(one.key, key))
      .map((one) => ({ key: formatKey(one.key), share: Math.round(one.share * 100) / 100 })),
  }
}

function gripOf(symbol: string, neck: Neck): SongDocument['chords'][number]['grip'] {
  const chord = parseChordSymbol(symbol)
  if (!chord) return null
  const filters = chord.bass ? { bassPitchClass: pitchClassOf(chord.bass) } : {}
  const [first] = chordVoicings(chord.root, chordWithBass(chord), 1, neck, filters).voicings
  if (!first) return null
  const { text, fingers, barres, difficulty } = first.voicing
  return {
    text,
    fingers: [...fingers],
    barres: barres.map((one) => ({ ...one })),
    difficulty: difficulty.level,
  }
}

/** Every chord once, in the order of the song, with its names and its first grip. */
function describeChords(
  named: SongTimes,
  sounding: SongTimes,
  { capo, chordNames }: MovedSong,
  neck: Neck,
) {
  const chords = new Map<string, SongDocument['chords'][number]>()
  named.chords.forEach(({ symbol, chord, held }, at) => {
    const heard = sounding.chords[at]?.chord
    if (!chord || !heard) return
    const known = chords.get(symbol)
    if (known) {
      chords.set(symbol, { ...known, count: known.count + (held ? 0 : 1) })
      return
    }
    chords.set(symbol, {
      symbol,
      soundingSymbol: heard.symbol,
      ...(capo > 0 && chordNames === 'shapes' && { shapeSymbol: chord.symbol }),
      count: 1,
      grip: chords.size < MAX_GRIPPED_CHORDS ? gripOf(heard.symbol, neck) : null,
    })
  })
  return [...chords.values()]
}

function capoSummary({ capo, chordNames }: MovedSong, chords: SongDocument['chords']): string {
  if (capo === 0) return 'no capo: chords are as they sound'
  const [first] = chords
  if (!first) return `capo ${capo}`
  return first.shapeSymbol === undefined
    ? `capo ${capo}: chords are named as they sound`
    : `capo ${capo}, chords are ${chordNames}: ${first.shapeSymbol} shape, sounds ${first.soundingSymbol}`
}

/** The project that the song opens in: an empty bar of its meter, its key and its capo. */
function projectOf(song: Song, key: Key | undefined, neck: Neck) {
  const scale = key?.scale ?? scaleById('major')!
  const compiled = compileProjectState({
    neck,
    date: API_VERSION,
    id: 'song',
    title: song.title || 'Song',
    theory: {
      root: key?.root ?? parseRoot('C')!,
      scale,
      chord: chordTypeById(isMinorScale(scale) ? 'minor' : 'major')!,
      layer: 'scale',
    },
    notes: [],
    tempo: song.tempo ?? DEFAULT_TEMPO,
    timeSignature: song.meter ?? [4, 4],
  })
  return { ...compiled, song }
}

interface SheetTuning {
  /** Id of the tuning that the sheet names. */
  readonly id?: string
  /** What it names and no tuning of the instrument is called. */
  readonly unread?: string
}

/** The tuning that a sheet names; a name may stand beside its notes: `Drop D (DADGBE)`. */
function tuningOf({ metadata }: Song, { instrument, tuning }: SongRequest): SheetTuning {
  const named = metadata.find(({ name }) => name === 'tuning')?.value
  if (named === undefined || tuning !== undefined) return {}
  const row = findInstrument(instrument)!
  const [whole, before = '', within = ''] = /^([^(]*)\(?([^)]*)/.exec(named)!
  const found = [whole, before, within].map((text) => findTuning(row, text)).find(Boolean)
  if (found === row.tunings[0]) return {}
  return found ? { id: found.id } : { unread: named.slice(0, 80) }
}

function warningsOf(
  song: Song,
  chords: SongDocument['chords'],
  unreadCount: number,
  url: string,
  tuning: SheetTuning,
) {
  const noGrip = chords.slice(0, MAX_GRIPPED_CHORDS).filter(({ grip }) => !grip)
  const further = song.sections
    .flatMap(({ lines }) => lines)
    .filter(({ kind, text }) => kind === 'directive' && text === 'new_song').length
  return [
    ...(chords.length === 0 ? ['No chord was found in it.'] : []),
    ...(tuning.unread
      ? [
          `The sheet names the tuning ${tuning.unread}, which is not known; grips are for the standard one. Give tuning for grips in it.`,
        ]
      : []),
    ...(unreadCount > 0
      ? [`${unreadCount} ${unreadCount === 1 ? 'part' : 'parts'} could not be read; see unread.`]
      : []),
    ...(noGrip.length > 0
      ? [
          `No hand can hold ${noGrip.map((one) => one.shapeSymbol ?? one.soundingSymbol).join(', ')} on these strings.`,
        ]
      : []),
    ...(chords.length > MAX_GRIPPED_CHORDS
      ? [
          `Only the first ${MAX_GRIPPED_CHORDS} different chords have grips; ask /api/voicings for others.`,
        ]
      : []),
    ...(further > 0
      ? [`The text holds ${further + 1} songs; they stand one after another in the sections.`]
      : []),
    ...(url.length > LONG_URL_LENGTH
      ? [`compactUrl is ${url.length} characters long and may be cut; keep the song as text.`]
      : []),
  ]
}

export const readSongSheet = defineOperation({
  id: 'readSongSheet',
  http: { method: 'POST', path: '/api/song', textField: 'text' },
  summary: 'Reads a chord sheet: its sections, bars, key and chords with grips; moves it',
  description:
    'Reads a song as ChordPro, chords over words, lines of chords with bars, or numbers, and answers its sections, its bars, its key with reasons, each chord with its first grip, what was assumed and what could not be read, which stays where it stands. Post JSON with text or song, or the sheet itself as text/plain with the other parameters in the query. It can be transposed, moved to another key and given another capo; format=chordpro, text or md writes it as a sheet. For the best grips through a few chords use /api/progression; for capos compared /api/capo.',
  request: songRequest,
  document: songDocument,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'Bars of chords', request: { text: '| C G | Am F |' } },
    {
      title: 'ChordPro, two semitones higher',
      request: {
        text: '{title: Amazing Grace}\n{time: 3/4}\nA[G]mazing [G7]grace how [C]sweet the [G]sound',
        transpose: 2,
      },
    },
    {
      title: 'Chords over words with the easiest capo',
      request: {
        text: 'Amazing Grace\n\n[Verse 1]\n  Bb      Bb7       Eb        Bb\nAmazing grace how sweet the sound',
        capo: 'auto',
      },
    },
    { title: 'Numbers in G', request: { text: '1-5-6-4', key: 'G' } },
  ],
  lean: 'song{title artist key} capo key{sounding reasons} sections chords{symbol soundingSymbol count grip{text}} assumed unread warnings compactUrl',
  markdown: writeSongDocument,
  ownTexts: ['chords.symbol', 'timeline.symbol', 'assumed'],
  texts: {
    chordpro: ({ song }) => writeChordPro(song),
    text: ({ song }) => writeText(song),
  },
  pictures: ({ chords, ...document }, urls) =>
    chords.flatMap(({ grip, soundingSymbol: symbol }) =>
      grip ? drawGrip({ text: grip.text, symbol }, document, urls) : [],
    ),
  tool: {
    name: 'read_song',
    title: 'Read a chord sheet',
    description:
      'Read a song sheet (ChordPro, chords over words, bars): key, grips. Use it for "this song in G". For a few chords use plan_progression.',
    fields: ['text', 'transpose', 'key', 'capo', 'instrument', 'tuning'],
    words: {
      text: 'ChordPro, chords over words, or bars: | C G | Am F |',
      key: 'Key to sound in',
      capo: 'Fret or auto',
    },
    examples: [{ title: 'Bars of chords', arguments: { text: '| C G | Am F |' } }],
  },
  command: { wordsKind: 'file', usage: '<sheet.txt | song.cho | ->' },
  run(request, { baseUrl, names }) {
    const given = givenSong(request, names)
    const tuning = tuningOf(given.song, request)
    const asked = { ...request, tuning: request.tuning ?? tuning.id }
    const moved = movedSong(given.song, request, readNeck({ ...asked, capo: 0 }))
    const { song, sounding, capo, chordNames } = moved
    const neck = readNeck({ ...asked, capo })
    const times = songTimes(song)
    const heard = songTimes(sounding)
    const chords = describeChords(times, heard, moved, neck)
    const project = projectOf(song, keyIn(sounding), neck)
    const { compactUrl } = projectLinksOf(project, baseUrl)
    const unread = [
      ...given.unread.map((one) => ({ ...one, section: null })),
      ...times.unread.map(({ section, text, reason, didYouMean }) => ({
        line: null,
        section,
        text,
        reason,
        ...(didYouMean !== undefined && { didYouMean }),
      })),
    ]
    return {
      apiVersion: API_VERSION,
      input: { form: given.form, transpose: moved.semitones, capo: given.song.capo ?? 0 },
      song,
      capo: { fret: capo, chordNames, summary: capoSummary(moved, chords) },
      key: describeKey(moved, heard),
      barBeats: times.barBeats,
      bars: times.bars,
      sections: times.sections.map((section) => ({ ...section })),
      repeats: times.repeats.map((one) => ({ ...one })),
      chords,
      timeline: times.chords.map(({ bar, beat, beats, symbol, chord, held, section }) => ({
        bar,
        beat,
        beats,
        symbol,
        sounds: chord !== undefined,
        ...(held && { held }),
        section,
      })),
      assumed: [
        ...given.assumed,
        ...times.assumed,
        ...(tuning.id === undefined ? [] : [`Grips are in ${tuning.id}, the tuning of the sheet.`]),
      ],
      unread: unread.slice(0, MAX_LISTED_UNREAD),
      warnings: [
        ...moved.warnings,
        ...chordNamesWarningsOf(request, capo),
        ...warningsOf(song, chords, unread.length, compactUrl, tuning),
      ],
      compactUrl,
      filesUrl: `${baseUrl}/api/files?zproject=${zprojectOf(compactUrl)}`,
      ...describeNeck(neck),
    }
  },
})
