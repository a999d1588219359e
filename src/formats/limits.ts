/** How large a file and the score in it may be. Longer scores are read up to here, and that is said. */
export const FILE_LIMITS = {
  /** Bytes of a file that is sent to the service. */
  maxBytes: 4 * 1024 * 1024,
  /** Bytes of a file that a program reads on its own. */
  maxLocalBytes: 32 * 1024 * 1024,
  /** Bytes that one entry of a zip, or a compressed body, may inflate to in the service. */
  maxInflatedBytes: 6 * 1024 * 1024,
  /** The same where a program or the page reads the file. */
  maxLocalInflatedBytes: 96 * 1024 * 1024,
  /** Entries of a zip. */
  maxZipEntries: 512,
  maxTracks: 64,
  /** Measures after repeats are played out. */
  maxMeasures: 2048,
  /** Notes of all tracks after repeats are played out. */
  maxNotes: 65_536,
  /** Characters of a title, a name, a lyric. */
  maxTextLength: 200,
} as const
