/** The tab of a progression: every grip struck once and held. */
import type { TabNote } from '../tab/tab-event'
import type { Voicing } from './voicing'

/**
 * One event a sounding string, low strings first; chord n starts at n × `beatsPerChord`. Ids are
 * `progression-<string>-<fret>-<number>`, numbered from 1.
 */
export function progressionTabOf(
  voicings: readonly Voicing[],
  beatsPerChord: number,
): readonly TabNote[] {
  const notes: TabNote[] = []
  for (const [at, voicing] of voicings.entries()) {
    const lowStringFirst = [...voicing.notes].sort((a, b) => b.string - a.string)
    for (const { string, fret, midi } of lowStringFirst) {
      notes.push({
        id: `progression-${string}-${fret}-${notes.length + 1}`,
        string,
        fret,
        midi,
        startBeat: at * beatsPerChord,
        durationBeats: beatsPerChord,
        technique: 'normal',
      })
    }
  }
  return notes
}
