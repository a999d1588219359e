/**
 * The forms of compressed projects, one row a form. The first character of a compressed project
 * names its row. Rows are kept for ever and never changed, since share links depend on every
 * character of them; a better dictionary or packed form is a new row with a new character, and
 * of the rows that can hold a project, the last is written.
 */

export interface CompressedForm {
  /** The version character. */
  readonly character: string
  /** Version of the projects that the packed form holds. */
  readonly date: string
  /** Others hold six strings without a capo that sounds, and no instrument. */
  readonly holdsAnyNeck?: true
  /** Preset dictionary of the deflate, ASCII; what is likeliest stands last, where it is cheapest. */
  readonly dictionary: string
}

/** What a packed project has to be known by. */
export type PackedKind = Pick<CompressedForm, 'date' | 'holdsAnyNeck'>

/** Words of titles, then what packed projects of `packed-form.ts` are made of. */
const DICTIONARY_1 =
  'Untitled Solo Intro Verse Chorus Bridge Outro Vamp Song Tune Melody Theme Lick Blues Jazz Rock ' +
  'Funk Folk Bossa nova Swing Etude Study Exercise Warm-up Lesson Beginner riff in Riff in ' +
  'Practice drill practice- position open first fifth seventh quarter notes eighth notes eighths ' +
  'with triplets and sixteenths beginner intermediate advanced natural harmonic melodic minor ' +
  'pentatonic seventh diminished Root and fifth Chord tones Arpeggio Guide tones Scale steps ' +
  'Tensions Enclosures Approach notes of over through Route route-for in ' +
  'Untitled tab","rendered-tab","C major major scale"," halfDiminished7 diminished7 minorMajor7 ' +
  'augmented7 dominant9 minor9 major9 dominant13 major6 minor6 majorAdd9 power5 sus2 sus4 ' +
  'flamenco purvi todi spanish8Tone oriental lydianMinor locrianMajor leadingWholeTone ' +
  'prometheusNeapolitan prometheus enigmatic persian hungarianMajor chromatic ' +
  'messiaenMode7 messiaenMode6 messiaenMode5 messiaenMode4 messiaenMode3 tritone ' +
  'augmentedInverse augmented diminishedWholeHalf diminishedHalfWhole wholeTone ' +
  'bebopHalfDiminished bebopHarmonicMinor bebopMelodicMinor bebopMinor bebopMajor ' +
  'bebopDominant compositeBlues bluesHeptatonic majorBlues blues chinesePentatonic pelog ' +
  'inScale iwato inSen hirajoshi dominantPentatonic majorFlat6Pentatonic kumoi ' +
  'minorSixPentatonic ritusen manGong suspendedPentatonic minorPentatonic majorPentatonic ' +
  'locrianDoubleFlat7 lydianAugmentedSharp2 mixolydianFlat2 lydianDiminished phrygianFlat4 ' +
  'dorianFlat5 ultralocrian lydianSharp2 phrygianDominant dorianSharp4 ionianSharp5 ' +
  'locrianNatural6 altered locrianNatural2 mixolydianFlat6 lydianDominant lydianAugmented ' +
  'dorianFlat2 locrian aeolian mixolydian lydian phrygian dorian ionian neapolitanMajor ' +
  'neapolitanMinor hungarianMinor melodicMinor harmonicMinor naturalMinor melodicMajor ' +
  'doubleHarmonic harmonicMajor major ' +
  'diminished scale diminished chord minor7 chord major7 chord dominant7 chord minor chord ' +
  'major chord minor7 scale major7 scale dominant7 scale minor scale ' +
  '6360505254424445323533222325202123626064505352434244333532 ' +
  ',[6,"D2",38,5,"A2",45,4,"D3",50,3,"G3",55,2,"B3",59,1,"E4",64],' +
  '"1970-01-01T12:00:00.500Z","2026-12-31T20:15:30.250Z",' +
  '[1.3333333333333333,0.1666666666666667,0.6666666666666666,0.3333333333333333,null,' +
  '0.125,null,1.5,null,0.75,null,3,null,2,null,4,true,0.25,null,0.5,true,1,null,0.25,null,' +
  '0.5,null,1,0,0.5],null,null,72,null,[0.5],[null,0.25],"0123","01010011000101001010111111111111",' +
  '[null,1,null,0.5],[null,0.5,null,0.25],[null,0.3333333333333333],[null,0.5],' +
  '[0,"event-1"],null,[0,"n1"],null,[0,"position-drill-practice-target-1-1"],"measure-1",null,60],110],80],120,3],100,6,8],' +
  '[""],[["535055424044333133313"]],null,null,4,"25-key"]],"2026-11-15","88-key"]],"2026-11-01",' +
  'null,null,"61-key" major scale","G3",null,[["'

