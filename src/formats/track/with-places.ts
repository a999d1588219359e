/** A track with places that were planned for it. */
import { fretPositionsOf } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import type { ScoreNote, ScoreTrack } from '../score/score'
import { noteKeyOf } from '../score/score-times'
import type { PlannedNote } from './plan-notes'

/** The track with other places; a grace note lies as near as it can to the note after it. */
export function withPlaces(
  track: ScoreTrack,
  neck: Neck,
  places: ReadonlyMap<string, PlannedNote | undefined>,
): ScoreTrack {
  const nearest = (midi: number, to: PlannedNote | undefined): PlannedNote | undefined =>
    fretPositionsOf(midi, neck).toSorted((a, b) => {
      const distance = (place: PlannedNote) =>
        to === undefined
          ? place.fret
          : Math.abs(place.fret - to.fret) + 2 * Math.abs(place.string - to.string)
      return distance(a) - distance(b)
    })[0]
  const measures = track.measures.map((voices, measure) =>
    voices.map((beats, voice) => {
      let after: PlannedNote | undefined
      return beats
        .map((beat, index) => ({ beat, index }))
        .reverse()
        .map(({ beat, index }) => {
          const notes = beat.notes.flatMap((note, noteIndex): ScoreNote[] => {
            const place = beat.grace
              ? nearest(note.midi, after)
              : places.get(noteKeyOf(measure, voice, index, noteIndex))
            if (!place) return []
            const { string: _string, fret: _fret, finger: _finger, ...rest } = note
            return [{ ...rest, ...place }]
          })
          if (!beat.grace && notes[0]) after = { string: notes[0].string!, fret: notes[0].fret! }
          return { ...beat, notes: notes.sort((a, b) => a.string! - b.string!) }
        })
        .reverse()
    }),
  )
  return { ...track, neck, measures }
}
