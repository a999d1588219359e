/** The song of the open project, and what is worked out from it in one place for all who show it. */
import { computed } from '@preact/signals'
import { arrowsOf, readStrum, type Strum, strumIn, strumsIn } from '#engine/accompany/strum'
import { chordWithBass } from '#engine/harmony/chord-symbol'
import type { Song } from '#engine/project/song-shape'
import { keyOfSong } from '#engine/song/song-marks'
import { songTimes, type TimedChord } from '#engine/song/song-times'
import type { ChordType } from '#engine/theory/chord'
import type { NoteName } from '#engine/theory/pitch'
import { planGrips } from '#engine/voicing/grip-path'
import type { Voicing } from '#engine/voicing/voicing'
import { withSigns } from '../state/display-text'
import { neck } from '../state/project-neck'
import { project } from '../state/project-store'
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

const times = computed(() => song.value && songTimes(song.value))

/** The chords of the song, each once, in the order in which they come. */
export const songChords = computed<readonly SongChord[]>(() => {
  const { value } = song
  if (!value) return []
  const written = times.value?.chords ?? []
  const sounds = songTimes(soundingSong(value)).chords
  const different = new Map<string, Required<Pick<TimedChord, 'chord'>>['chord']>()
  written.forEach(({ symbol }, at) => {
    const chord = sounds[at]?.chord
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
      (times.value?.unread ?? []).map(({ section, line, mark, text, reason }) => [
        `${section}:${line}:${mark}`,
        `“${text}” ${reason}.`,
      ]),
    ),
)

/** The strum of a song: its own, else the first that its meter has. */
export function strumOf({ strum, meter = [4, 4] }: Song): Strum | undefined {
  const read = strum === undefined ? undefined : readStrum(strum, meter)
  if (read && 'slots' in read) return read
  const [first] = strumsIn(meter)
  return first && strumIn(first, meter)
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

/** Seconds that the song lasts, each section as often as it is played. */
export const songSeconds = computed(() => {
  const { value } = song
  const timed = times.value
  if (!value || !timed) return 0
  const extra = timed.repeats.reduce((sum, { bars, times }) => sum + bars * (times - 1), 0)
  const again = timed.sections.reduce((sum, { bars, repeats }) => sum + bars * (repeats - 1), 0)
  const tempo = value.tempo ?? project.value.tabProject.measures[0]?.tempo ?? 90
  return ((timed.bars + extra + again) * timed.barBeats * 60) / tempo
})
