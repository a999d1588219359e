/** How large a project may be. Requests and documents that hold project parts use the same bounds. */
export const PROJECT_LIMITS = {
  /** Bytes of the JSON, or of what a compressed project inflates to. */
  maxBytes: 1_048_576,
  /** Characters of encoded text: `maxBytes` in base64url and the version character. */
  maxTextLength: 1_398_103,
  /** Nested lists and objects of the JSON: those of overlays within two more, and room. */
  maxJsonDepth: 16,
  /** Commas of the JSON: eight for each note, one for each value of overlays, and room. */
  maxJsonCommas: 65_536,
  maxTitleLength: 200,
  maxIdLength: 128,
  maxTechniqueLength: 32,
  maxMeasures: 256,
  /** Notes of all measures together. */
  maxNotes: 4096,
  /** Last beat at which a note may start: 512 notes of 16 beats, begun at beat 1024, and room. */
  maxStartBeat: 16_384,
  maxDurationBeats: 1024,
  minTempo: 20,
  maxTempo: 400,
  maxBeatsPerBar: 32,
  beatUnits: [1, 2, 4, 8, 16, 32],
  maxCapo: 24,
  maxFrequencyHz: 25_000,
  maxOverlays: 64,
  /** Values of all overlays together: objects, lists, texts, numbers. */
  maxOverlayValues: 8192,
  maxOverlayDepth: 12,
  maxOverlayTextLength: 2000,
} as const
