/**
 * Versions of the document kinds, one date each. A change that a reader of the document could
 * notice moves its date. Compiled projects are stamped with midnight UTC of their kind's date.
 */
export const API_VERSIONS = {
  pitchMap: '2026-11-02',
  voicings: '2026-11-09',
  composer: '2026-11-10',
  scaleCatalog: '2026-11-03',
  scaleMap: '2026-11-04',
  chordScale: '2026-11-11',
  containingScales: '2026-11-05',
  tabRecipe: '2026-11-14',
  project: '2026-11-01',
  tab: '2026-11-06',
  route: '2026-11-12',
  positions: '2026-11-13',
  practice: '2026-11-15',
  practicePacket: '2026-11-16',
  identify: '2026-11-17',
  chord: '2026-11-18',
  voiceLeading: '2026-11-19',
  progression: '2026-11-20',
  check: '2026-11-07',
  capabilities: '2026-11-08',
  instruments: '2026-11-21',
  imported: '2026-11-22',
  files: '2026-11-23',
  health: '2026-10-31',
} as const satisfies Record<string, `${number}-${number}-${number}`>