/** What the overlays of recipes are made of, before all else, since most projects have none. */
const DICTIONARY_2 =
  'dim chord minor augmented major ninth eleventh thirteenth unison octave tritone minor second ' +
  'major second augmented second diminished third minor third major third diminished fourth ' +
  'perfect fourth augmented fourth diminished fifth perfect fifth augmented fifth minor sixth ' +
  'major sixth diminished seventh minor seventh major seventh ' +
  'The climb in The hook in The drive in The stairs in The swoop in The turn in ","beginner-riff-' +
  '"}]],"2026-11-14",null,null,null,null,null,null,null,null,[{"id":"riff-tones","title":"Tones of ' +
  '"marks":[{"role":"root","label":"C, home","selector":{"kind":"pitch-class","pitchClass":"C"}},' +
  '{"role":"color-tone","label":"F#","selector":{"kind":"degree","degree":"b6"}},' +
  '{"role":"riff-tone","label":"G, perfect fifth","selector":{"kind":"pitch-class","pitchClass":"' +
  '"}}]},{"id":"riff-form","title":"Motif, peak and rest of ' +
  '{"role":"motif","label":"motif, time 3","selector":{"kind":"note","noteId":"riff-6-3-12"}},' +
  '{"role":"motif","label":"motif, time 2","selector":{"kind":"note","noteId":"riff-5-0-1' +
  '"}},{"role":"motif","label":"motif","selector":{"kind":"note","noteId":"riff-4-' +
  '{"role":"peak","label":"G3, the peak","selector":{"kind":"pitch","midi":55}},' +
  '{"role":"resting-note","label":"A2, rest here","selector":{"kind":"note","noteId":"riff-5-0-19"}}]}]]' +
  ',"riff-5-0-1",2,"riff-4-2-3",4,"riff-3-2-5",6,"riff-6-3-7",7,"riff-6-0-8",9,"riff-2-1-' +
  DICTIONARY_1

/** Open notes of necks and names of instruments, before all else. */
const DICTIONARY_3 =
  'Eb2 Ab2 Db3 Gb3 Bb3 Eb4 D2 G2 C3 F3 A3 D4 C2 F2 Bb2 Eb3 G3 C4 B1 F#2 B2 E3 G#3 C#4 ' +
  'D2 A2 D3 F#3 A3 D4 D2 G2 D3 G3 B3 D4 C2 G2 C3 G3 C4 E4 E2 A2 D3 G3 C4 F4 D2 A2 D3 G3 A3 D4 ' +
  'A1 D2 G2 C3 E3 A3 B0 E1 A1 D2 G2 C3 G4 D3 G3 B3 D4 F#1 B1 E2 A2 D3 G3 B3 E4 ' +
  ',"G4 D3 G3 B3 D4",null,null,"banjo"]",4,"G3 D4 A4 E5",null,null,"mandolin"],' +
  '"E1 A1 D2 G2",null,null,"bass"],"B0 E1 A1 D2 G2",null,null,"bass-5"],' +
  '"B1 E2 A2 D3 F#3 B3",null,null,"baritone-guitar"],"F#1 B1 E2 A2 D3 G3 B3 E4",null,null,"guitar-8"],' +
  '"B1 E2 A2 D3 G3 B3 E4",null,null,"guitar-7"],"G4 C4 E4 A4",null,null,"ukulele"],' +
  'null,null,null,null,null,null,2,"D2 A2 D3 G3 B3 E4"]' +
  DICTIONARY_2

/** The rows, oldest first. */
export const COMPRESSED_FORMS: readonly CompressedForm[] = [
  { character: '1', date: '2026-11-01', dictionary: DICTIONARY_1 },
  { character: '2', date: '2026-11-01', dictionary: DICTIONARY_2 },
  { character: '3', date: '2026-11-01', dictionary: DICTIONARY_3, holdsAnyNeck: true },
]
