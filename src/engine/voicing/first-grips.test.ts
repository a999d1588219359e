import { expect, test } from 'vitest'
import { parseChordSymbol } from '../harmony/chord-symbol'
import { STANDARD_NECK } from '../instrument/neck'
import { chordVoicings } from './chord-voicings'

/** The grip that a teacher shows first: open where there is one, else the low movable form. */
// biome-ignore format: a chart
test.each([
  ['Cm', 'x35543'], ['Dm', 'xx0231'], ['Em', '022000'], ['F#m', '244222'], ['Gm', '355333'],
  ['Am', 'x02210'], ['Bbm', 'x13321'], ['Bm', 'x24432'], ['Caug', 'x32110'], ['Dbaug', 'x4322x'],
  ['Faug', 'xx3221'], ['F#aug', 'xx4332'], ['Gaug', '321003'], ['Aaug', 'x03221'],
  ['Csus2', 'x30013'], ['Dsus2', 'xx0230'], ['Esus2', '024400'], ['Gsus2', '300033'],
  ['Absus2', 'xx6896'], ['Asus2', 'x02200'], ['Bsus2', 'x24422'], ['Csus4', 'x33011'],
  ['Dbsus4', 'x46674'], ['Dsus4', 'xx0233'], ['Esus4', '022200'], ['Fsus4', '133311'],
  ['Gsus4', '330013'], ['Asus4', 'x02230'], ['C6', 'x32210'], ['D6', 'xx0202'], ['E6', '022120'],
  ['G6', '320000'], ['A6', 'x02222'], ['Am6', 'x02212'], ['Em6', '022020'], ['Dm6', 'xx0201'],
  ['C7', 'x32310'], ['D7', 'xx0212'], ['Eb7', 'xx1323'], ['E7', '020100'], ['F7', '131211'],
  ['G7', '320001'], ['A7', 'x02020'], ['B7', 'x21202'], ['Cmaj7', 'x32000'],
  ['Dbmaj7', 'x43111'], ['Ebmaj7', 'xx1333'], ['Fmaj7', 'xx3210'], ['Gmaj7', '320002'],
  ['Amaj7', 'x02120'], ['Am7', 'x02010'], ['Bm7', 'x20202'], ['Dm7', 'xx0211'],
  ['F#m7', '242222'], ['F#m7b5', '2x221x'], ['Bm7b5', 'x2323x'], ['Em7b5', 'xx2333'],
  ['Gm7b5', '3x332x'], ['Ddim7', 'xx0101'],
  ['Bdim7', 'x20101'], ['Gdim7', '3x232x'], ['D7sus4', 'xx0213'], ['E7sus4', '020200'], ['G7sus4', '330011'],
  ['A7sus4', 'x02030'], ['C9', 'x32333'], ['D9', 'x54555'], ['E9', '020102'], ['A9', 'x02423'],
  ['Cmaj9', 'x3243x'], ['Dmaj9', 'x5465x'], ['Gmaj9', '300202'], ['Emaj9', '021102'],
  ['Cm9', 'x31333'], ['Em9', '020002'], ['Am9', 'x02413'], ['Bm9', 'x20222'],
  ['Cadd9', 'x32033'], ['Dadd9', 'xx0252'], ['Gadd9', '320203'], ['Aadd9', 'x02420'],
  ['Fadd9', 'xx3213'], ['Ebadd9', 'x65366'], ['C11', 'x33333'], ['E11', '000102'],
  ['F#11', '2x2100'], ['G11', '3x3211'], ['Bb11', 'x11111'], ['Am11', 'x00010'],
  ['Em11', '000000'], ['Gm11', '333333'], ['G13', '3x3455'], ['A13', 'x02022'],
  ['Gmaj13', '3x4455'], ['Abmaj13', '4x5566'], ['C6/9', 'x32233'], ['D6/9', 'x54455'],
  ['G6/9', '322233'], ['Bb6/9', 'x10011'], ['G7b9', '320101'], ['A7b9', 'x02323'],
  ['B7#9', 'x2123x'], ['C7#9', 'x3234x'], ['D7#9', 'x5456x'], ['Eb7#9', 'x6567x'],
  ['E7#9', 'x7678x'], ['F7#9', '10111x'], ['C7#5', '8x899x'], ['D7#5', 'xx0312'],
  ['F7#5', '1x122x'], ['F#7#5', '2x233x'], ['G7#5', '321001'], ['Ab7#5', '4x455x'],
  ['A7#5', 'x03021'], ['Bb7#5', '6x677x'], ['B7#5', 'x21203'], ['E13b9', '020121'],
  ['Emaj13', '021122'],
  ['C9sus4', 'x33333'], ['G9sus4', '3x0211'], ['G7alt', '32334x'], ['Am7b5', 'x0101x'],
  ['G5', '355xxx'], ['Ebsus4', 'xx1344'], ['C13', 'x32335'], ['Db13', 'x43446'],
  ['D13', 'x54557'], ['Eb13', 'x65668'], ['E13', '0x0122'], ['F13', '1x1233'], ['F#13', '2x2344'], ['Ab13', '4x4566'],
  ['Bb13', 'x10113'], ['B13', 'x21224'],
  ['Fsus2', 'xx3011'], ['Db5', 'x466xx'], ['D5', 'xx023x'], ['Eb5', 'x688xx'], ['Bbsus4', 'x13341'],
  ['Bsus4', 'x24452'], ['F6', '1x021x'], ['F#6', '2x132x'], ['Ab6', '4x354x'], ['Bbaug', 'x10332'],
  ['Edim', '0120xx'], ['F#maj9', '21312x'], ['F#9#11', '21211x'], ['G9#11', '32322x'],
  ['Ab9#11', '43433x'], ['A9#11', '54544x'], ['F9b5', '10100x'],
])('%s begins with %s', (text, frets) => {
  const { root, chord } = parseChordSymbol(text)!
  expect(chordVoicings(root, chord, 1, STANDARD_NECK).voicings[0]!.voicing.text).toBe(frets)
})

