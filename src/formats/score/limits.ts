/**
 * How large files and the scores in them may be: the one table of all readers. What is counted
 * before it is expanded is refused beyond its row; longer scores are read up to theirs, and that is
 * said.
 */
export const FILE_LIMITS = {
  /** Bytes of a file that is sent to the service. */
  maxBytes: 4 * 1024 * 1024,
  /** Bytes of a file that a program reads on its own. */
  maxLocalBytes: 32 * 1024 * 1024,
  /** Bytes of a Guitar Pro 3 to 5 file: a beat takes three there, and some hundred once packed out. */
  maxGuitarPro5Bytes: 1024 * 1024,
  maxMidiBytes: 4 * 1024 * 1024,
  maxAlphaTexCharacters: 512 * 1024,
  maxAsciiCharacters: 1024 * 1024,
  maxSheetCharacters: 65_536,
  /** Bytes that one entry of a zip, or a container, inflates to. */
  maxInflatedBytes: 32 * 1024 * 1024,
  maxZipEntries: 512,
  /** Elements, and entities in their text. */
  maxXmlElements: 1_250_000,
  maxXmlDepth: 64,
  /** Elements of a Guitar Pro score that are read. */
  maxGpifElements: 500_000,
  /** Characters from `<` to `>`. */
  maxTagLength: 8192,

  /** Tracks or parts as they are written. */
  maxWrittenTracks: 256,
  /** Voices of one bar that are named; four are read. */
  maxBarVoices: 16,
  /** Strings of a chord diagram. */
  maxDiagramStrings: 16,
  /** Staves of one part. */
  maxPartStaves: 16,
  /** Bars as they are written: repeats count once. */
  maxWrittenBars: 8192,
  /** Written bars of all staves together. */
  maxStaffBars: 65_536,
  /** Beats of all written voices, and of those that a file repeats or shares. */
  maxWrittenBeats: 131_072,
  maxWrittenNotes: 262_144,

  /** Staves that are read. */
  maxTracks: 64,
  /** Measures after repeats are played out. */
  maxMeasures: 2048,
  /** Notes of all tracks after repeats are played out. */
  maxNotes: 65_536,
  /** Beats that a time signature or a tuplet counts. */
  maxBarBeats: 64,
  /** Characters of a title, a name, a lyric. */
  maxTextLength: 200,
} as const
