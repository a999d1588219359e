/**
 * A second table of typos and of usual words, by kind: each is answered with the right suggestion,
 * or with none where two are as likely or the nearest one means other music.
 */
import { describe, expect, test } from 'vitest'
import { createApp } from '#service/app'

const app = createApp({ buildId: 'test' })

/** The suggestion, `ok` where the request is answered, or nothing. */
async function suggestionOf(path: string): Promise<string | undefined> {
  const response = await app.request(`http://pitch.test${path}`)
  if (response.status < 400) return 'ok'
  const { error, didYouMean } = (await response.json()) as { error: string; didYouMean?: string }
  expect(error).not.toMatch(/undefined|\[object/)
  return didYouMean
}

type Row = readonly [written: string, meant: string | undefined]

/** Asks with each written value where `?` stands in a path. */
function table(title: string, path: string, rows: readonly Row[]): void {
  describe(title, () => {
    test.each(rows)('%s: %s', async (written, meant) => {
      expect(await suggestionOf(path.replace('$', encodeURIComponent(written)))).toBe(meant)
    })
  })
}

describe('paths', () => {
  test.each<Row>([
    ['/api/chrod', '/api/chord'],
    ['/api/chords', '/api/chord'],
    ['/api/Chord', '/api/chord'],
    ['/chord', '/api/chord'],
    ['/api/v1/chord', '/api/chord'],
    ['/api/chord.json', '/api/chord'],
    ['/api/voicing', '/api/voicings'],
    ['/api/voicngs', '/api/voicings'],
    ['/api/grips', '/api/voicings'],
    ['/api/scale', '/api/scales'],
    ['/api/scales/', '/api/scales'],
    ['/api/scalemap', '/api/scale-map'],
    ['/api/scale_map', '/api/scale-map'],
    ['/api/scale/containing', '/api/scales/containing'],
    ['/api/scales/contianing', '/api/scales/containing'],
    ['/api/chordscale', '/api/chord-scale'],
    ['/api/chord-scales', '/api/chord-scale'],
    ['/api/routes', '/api/route'],
    ['/api/ruote', '/api/route'],
    ['/api/fingering', '/api/route'],
    ['/api/progressions', '/api/progression'],
    ['/api/progresion', '/api/progression'],
    ['/api/compser', '/api/composer'],
    ['/api/moves', '/api/composer'],
    ['/api/next-chord', '/api/composer'],
    ['/api/practise', '/api/practice'],
    ['/api/drill', '/api/practice'],
    ['/api/exercise', '/api/practice'],
    ['/api/riff', '/api/recipes/tab'],
    ['/api/recipe/tab', '/api/recipes/tab'],
    ['/api/identfy', '/api/identify'],
    ['/api/instrument', '/api/instruments'],
    ['/api/tunings', '/api/instruments'],
    ['/api/voiceleading', '/api/voice-leading'],
    ['/api/voice_leading', '/api/voice-leading'],
    ['/api/maps', '/api/map'],
    ['/api/pitch', '/api/map'],
    ['/api/note', '/api/map'],
    ['/api/position', '/api/positions'],
    ['/api/capabilites', '/api/capabilities'],
    ['/api/export', '/api/file'],
    ['/api/diagram/voicings.svg', '/api/diagram/voicing.svg'],
    ['/api/diagram/fretbord.svg', '/api/diagram/fretboard.svg'],
    ['/openapi', '/openapi.json'],
    ['/openapi.yaml', '/openapi.json'],
    ['/llms', '/llms.txt'],
    ['/llm.txt', '/llms.txt'],
    ['/swagger', '/docs'],
    ['/api/users', undefined],
    ['/api/song', undefined],
    ['/api/key', undefined],
    ['/api/lyrics', undefined],
    ['/wp-login.php', undefined],
    ['/.env', undefined],
    ['/api', undefined],
  ])('%s: %s', async (path, meant) => {
    expect(await suggestionOf(path)).toBe(meant)
  })

  test('a path of another method is told as such', async () => {
    const response = await app.request('http://pitch.test/api/check')
    expect(response.status).toBe(405)
  })
})

table('chord symbols', '/api/chord?symbol=$', [
  ['Cmaj17', undefined],
  ['Cadd', undefined],
  ['Cadd7', undefined],
  ['Csus7b', undefined],
  ['Bflat', 'Bb'],
  ['Bflat7', 'Bb7'],
  ['bflatm7', 'Bbm7'],
  ['Eflatmajor7', 'Ebmaj7'],
  ['Fsharp', 'F#'],
  ['Fsharpm', 'F#m'],
  ['Csharpminor', 'C#m'],
  ['G-flat', 'Gb'],
  ['A minor seven', 'Am7'],
  ['D seven', 'D7'],
  ['Dseven', 'D7'],
  ['Gmajorseven', 'Gmaj7'],
  ['F nine', 'F9'],
  ['Cpower', 'C5'],
  ['A power chord', 'A5'],
  ['power', undefined],
  ['Asus', 'ok'],
  ['C-7b5', 'ok'],
  ['Cm7-5', 'ok'],
  ['CΔ7', 'ok'],
  ['C7(#9', 'C7#9'],
  ['Cmaj7(9)', 'ok'],
  ['C7b9b', undefined],
  ['Chalfdim', 'ok'],
  ['Cdominant7', 'ok'],
  ['Cdiminshed', 'Cdim'],
  ['Caugmnted', 'Caug'],
  ['Csuspended', 'ok'],
  ['Cmajor seventh', 'ok'],
  ['C##m', 'ok'],
  ['C###', undefined],
  ['Am7/', undefined],
  ['Am//G', undefined],
  ['G/X', undefined],
  ['G/B7', undefined],
  ['H7/Dis', 'B7/D#'],
  ['Gis/His', 'G#/B#'],
  ['Reb7', 'Db7'],
  ['Solb', 'Gb'],
  ['lam7', 'Am7'],
  ['cmoll7', undefined],
  ['i', undefined],
  ['IV', undefined],
  ['V7', undefined],
])

table('scales', '/api/scale-map?root=A&scale=$', [
  ['gypsy', undefined],
  ['gypsyMinor', 'ok'],
  ['gipsyMinor', 'gypsyMinor'],
  ['doric', undefined],
  ['dorien', 'dorian'],
  ['phrygien', 'phrygian'],
  ['lydien', 'lydian'],
  ['mixolydien', 'mixolydian'],
  ['mixo', undefined],
  ['eolien', 'aeolian'],
  ['locrien', 'locrian'],
  ['harmonic', undefined],
  ['melodic', undefined],
  ['minor harmonic', 'harmonicMinor'],
  ['pentatonicMinor', 'minorPentatonic'],
  ['minorPenta', 'minorPentatonic'],
  ['pentatonic minor', 'minorPentatonic'],
  ['bluesScale', 'blues'],
  ['blues scale', 'blues'],
  ['wholeTon', 'wholeTone'],
  ['whole-tone', 'ok'],
  ['chromatik', 'chromatic'],
  ['diminished', undefined],
  ['octatonic', undefined],
  ['superlocrian', 'ok'],
  ['hungarian', undefined],
  ['arabic', undefined],
  ['spanish', undefined],
  ['major7', undefined],
  ['C major', undefined],
  ['durr', undefined],
])

table('roots', '/api/scale-map?root=$', [
  ['Eb-dur', 'Eb'],
  ['Es-Dur', 'Eb'],
  ['a-Moll', undefined],
  ['fis-moll', undefined],
  ['Am', 'ok'],
  ['F#m', 'ok'],
  ['C major', 'ok'],
  ['Bflat', 'Bb'],
  ['F sharp', 'F#'],
  ['la mineur', undefined],
  ['Sib', 'Bb'],
  ['H', 'B'],
  ['G2', 'G'],
  ['Cmaj7', undefined],
  ['R', undefined],
  ['1', undefined],
])

table('notes', '/api/map?note=$', [
  ['B flat 3', 'Bb3'],
  ['Fsharp4', 'F#4'],
  ['C♯4', 'ok'],
  ['B♭3', 'ok'],
  ['bb3', 'ok'],
  ['Es4', 'Eb4'],
  ['H2', 'B2'],
  ['do4', 'C4'],
  ['Mib3', 'Eb3'],
  ['C-4', 'C4'],
  ['C12', undefined],
  ['c,', undefined],
  ['middle C', undefined],
  ['E4 ', 'E4'],
  ['low E', undefined],
])

table('tunings', '/api/map?note=E4&tuning=$', [
  ['dropD', 'ok'],
  ['drop d', 'ok'],
  ['drob-d', 'drop-d'],
  ['drop-e', undefined],
  ['dagdad', 'dadgad'],
  ['DADGAD', 'ok'],
  ['openG', 'ok'],
  ['opan-g', 'open-g'],
  ['open-b', undefined],
  ['Eb', 'half-step-down'],
  ['half step', 'half-step-down'],
  ['halfstepdown', 'ok'],
  ['EADGBE', 'ok'],
  ['EBGDAE', 'standard-6-string'],
  ['nashvile', 'nashville'],
  ['standart', 'standard-6-string'],
  ['ukulele', undefined],
])

table('instruments', '/api/map?note=E4&instrument=$', [
  ['mandola', undefined],
  ['mandoline', 'mandolin'],
  ['mandolim', 'mandolin'],
  ['upright-bass', undefined],
  ['bas', 'bass'],
  ['bass5', 'ok'],
  ['basss', 'bass'],
  ['5 string bass', 'ok'],
  ['gitarre', undefined],
  ['guitare', 'guitar'],
  ['guitarra', 'guitar'],
  ['12-string guitar', undefined],
  ['uke', 'ok'],
  ['Ukulélé', 'ukulele'],
  ['banjoo', 'banjo'],
  ['violin', undefined],
  ['cello', undefined],
  ['lute', undefined],
  ['piano', undefined],
])

table('styles of grips', '/api/voicings?style=$', [
  ['opne', 'open'],
  ['barré', 'barre'],
  ['barr', 'barre'],
  ['shells', 'shell'],
  ['drop 2', 'drop2'],
  ['drop4', undefined],
  ['triads', 'triad'],
  ['power', undefined],
  ['easy', undefined],
])

table('styles of lines', '/api/route?notes=C4,D4&style=$', [
  ['3-per-string', undefined],
  ['three per string', 'three-per-string'],
  ['threePerString', 'three-per-string'],
  ['one string', 'one-string'],
  ['single-string', undefined],
  ['leed', 'lead'],
  ['acustic', 'acoustic'],
  ['fingerstyle', undefined],
])

table('levels', '/api/practice?level=$', [
  ['Beginner', 'beginner'],
  ['beginer', 'beginner'],
  ['intermidiate', 'intermediate'],
  ['inter', 'intermediate'],
  ['advanced ', 'advanced'],
  ['expert', undefined],
  ['1', undefined],
])

table('types of files', '/api/file?zproject=x&type=$', [
  ['MIDI', 'midi'],
  ['.mid', undefined],
  ['xml', undefined],
  ['music-xml', 'musicxml'],
  ['guitarpro', 'guitar-pro'],
  ['gp5', undefined],
  ['alphaTeX', 'alphatex'],
  ['txt', undefined],
  ['pdf', undefined],
])

describe('parameters', () => {
  test.each<Row>([
    ['/api/route?notes=C4&capoo=2', 'capo'],
    ['/api/route?notes=C4&instr=bass', 'instrument'],
    ['/api/route?notes=C4&tune=drop-d', 'tuning'],
    ['/api/route?notes=C4&max_frets=5', 'maxFret'],
    ['/api/route?notes=C4&hand_position=2', undefined],
    ['/api/chord?symbol=C&barre=false', undefined],
    ['/api/chord?symbol=C&nobar=true', 'noBarre'],
    ['/api/chord?symbol=C&maxDiff=2', 'maxDifficulty'],
    ['/api/chord?symbol=C&invertion=1', 'inversion'],
    ['/api/chord?symbol=C&topNote=E', 'top'],
    ['/api/chord?symbol=C&bassNote=E', 'bass'],
    ['/api/identify?fretts=x32010', 'frets'],
    ['/api/identify?grip=x32010', undefined],
    ['/api/progression?chrods=C,G', 'chords'],
    ['/api/progression?chords=C,G&keys=C', 'key'],
    ['/api/practice?chord_root=A', 'chordRoot'],
    ['/api/practice?beats=4', undefined],
    ['/api/scales/containing?pitches=C,E', 'notes'],
    ['/api/scale-map?tonic=C', 'root'],
    ['/api/scale-map?mode=dorian', 'scale'],
    ['/api/composer?symbol=Am', 'chord'],
    ['/api/voice-leading?from=C&to=G&form=x', 'from'],
  ])('%s: %s', async (path, meant) => {
    expect(await suggestionOf(path)).toBe(meant)
  })
})