test.each(['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'])(
  '%s13 begins with its E form or, the root on string 5, its C or A form within the eighth fret',
  (name) => {
    const { root, chord } = parseChordSymbol(`${name}13`)!
    const [first] = chordVoicings(root, chord, 1, STANDARD_NECK).voicings
    const pressed = first!.voicing.frets.flatMap((fret) => fret ?? [])
    const lowest = Math.min(...pressed)
    const form = first!.voicing.frets.map((fret) => (fret === null ? 'x' : fret - lowest)).join('')
    expect(['0x0122', '020122', 'x10113', 'x02022']).toContain(form)
    expect(Math.max(...pressed)).toBeLessThanOrEqual(8)
  },
)

/** One finger that holds the whole chord in open position is found before grips of four fingers. */
test.each([
  ['E11', '000102'],
  ['Em7', '020000'],
  ['Am11', 'x00010'],
  ['Em11', '000000'],
  ['Bdim7', 'x20101'],
  ['E7#9', '020103'],
])('%s: no grip of level 4 comes before %s', (text, frets) => {
  const { root, chord } = parseChordSymbol(text)!
  const { voicings } = chordVoicings(root, chord, 24, STANDARD_NECK)
  const at = voicings.findIndex(({ voicing }) => voicing.text === frets)
  expect(at).toBeGreaterThanOrEqual(0)
  expect(voicings.slice(0, at).filter(({ voicing }) => voicing.difficulty.level >= 4)).toEqual([])
})

test('Dadd9 with an open top is among the first 24', () => {
  const { root, chord } = parseChordSymbol('Dadd9')!
  const { voicings } = chordVoicings(root, chord, 24, STANDARD_NECK)
  expect(voicings.map(({ voicing }) => voicing.text)).toContain('x54230')
})
