/** Teaching overlays of a riff: what a lesson points at, by role, not by colour or shape. */
import type { OverlayMark, TeachingOverlay } from '../project/overlay'
import type { RiffNote, RiffTone } from './recipe'

/** Overlays of a riff: the tones by degree and pitch class, the events by note. */
export function recipeOverlaysOf(
  title: string,
  tones: readonly RiffTone[],
  notes: readonly RiffNote[],
  motif: readonly (readonly string[])[],
): readonly TeachingOverlay[] {
  const toneMarks = tones.map(({ pitchClass, degree, intervalName, isColor }): OverlayMark => {
    const isRoot = degree === '1'
    return {
      role: isRoot ? 'root' : isColor ? 'color-tone' : 'riff-tone',
      label: isRoot ? `${pitchClass}, home` : `${pitchClass}, ${intervalName}`,
      selector: isColor ? { kind: 'degree', degree } : { kind: 'pitch-class', pitchClass },
    }
  })
  const motifMarks = motif.flatMap((noteIds, saying) =>
    noteIds.map(
      (noteId): OverlayMark => ({
        role: 'motif',
        label: saying === 0 ? 'motif' : `motif, time ${saying + 1}`,
        selector: { kind: 'note', noteId },
      }),
    ),
  )
  const landmarks = notes.flatMap(({ id, note, midi, roles }): OverlayMark[] => [
    ...(roles.includes('peak')
      ? [{ role: 'peak', label: `${note}, the peak`, selector: { kind: 'pitch' as const, midi } }]
      : []),
    ...(roles.includes('resting-note')
      ? [
          {
            role: 'resting-note',
            label: `${note}, rest here`,
            selector: { kind: 'note' as const, noteId: id },
          },
        ]
      : []),
  ])
  return [
    { id: 'riff-tones', title: `Tones of ${title}`, marks: toneMarks },
    {
      id: 'riff-form',
      title: `Motif, peak and rest of ${title}`,
      marks: [...motifMarks, ...landmarks],
    },
  ]
}
