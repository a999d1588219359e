/**
 * What methods teach where easy grips are asked for: without a barre, and up to difficulty 2. Where
 * they differ, each is right. The costs of `easeCostOf` were chosen on it.
 */

import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { formatFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { chordVoicings, type VoicingFilters } from '#engine/voicing/chord-voicings'

// biome-ignore format: a chart
const CHART = [
  'C x32010 x32010', 'Db x4312x/xx312x/xx3121 xx312x/x4312x/xx3121', 'D xx0232 xx0232',
  'Eb xx1343/xx13x3 xx13x3/xx334x/xx1343/x6888x', 'E 022100 022100', 'F xx321x/xx3211 xx3211/xx321x',
  'F# xx432x/xx4322 xx4322/xx432x', 'G 320003 320003', 'Ab xx654x/xx6544/xx111x/4665xx xx6544/xx654x/xx1114',
  'A x02220 x02220', 'Bb x1333x/xx333x/xx3331/xx0331 xx3331/xx333x/xx0331/x1333x',
  'B x2444x/xx444x/xx4442 xx4442/xx444x/x2444x',
  'Cm x3101x/x3554x/xx5543/xx1013/xx554x xx5543/x3101x/xx1013/x3554x/xx554x',
  'Dbm xx2120/x4212x/xx665x/xx6654 xx2120/xx6654', 'Dm xx0231 xx0231', 'Ebm xx1342/xx4342 xx4342/xx1342',
  'Em 022000 022000', 'Fm xx311x/xx3564/xx3111 xx3111/xx311x', 'F#m xx422x/xx4222 xx4222/xx422x',
  'Gm 310033/xx533x/xx5333/xx0333/xx033x xx5333/xx533x/xx0333/310033/xx033x', 'Abm xx644x/xx6444 xx6444/xx644x',
  'Am x02210 x02210', 'Bbm xx3321/x1332x/xx332x xx3321/x1332x', 'Bm xx4432/x2443x/xx443x xx4432/x2443x',
  'C7 x32310 x32310', 'Db7 x4342x x4342x', 'D7 xx0212 xx0212', 'Eb7 xx1323/x6564x xx1323/x6564x', 'E7 020100 020100',
  'F7 xx1211/xx121x/xx3545/1x121x xx1211/xx121x/xx3545/x33545', 'F#7 xx4320/xx232x xx4320/xx2322',
  'G7 320001 320001', 'Ab7 xx1112/xx454x/xx6878/4x454x xx1112/xx4544', 'A7 x02020 x02020/x02023',
  'Bb7 x1x131/x1013x/xx3334/x1313x/xx3131 xx3334/x1013x/x1313x/x1x131/xx3131', 'B7 x21202 x21202',
  'Cm7 x3134x/x3534x/x1101x/xx1313/xx5546 x3534x/xx1313/xx5343/xx5546/x1101x',
  'Dbm7 x42100/xx2424/x4245x/x42420 x42100/x4645x/xx2424/xx2100', 'Dm7 xx0211 xx0211', 'Ebm7 xx1322 xx1322',
  'Em7 020000/022030/022033 020000/022030', 'Fm7 xx1111/xx3544/1x111x xx1111/xx3544',
  'F#m7 xx2222/xx4220/2x222x/xx4655 xx2222/xx4220/2x2222/202220',
  'Gm7 xx3333/xx5766/3x333x/x10031 xx3333/353333/3x3333/xx5766',
  'Abm7 xx4444/4x444x/xx1102/xx6877 464444/xx4444/4x4444', 'Am7 x02010 x02010',
  'Bbm7 xx3324/x1312x/x1x121 xx3324/xx1121/xx3121/686666', 'Bm7 x20202/xx4435 x20202/xx0202', 'Cmaj7 x32000 x32000',
  'Dbmaj7 x4311x/xx3111/x4352x xx3111/x4311x/x4656x', 'Dmaj7 xx0222 xx0222', 'Ebmaj7 xx1333 xx1333/xx1033/x6878x',
  'Emaj7 021100/022444 021100', 'Fmaj7 xx3210 xx3210', 'F#maj7 xx4321/xx4666 xx4322/xx3322/xx4321',
  'Gmaj7 320002/xx0002 320002/xx0002/xx5432', 'Abmaj7 xx1113/4x554x/xx6543 xx1113/xx6543/xxx113',
  'Amaj7 x02120 x02120', 'Bbmaj7 x1323x/xx3231/x1023x xx3335/x1323x/xx3231/x1023x',
  'Bmaj7 x2434x/xx4446/x2130x xx4446/x2434x/x2130x/xx4342',
]

function beginsAsTaught(symbol: string, filters: VoicingFilters, taught: string): boolean {
  const { root, chord } = parseChordSymbol(symbol)!
  const [first] = chordVoicings(root, chord, 1, STANDARD_NECK, filters).voicings
  return first !== undefined && taught.split('/').includes(formatFrets(first.voicing.frets))
}

/** How many lists of easy grips begin with what methods teach. */
export function easyLists(): string {
  const lists = CHART.flatMap((row) => {
    const [symbol = '', single = '', easy = ''] = row.split(' ')
    return [
      beginsAsTaught(symbol, { noBarre: true }, single),
      beginsAsTaught(symbol, { maxDifficulty: 2 }, easy),
    ]
  })
  return `${lists.filter(Boolean).length} of ${lists.length}`
}
