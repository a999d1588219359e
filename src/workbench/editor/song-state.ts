/** The song of the open project, and what is worked out from it in one place for all who show it. */
import { computed } from '@preact/signals'
import { arrowsOf, readStrum, type Strum, strumIn, strumsIn } from '#engine/accompany/strum'
import { strummedSong } from '#engine/accompany/strummed-song'
import { chordWithBass } from '#engine/harmony/chord-symbol'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import type { Song } from '#engine/project/song-shape'
import { playedBars } from '#engine/song/played-bars'
import { EMPTY_SONG } from '#engine/song/song-builder'
import { keyOfSong } from '#engine/song/song-marks'
import { songTimes, type TimedChord } from '#engine/song/song-times'
import { DEFAULT_TEMPO } from '#engine/tab/measure'
import type { ChordType } from '#engine/theory/chord'
import type { NoteName } from '#engine/theory/pitch'
import { planGrips } from '#engine/voicing/grip-path'
import type { Voicing } from '#engine/voicing/voicing'
import { calledBySound, chordNames } from '../state/chord-names'
import { withSigns } from '../state/display-text'
import { neck } from '../state/project-neck'
import { project, tabMeasures as measures } from '../state/project-store'
import { songOfNames } from './chord-line'
import { soundingSong } from './take-song'

export const song = computed(() => project.value.song)

/** Whether the project has a song with something in it. */
export const hasSong = computed(() => (song.value?.sections.length ?? 0) > 0)

/** A chord of the song, once, with its grip. */
export interface SongChord {
  /** As written. */
  readonly symbol: string
  readonly sounding: string
  readonly root: NoteName
  readonly chord: ChordType
  /** Left out where no hand holds it on this neck. */
  readonly voicing?: Voicing
}

/** The names over the tab as a song, called as the page calls chords. */
const songOverTab = computed(() => {
  const over = songOfNames(chordNames.value, measures.value)
  const { capo } = neck.value
  const isBySound = calledBySound.value && capo > 0
  return over && { ...over, capo, ...(isBySound && { chordNames: 'sounding' as const }) }
})

/** The song whose chords stand over the tab: the project's, or one made of the names over its bars. */
export const chordSong = computed(() => song.value ?? songOverTab.value)

/** Its chords as written, and at the same places as they sound. */
export const writtenTimes = computed(() => songTimes(chordSong.value ?? EMPTY_SONG))
export const soundingTimes = computed(() => songTimes(soundingSong(chordSong.value ?? EMPTY_SONG)))

/** The chords of the song as bars of tab, each with its grip. */
export const strummed = computed(() => {
  const shown = chordSong.value ?? EMPTY_SONG
  const tempo = shown.tempo ?? measures.value[0]?.tempo ?? DEFAULT_TEMPO
  const most = PROJECT_LIMITS.maxMeasures
  return strummedSong(soundingTimes.value, strumOf(shown), tempo, neck.value, most)
})

/** The chords of the song, each once, in the order in which they come. */
export const songChords = computed<readonly SongChord[]>(() => {
  if (!song.value) return []
  const different = new Map<string, Required<Pick<TimedChord, 'chord'>>['chord']>()
  writtenTimes.value.chords.forEach(({ symbol }, at) => {
    const chord = soundingTimes.value.chords[at]?.chord
    if (chord && !different.has(symbol)) different.set(symbol, chord)
  })
  const chords = [...different].flatMap(([symbol, { symbol: sounding, ...tones }]) => {
    const { root, bass } = tones
    return [{ symbol, sounding, root, bass, chord: chordWithBass(tones) }]
  })
  const held = (chord: (typeof chords)[number]) =>
    planGrips([chord], neck.value).voicings.length > 0
  const together = planGrips(chords, neck.value)
  const playable = together.unplayable ? chords.filter(held) : chords
  const { voicings } = together.unplayable ? planGrips(playable, neck.value) : together
  return chords.map(({ bass: _bass, ...chord }) => {
    const voicing = voicings[playable.findIndex(({ symbol }) => symbol === chord.symbol)]
    return { ...chord, ...(voicing && { voicing }) }
  })
})

/** Marks that could not be read, by `section:line:mark`, with the reason. */
export const unreadMarks = computed(
  () =>
    new Map(
      writtenTimes.value.unread.map(({ section, line, mark, text, reason }) => [
        `${section}:${line}:${mark}`,
        `“${text}” ${reason}.`,
      ]),
    ),
)

/** The strum of a song: its own, else the first that its meter has, else a stroke a beat. */
export function strumOf({ strum, meter = [4, 4] }: Song): Strum {
  const own = strum === undefined ? undefined : readStrum(strum, meter)
  if (own && 'slots' in own) return own
  const [first] = strumsIn(meter)
  const read = (first && strumIn(first, meter)) ?? readStrum('D'.repeat(meter[0]), meter)
  if ('slots' in read) return read
  throw new RangeError(`no strum for ${meter.join('/')}`)
}

/** The strum that the song names as arrows; none where it names none that can be read. */
export const songArrows = computed(() => {
  const { strum, meter = [4, 4] } = song.value ?? {}
  const read = strum === undefined ? undefined : readStrum(strum, meter)
  return read && 'slots' in read ? arrowsOf(read) : undefined
})

/** `Capo 2: G shape, sounds A`. */
export const capoWords = computed(() => {
  const { value } = song
  const capo = value?.capo ?? 0
  if (!value || capo === 0) return undefined
  const key = keyOfSong(value) && value.key
  const [first] = songChords.value
  if (value.chordNames === 'sounding') return `Capo ${capo}, chords are called by their sound`
  const shape = key ?? first?.symbol
  if (shape === undefined) return `Capo ${capo}`
  const sound = key ? soundingSong(value).key : first?.sounding
  return `Capo ${capo}: ${withSigns(shape)} shape, sounds ${withSigns(sound ?? '')}`
})

/** Key, capo, tempo, meter and strum, as far as the song names them. */
export const songFacts = computed<readonly string[]>(() => {
  const { value } = song
  if (!value) return []
  const { key, tempo, meter, capo = 0 } = value
  return [
    key !== undefined && capo === 0 ? `Key ${withSigns(key)}` : '',
    capoWords.value ?? '',
    tempo === undefined ? '' : `${Math.round(tempo)} bpm`,
    meter?.join('/') ?? '',
  ].filter((fact) => fact !== '')
})

/** Seconds that the song lasts, with its repeats. */
export const songSeconds = computed(() => {
  const { tempo, meter: [beats] = [4, 4] } = song.value ?? EMPTY_SONG
  const bpm = tempo ?? measures.value[0]?.tempo ?? DEFAULT_TEMPO
  return (playedBars(writtenTimes.value).length * beats * 60) / bpm
})
