/** Notes that the player begins, by microphone or keyboard, as a take is followed. */
import type { PlayedStrum } from './chord/strum-cutter'
import type { PlayedNote } from './onset-pitch'

interface Telling<Played> {
  /** Called with all that is begun; returns the function that ends it. */
  readonly follow: (hear: (played: Played) => void) => () => void
  readonly tell: (played: Played) => void
}

function telling<Played>(): Telling<Played> {
  const followers = new Set<(played: Played) => void>()
  return {
    follow: (hear) => {
      followers.add(hear)
      return () => followers.delete(hear)
    },
    tell: (played) => {
      for (const hear of followers) hear(played)
    },
  }
}

export const { follow: onPlayedNotes, tell: tellPlayed } = telling<PlayedNote>()

/** A strum is told some 400 ms after its note, which has the same time. */
export const { follow: onPlayedStrums, tell: tellStrum } = telling<PlayedStrum>()
