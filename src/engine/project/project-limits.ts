import { MAX_TECHNIQUE_LENGTH } from '../tab/tab-event'

/** How large a project may be. Requests and documents that hold project parts use the same bounds. */
export const PROJECT_LIMITS = {
  /** Bytes of the JSON. */
  maxBytes: 2_097_152,
  /** Bytes that a compressed project inflates to. */
  maxInflatedBytes: 1_048_576,
  /** Characters of encoded text: `maxBytes` in base64url and the version character. */
  maxTextLength: 2_796_204,
  /** Nested lists and objects of the JSON: those of overlays within two more, and room. */
  maxJsonDepth: 16,
  /** Commas of the JSON: ten for each note, one for each value of overlays, those of a song, and room. */
  maxJsonCommas: 147_456,
  maxTitleLength: 200,
  maxIdLength: 128,
  maxTechniqueLength: MAX_TECHNIQUE_LENGTH,
  maxMeasures: 512,
  /** Notes of all measures together. */
  maxNotes: 8192,
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
