/**
 * Pins are remembered between visits. They are not part of the project, which travels in links;
 * they refer to notes, so each project has its own.
 */
import { effect } from '@preact/signals'
import { persistByProject } from '../state/persisted-by-project'
import { tabMeasures } from '../state/project-store'
import { notePins, pinsOf } from './note-pins'

persistByProject(
  'pitch-map.pins',
  notePins,
  ({ pins }) => pinsOf(pins),
  (pins) => ({ pins: [...pins] }),
)

/** A new note may get the id of a deleted one, but not its pin. */
effect(() => {
  const pins = notePins.value
  if (pins.size === 0) return
  const ids = new Set(tabMeasures.value.flatMap(({ notes }) => notes.map(({ id }) => id)))
  const kept = [...pins].filter(([id]) => ids.has(id))
  if (kept.length < pins.size) notePins.value = new Map(kept)
})
