/** midi-file, loaded when the first MIDI file is read or written. */
type MidiFile = typeof import('midi-file')

let loaded: MidiFile | undefined

export async function loadMidiFile(): Promise<void> {
  loaded ??= await import('midi-file')
}

/** @throws RangeError before it is loaded. */
export function midiFile(): MidiFile {
  if (!loaded) throw new RangeError('midi-file is not loaded')
  return loaded
}
