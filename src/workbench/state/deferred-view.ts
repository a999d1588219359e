/**
 * What the keyboard and the panels show: key, chord, tuning and labels one frame after the neck, so
 * that a press is answered before the slower views are drawn. Everything deferred is listed here.
 */
import { deferred } from './after-paint'
import { preferred } from './layout-preferences'
import { neck } from './project-neck'
import { theory } from './project-store'
import { viewTheory } from './theory'

export const { context, chordRoot, chordSymbol, readings, readingOf, nameOfMidi } = viewTheory(
  deferred(theory),
)

/** The neck, with its tuning and capo. */
export const deferredNeck = deferred(neck)

/** Labels and sides of the neck, and the panels chosen in the workspace. */
export const deferredPreferences = {
  labelMode: deferred(preferred.labelMode),
  overlays: deferred(preferred.overlays),
  flipHorizontal: deferred(preferred.flipHorizontal),
  leftPanel: deferred(preferred.leftPanel),
  rightPanel: deferred(preferred.rightPanel),
  phonePanel: deferred(preferred.phonePanel),
}
