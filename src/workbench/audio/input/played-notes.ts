/** Notes that the player begins, by microphone or keyboard, for those who follow a take. */
import type { PlayedNote } from './onset-pitch'

type Follow = (note: PlayedNote) => void

const followers = new Set<Follow>()

/** Called with every note that is begun; returns the function that ends it. */
export function onPlayedNotes(follow: Follow): () => void {
  followers.add(follow)
  return () => followers.delete(follow)
}

export function tellPlayed(note: PlayedNote): void {
  for (const follow of followers) follow(note)
}
