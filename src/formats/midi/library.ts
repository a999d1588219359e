/** midi-file, loaded when the first MIDI file is read or written. */
type MidiFile = Pick<typeof import('midi-file'), 'parseMidi' | 'writeMidi'>

let loaded: MidiFile | undefined

export async function loadMidiFile(): Promise<void> {
  // A CommonJS package: a bundle gives what it exports as `default`, Node also by name.
  loaded ??= (await import('midi-file')).default
}

/** @throws RangeError before it is loaded. */
export function midiFile(): MidiFile {
  if (!loaded) throw new RangeError('midi-file is not loaded')
  return loaded
}
