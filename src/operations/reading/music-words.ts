/** Names that are refused rather than ignored: a caller would believe that they had an effect. */

/** A name without case, blanks, dashes and underscores: `left_handed` and `leftHanded` are one. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}

/** Words of music and of lists, as people write parameters; each in plain form. */
const MUSIC_WORDS: ReadonlySet<string> = new Set(
  `
  instrument tuning capo strings string fret frets position positions scalelength
  hand handedness lefthanded lefty righthanded fingering fingers picking strum strumming
  minfret maxfret startfret endfret fromfret tofret range register lowest highest octave octaves
  transpose transposition clef notation a4 concertpitch referencepitch temperament
  key keysignature mode modes parent quality tension tensions extensions alterations
  voicing voicings inversion inversions bass top drop rootless shell barre nobarre open openstrings muted
  style genre mood feel swing groove rhythm pattern technique articulation dynamics
  tempo bpm metronome click bars measures beats meter timesignature repeat loop
  bend slide hammeron pulloff vibrato palmmute tie
  level difficulty names notenames language lang locale solfege
  start near prefer avoid exclude include detail format
  limit offset page sort order orderby filter fields labels theme
  `
    .trim()
    .split(/\s+/),
)

export function isMusicWord(name: string): boolean {
  return MUSIC_WORDS.has(plainName(name))
}

/** Words of files, searches and answers that no operation may ignore either, as whole names. */
const ANSWER_WORDS: ReadonlySet<string> = new Set(
  `
  from to artist title song album composer author name id type kind category group tags text description
  pretty indent compact accept ascii svg png json jsonp xml midifile musicxml pdf file filename download callback
  show hide only with without except add select cursor seed variation variations alternatives units precision
  verbose strict validate explain reason help
  speed skill beginner easy hard simple advanced region area shift up down close staff hammer
  velocity volume gain sound audio play form section verse chorus
  `
    .trim()
    .split(/\s+/),
)

/** Words that mean music inside a longer name too: `chordType`, `root_note`, `drop2`, `maxStretch`. */
const MUSIC_PARTS: ReadonlySet<string> = new Set(
  `
  guitar ukulele piano tune tuning capo string fret neck window span stretch reach finger barre hand position
  note pitch octave interval semitone cent degree accidental sharp flat enharmonic spelling
  root bass soprano melody chord voicing inversion drop omit caged progression roman numeral scale
  beat measure duration subdivision rhythm tempo strum arpeggio pick
  label color colour background font width height orientation mirror flip zoom
  open closed mute muted power spread slash inv extension alteration shape symbol tonic relative parallel
  frequency freq hz keyboard solfa shuffle nearest pos low high end length layer context
  vertical horizontal size dpi bg dark column line output csv
  result page sort q query search detail first last skip count max min cost weight contain
  `
    .trim()
    .split(/\s+/),
)

const withoutPlural = (word: string) => word.replace(/s$/, '')

/**
 * Whether a caller would expect a parameter of this name to have an effect.
 *
 * @example
 * soundsLikeMusic('chordTypes') // => true
 * soundsLikeMusic('campaign') // => false
 */
export function soundsLikeMusic(name: string): boolean {
  const parts = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  return (
    isMusicWord(name) ||
    isMusicWord(withoutPlural(name)) ||
    ANSWER_WORDS.has(plainName(name)) ||
    parts.some((part) => MUSIC_PARTS.has(withoutPlural(part)))
  )
}

/** Names that clients and campaigns add to any URL, to follow a link or to pass by a cache. */
const TRACKING_NAME =
  /^(?:utm_.*|_.*|mc_.*|(?:g|fb|y|d|ms|tw|tt|li_fat_|wbra|gbra)cl?id|igshid|ref|referrer|source|si|v|ver|version|t|ts|cb|time|timestamp|nonce|rnd|rand|random|no-?cache|cache-?bust(?:er)?)$/i

export function isTrackingName(name: string): boolean {
  return TRACKING_NAME.test(name)
}
