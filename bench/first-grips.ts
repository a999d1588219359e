/**
 * The grips that chord books begin with: major, minor and the plain sevenths on twelve roots. Where
 * books differ, each is right.
 */
import { parseChordSymbol } from '#engine/harmony/chord-symbol'

// biome-ignore format: a chart
const CHART = [
  'C x32010', 'Db x46664|x43121', 'D xx0232', 'Eb x68886|xx1343|x65343', 'E 022100', 'F 133211',
  'F# 244322', 'G 320003', 'Ab 466544', 'A x02220', 'Bb x13331', 'B x24442',
  'Cm x35543', 'C#m x46654', 'Dm xx0231', 'Ebm x68876|xx4342|xx1342', 'Em 022000', 'Fm 133111',
  'F#m 244222', 'Gm 355333', 'G#m 466444', 'Am x02210', 'Bbm x13321', 'Bm x24432',
  'C7 x32310', 'Db7 x46464|x4342x|x43404', 'D7 xx0212', 'Eb7 xx1323|x68686|x65646', 'E7 020100', 'F7 131211',
  'F#7 242322', 'G7 320001', 'Ab7 464544', 'A7 x02020', 'Bb7 x13131', 'B7 x21202',
  'Cmaj7 x32000', 'Dbmaj7 x43111|x46564', 'Dmaj7 xx0222', 'Ebmaj7 xx1333|x68786', 'Emaj7 021100', 'Fmaj7 xx3210|132211',
  'F#maj7 xx4321|243322', 'Gmaj7 320002', 'Abmaj7 465544|xx1113', 'Amaj7 x02120', 'Bbmaj7 x13231', 'Bmaj7 x24342',
  'Cm7 x35343', 'C#m7 x46454', 'Dm7 xx0211', 'Ebm7 x68676|xx1322', 'Em7 020000|022030', 'Fm7 131111',
  'F#m7 242222', 'Gm7 353333', 'G#m7 464444', 'Am7 x02010', 'Bbm7 x13121', 'Bm7 x20202|x24232',
]

export const FIRST_GRIPS = CHART.map((row) => {
  const [symbol, frets] = row.split(' ')
  return { ...parseChordSymbol(symbol!)!, frets: frets!.split('|') }
})
