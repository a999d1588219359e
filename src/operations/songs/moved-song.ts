/** A song as it was asked for: in its key, with its capo, its chords called by shapes or by sound. */
import { easiestCapos } from '#engine/accompany/easiest-capos'
import { type ChordSymbol, parseChordSymbol } from '#engine/harmony/chord-symbol'
import type { Neck } from '#engine/instrument/neck'
import { withCapo } from '#engine/instrument/read-neck'
import type { Song } from '#engine/project/song-shape'
import { sheetNamesOf } from '#engine/song/line-text'
import { keyOfSong } from '#engine/song/song-marks'
import { songTimes } from '#engine/song/song-times'
import { keyIn, transposeSong } from '#engine/song/transpose-song'
import { MAX_DIFFERENT_CHORDS } from '../progressions/capo.schema'
import { semitonesTo } from '../progressions/transposed'
import { requestErrorOf } from '../registry/request-errors'
import { acceptedKey } from '../schemas/chord-parameters'
import type { SongRequest } from './song.schema'

export interface MovedSong {
  /** Named as asked. */
  readonly song: Song
  /** The same with its chords as they sound. */
  readonly sounding: Song
  readonly capo: number
  readonly chordNames: 'shapes' | 'sounding'
  /** Semitones that it sounds higher than before. */
  readonly semitones: number
  readonly warnings: readonly string[]
}

/** The sounding chords of a song, each once, the most frequent first. */
function chordsOf(song: Song): readonly ChordSymbol[] {
  const counts = new Map<string, number>()
  for (const { chord } of songTimes(song).chords) {
    if (chord) counts.set(chord.symbol, (counts.get(chord.symbol) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([symbol]) => parseChordSymbol(symbol) ?? [])
}

function easiestCapo(sounding: Song, neck: Neck, warnings: string[]): number {
  const chords = chordsOf(sounding)
  if (chords.length === 0) {
    warnings.push('capo=auto: the song has no chords, so no capo was chosen.')
    return 0
  }
  if (chords.length > MAX_DIFFERENT_CHORDS) {
    warnings.push(
      `capo=auto: of ${chords.length} different chords the ${MAX_DIFFERENT_CHORDS} most frequent chose it.`,
    )
  }
  const key = keyIn(sounding)
  const [best] = easiestCapos(chords.slice(0, MAX_DIFFERENT_CHORDS), withCapo(neck, 0), {
    ...(key && { key }),
  })
  if (!best) warnings.push('capo=auto: no capo lets a hand hold every chord, so none was chosen.')
  return best?.capo ?? 0
}

/**
 * Moves a song as its request asks.
 *
 * @throws RequestError for a key of another mode, or both key and transpose.
 */
export function movedSong(given: Song, request: SongRequest, neck: Neck): MovedSong {
  const { key: keyText, transpose } = request
  if (keyText !== undefined && transpose !== undefined) {
    const message = 'key and transpose both move the song; give one of them'
    throw requestErrorOf('conflicting-parameters', [{ path: 'transpose', message }])
  }
  const warnings: string[] = []
  const capoGiven = given.capo ?? 0
  const wasShapes = capoGiven > 0 && given.chordNames === undefined
  // Numbers without a key are read in the one that is asked for.
  const asked = keyText === undefined ? undefined : acceptedKey(keyText)
  const isReadIn =
    asked !== undefined && sheetNamesOf(given).hasNumbers && keyOfSong(given) === undefined
  const keyed = isReadIn ? { ...given, key: keyText!, noteNames: undefined } : given
  const before = transposeSong(keyed, wasShapes && !isReadIn ? capoGiven : 0)
  const own = asked && !isReadIn ? keyIn(before) : undefined
  const semitones = own ? semitonesTo(own, asked!, 'key', 'the song is') : (transpose ?? 0)
  const sounding = { ...transposeSong(before, semitones), capo: 0, chordNames: undefined }
  const capo =
    request.capo === 'auto' ? easiestCapo(sounding, neck, warnings) : (request.capo ?? capoGiven)
  const chordNames =
    request.chordNames ?? (capo > 0 && given.chordNames === undefined ? 'shapes' : 'sounding')
  const below = chordNames === 'shapes' ? capo : 0
  const total = (wasShapes && !isReadIn ? capoGiven : 0) + semitones - below
  const { chordNames: _names, capo: _capo, noteNames, ...named } = transposeSong(keyed, total)
  const song: Song = {
    ...named,
    ...(capo > 0 || given.capo !== undefined ? { capo } : {}),
    ...(noteNames && { noteNames }),
    ...(capo > 0 && chordNames === 'sounding' && { chordNames }),
  }
  return { song, sounding, capo, chordNames, semitones, warnings }
}
