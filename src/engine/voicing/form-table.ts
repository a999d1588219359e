/**
 * Known grips of a chord type, all in one table; a line holds the grips of a type by its id, or of a
 * type and the degree of a bass that is none of its tones (`major/b7` is C/Bb). A grip is written
 * with its lowest sounded fret as 0, then how it is taught, then a star and the number of roots at
 * which it is published, if that is more than one.
 *
 * - `f` a whole form that methods teach, `m` the one that they show first, `o` one taught at the nut
 *   alone, `p` a part or variant of one, `b` one with another tone in the bass that serves as the
 *   plain chord, `s` one that is played for that bass only. Written down from theory.
 * - Published are the relative patterns of the guitar chords of chords-db
 *   (https://github.com/tombatossals/chords-db, © David Rubert, MIT licence), forty chord types on
 *   twelve roots, without shapes that do not sound their chord or that no hand holds.
 */

/** How a grip is taught; see the head of this file. */
export type TaughtKind = 'm' | 'f' | 'o' | 'p' | 'b' | 'B' | 's' | 'S'

export interface FormRow {
  /** String 6 first, as in `x32010`. */
  readonly frets: string
  readonly taught?: TaughtKind
  /** Roots at which it is published; 0 for one that is not. */
  readonly publishedRoots: number
}

// biome-ignore format: one line a chord type reads as a table
const FORM_TABLE = {
  major: '022100f*11 x02220f*3 320003f*2 320033p x32010f*3 xx0232f*3 x0222xp xx2100f xx210xf xx2220p x22100b 0221xxp x3201xp 032010b*6 332010B 002220b*7 x00232b*6 2x0232B 3x0003p x20003b xx0003b*3 x42220s x2000xs 422100S x03211s xx2010s x20033s 200232S xx0331s 32000x*2 x-0-7-9-10-9* x02225*',
  minor: '022000f*12 xx200xf x02210f*2 xx0231f*7 xx2210f x31013p* 310033p* xx2000p* x22000b x0221xp 002210b*10 x3101xp* 3100xxp*3 x00231b* x32210s 322000s 3x2000s xx2120s*4 x2110xs* x10033s xx1013s xx0432s x04222S 022453* 3100x3* x-0-7-9-10-8* x02555*',
  diminished: 'x0121xf*12 xx0131f xx01x1p*12 0120xxo 20x21xf*11 x20x01*12',
  dominant7: '020100f*12 x02020f*4 xx0212f*2 x32310f* 320001f*2 x21202f* 022130p x02223p* x2120xp*5 0x010xp 0x01xxp x101xxp 002020b*8 x00212b*5 xx0001b*6 x20001s 2x0212S 032310S 420100s x01211s xx1202s x12010s xx0100s 302220S 1x0003S x01202s x07989*',
  major7: '021100f*8 x02120f*3 xx0222m*3 x32000f*5 320002f* xx3210f* 0x110xp* 0x11xxp x102xxp x2130xp* 002120b*9 x00222b*7 xx0002b*5 032000s 332000s* x03210s x33210s x20002s 2x0222s x02224* x07999* xxx002*',
  minor7: '020000f*12 x02010f*3 xx0211f*5 x20202f* 0x000xp 0x00xxp x202xxp 022030p* x02213p* x2020xp* xx1102p*9 002010b*9 x00211b*5 302010s x30211s xx0000s 022433* x2023x*',
  augmented: 'x32110m xx0332f* x03221o* x10332o 032110o* xx2110f*6 321003o x2100xf*10 0321xxp x0322xp*3 32100xp*10 3x100xp 0x211x*5 xx100x*4 0x2110*2 x0x221*',
  sus4: '022200f*12 x02230m*2 xx0233m*3 x33011f* 330013f* x0223xp xx0013p*4 002230b*10 x00233b*6 x33013p x3301xp* xx2200p 02220xp xx001x*2 022455* 3x0013* 88x068* x-x-9-9-10-0* x00x30* x50035*',
  sus2: 'x02200f* xx0230m* 024400f x30013f*4 002200b*10 x00230b 000230b*10 300033o* 300233p x30033p* x0220xp xx3011o x02400p* x3001xp 022x02*5 30023x*5 079977* 099900* 8x0788* x00033* x09900* xx0013*',
  power5: '022xxxf x022xxf xx023xo 02xxxxp x02xxxp xx02xxp 022400p x022x0p 0224xxp xx0235p x02255p',
  majorFlat5: 'x0122xf*8 xx0132f*7 0121xxf* xx3201*5 10x201*2 x10330*2 0121x0* 076x56* 078990* 12320x* 32x023* 670750* 6707x6* 78980x* x-0-11-8-10-9* x-10-9-0-0-9* x-11-0-11-9-10* x-x-9-10-0-11* x07645* x12330* x21x01* x34550* x43021* x45063* x65045* x6708x* xx3405* xx5607*',
  major6: 'x02222f*10 022120f* xx0202f*3 x32210f* 320000o* 1x021xf*6 0x2120p*4 002222b* x00202b*4 x2110xp*8 02212xp x1101xb 02x120*2 020030* 022424* 0x212x* 322000* 650066* x20000*',
  minor6: 'x02212f* 022020f*9 xx0201f*2 x2010xp 1x011xp*3 002212b x00201b*5 1x0111f*7 x20102f*9 xx1101*5 x02x12*3 022423* 220102* x1203x* x1302x*',
  major69: 'x10011f*13 x1001xp 100011f*11 022122f* xx1011p*5 110011b x02422f 10001xp x11011*6 x00010*3 x00000*2 x30210*2 0-11-11-11-12-12* 300000* x04422* x30055* x54200*',
  minor69: 'x20122f*6 x2012xp*5 022022f*6 xx2022p* 1x0113f*2 1x0200*5 x22022*4 100200*3 0-10-11-11-12-0* 0x2022* 13-11-12-0-13-x* 201122* 2011xx* 310230* 807977* 9788x0* x01122* x04500* x30045* x41320* x53200* x53450* x70767*',
  majorAdd9: 'x32033m x32030p*12 x54230p 320203f x02420f* 024100f xx0252f xx2102p*11 022102p* 3x0203p x30010p x3203xf x10x11*6 10x01x*3 10x011*2 300203* 870080* x-10-9-0-10-10* x-x-0-9-7-10* x10311* x30030* x57770* x65066* x87088* xx10x1* xx3065*',
  minorAdd9: 'x02410f* 024000f 022002f*2 xx2002p*11 x31033f* x3103xp*10 20x12x*2 x20x22*2 x3220x*2 310233* 75067x* 860788* 97x890* x-8-10-0-9-8* x30543* x46640* x53230* x57760* x86068* xx3230* xx7086* xx7908*',
  majorAdd11: 'x33010f x32011f 002100f x00220f 320013f',
  minorAdd11: '002000f x00210f',
  halfDiminished7: 'x0101xf*12 x01013f 1x110xm*9 xx0111f*11 xx0102*7 012030*3 012333* 13-11-13-13-0-x* 202210* x-8-0-10-9-8* x20201*',
  diminished7: 'x01212f* xx0101f*16 x1202xm* 1x010xf*8 1x0101f*2 x12020f*6 012020o*10 x20101o 01202xp 31x320* 3x2320* x-8-0-10-9-7* x07878*',
  minorMajor7: 'x02110f*5 021000f*12 xx0221f*4 002110b*7 x00221b*7 x31003f 310032f* 0x100xp x3100x*7 022443* x10032* x20302* xx3110*',
  augmented7: '0x011xf*8 x03021o*12 xx0312f*11 x21203f* 0x0110f 030110f* 321001f* x101x2*3 10122x* 101x2x* 11-10-11-0-0-9* 4x4550* 8x8990* 987x07* x-11-10-11-9-0* x03223* x05665* x43201* x98770*',
  augmentedMajor7: '0x111xf*3 0x1110f* x03121f* xx0322f*2 x32100f* x3210xp 321002f 032100b*11 x0312x*8 xx1002*3 xx3220*2 0-11-10-9-9-11* 032144* 102220* 432010* 435050* 76808x* 8-11-10-9-0-0* 876500* x-x-0-11-11-9* x03224* x06665* x10232* x102x2* x21303* x36450* x50676*',
  dominant7flat5: '1x120xf*7 x0102xf*9 x01023f xx0112f*11 x21201f* 010130f* xx1201*5 x01201*3 101201* 6x6750* 8x8970* x-10-9-10-0-9* x-13-12-13-11-0* x-9-10-9-11-0* x01223* x05645* x43001*',
  major7flat5: '1x220xf x0112xf*10 xx0122f*10 102200*11 0111xx*3 0111x0*2 x10230*2 0-11-13-13-11-11* 6777x0* 78880x* x01124* x01224* x07899* x32402*',
  minor7sharp5: '0x001xf x03011f xx0311f',
  diminishedMajor7: '0110x0f*11 01222xf*8 x0111xf*10 1x210xf xx0121f*12 12x100*2 122100* x01114* x12220* x1x220* x42010*',
  dominant7sus4: '020200f*12 x02030f*2 xx0213f*4 330011f* 002030b*10 x00213b x02233p 0x020xp x22200f*9 022230p 02020xp xx0011*6 022200* x-0-7-9-8-10* x2220x* xxx011*',
  dominant7sus2: 'x02000f',
  major7sus4: 'x02130f 021200f xx0223f',
  major7sus2: 'x02100f',
  dominant9: 'x10111f*5 x1011xp 020102f*11 x02423f* 3x0201f x32330p 10101xf*4 0x0102p 020132p 110111*8 xx1021*7 1010xx*2 x00001*2 0-9-9-9-9-10* 101011* 2x0210* 300001* 300201* 542000* x70778*',
  major9: 'x1021xf*5 021102o*3 x02424f* 10201xf*2 300202o 0x1102p*3 11021x*6 102010*5 x30000*4 xx1031*3 300002*2 x00002*2 055557* 200220* x06657* x90979*',
  minor9: 'x2022xf* x20222f*11 020002f*12 x02413f* 0x0002p 20212xf 020032p x02122*3 021120*2 x11102*2 0-10-12-11-12-10* 022032* 100210* 13-11-13-0-13-13* 202120* 20x120* 300331* 809080* x30343* x33044* x57560* xx7066*',
  minorMajor9: 'x2032xf*7 021002f*13 x02414f 0x1002p 000221*2 2031xx*2 0-10-9-8-7-0* 0x4443* 13-11-x-12-13-0* 203121* 20312x* 300332* 4x5304* 536400* 75860x* 86x708* x-8-0-9-10-9* x06504* x09998* x20322* x30443* x42540* x53650* x70665* xx3054* xx7076*',
  halfDiminished9: 'x20221f x01413f',
  dominant9sus4: 'x00000f 020202f x02433f 3x0211f x0000xp',
  dominant9flat5: 'x10110f*12 10100xm 101001*11 0101x2*5 012132* 054334* 098790* 13-12-13-0-0-13* 4303x2* 6x0554* 9-10-x-10-0-11* x-12-11-0-0-13* x-13-12-13-13-0* x-8-9-0-10-11* x01021* x01423* x09889* x34330* x56570* x67069*',
  augmented9: 'x10112f*10 10102xf*8 030112f 101001*4 010110*3 0-9-10-9-9-10* 030132* 054554* 0x0112* 10-x-10-11-11-0* 101021* 11-10-x-10-0-9* 14-x-12-13-11-0* 301001* 543005* 98780x* x-11-10-11-11-0* x-12-11-12-0-13* x-12-13-0-12-13* x03423* x05667* x30354* x70576* x98790*',
  dominant11: 'x00000m 2x2100m 000102o x00020o*9 x21200p*10 000012*8 000100*7 000020* 004434* 212100* 320011* 540003* 650544* 870066* x20011* xx0012*',
  major11: 'x00120f*2 001100f*10 x32001f* 000120*9 xx0022*7 x21300*3 001102*2 0-11-9-9-10-11* 006445* 10-0-9-9-9-9* 13-12-14-0-11-0* 320012* 43102x* 6x0545* 879060* x-9-8-10-0-9* x00224* x33000* x90789* xx9078*',
  minor11: '2x2200f x20200f* 000000f x00010f*2 x00013f 000002*12 202100*11 x20220*11 xx0011*8 005430* 2x220x*',
  minor7add11: '2x2200f x20200f 000000f x00010f x00013f',
  dominant7sharp11: '1x120xf 010100f x01020f x0102xp',
  dominant9sharp11: 'x10110f*12 10100xm* xx0112*10 101001*9 x01020*8 010100*2 1x120x*2 050354* x0102x* x90798*',
  major7sharp11: 'xx3200m 103200f x32002f 011100f x01120f 320022f 1x220xp x0112xp xx0122p',
  dominant7add13: '0x012xf 020120f x02022f',
  major7add13: '0x112xf x02122f x32200f',
  minor7add13: '0x002xf 020020f x02012f',
  dominant13: '0x0122f* 0x012xp* 020120p*6 x02022o* x10113f* 020122f x10133p*8 322001p 302001*3 056650* 10-9-0-9-0-8* x98870* xx0412*',
  major13: '0x1122m 0x112xp 021122f* x02122f* x32200o*9 100010*12 x06677* x30200* x3103x* x54420* xx0422* xx3230*',
  minor13: '0x0022f 020022f x20224f x02012f',
  dominant13sus4: '0x0222f x00002f',
  dominant13flat9: '0x0121f 020121f x10103f',
  dominant13sharp9: '0x0123f 10113xf',
  dominant7flat9: 'x1010xf x10101f*13 020101f*3 x02323f* 21202xf 320101o 0x0101p*4 2120xx*8 xx1020*8 050464* 212020* 320131* 98970x* x01112* x40467* x60575* x68680* xx0542*',
  dominant7sharp9: 'x1012xf*13 x10121f 020103p*6 10111xf xx1022*8 020133*5 x10001*3 101111*2 0-10-9-9-9-10* 050034* 1011xx* 320301* 760705* x-0-10-9-8-9* x01111* x11022* x35340* x43420*',
  dominant7flat13: '0x011xf x03021o xx0312f 020110f',
  dominant9flat13: 'x10112f 0x0112f 020112f',
  dominant7flat5flat9: 'x10100f 21201xf',
  dominant7flat5sharp9: 'x10120f 10110xf',
  dominant7sharp5flat9: 'x10102f 0x0111f 21203xf',
  dominant7sharp5sharp9: 'x10122f 0x0113f 10112xf',
  dominant7flat9sharp11: 'x10100f',
  dominant7sharp9sharp11: 'x10120f',
  dominant7flat9flat13: 'x10102f 0x0111f 020111f',
  dominant7sharp9flat13: 'x10122f 0x0113f',
  dominant7altered: 'x10122f 0x0113f 10112xf',
  dominant7flat9sus4: '020201f x1110xf x02333f',
  '1-b3-5-7-9-11': '001002*12 x20320*11 000110*9 x00021*8 xx0021*3 x00110*2 x07798* x31001*',
  'major/2': '2x2100s xx0010s x00003s x0000xs 000232s x22220s',
  'major/4': 'x02100s xx3010s x30003s 300232S xx0220s',
  'major/#4': '2x2010s 4x0232S',
  'major/6': 'x02010s 020003s x20232S 202220s x42100s xx0211s',
  'major/b7': 'x12010s x30232S xx0100s 302220S 1x0003S',
  'major/7': 'x22010s x40232S xx1100s 033211S 402220S 2x0003S',
  'minor/2': 'x22210s 2x2000s 000231s',
  'minor/4': 'xx0210s x02000s 300231S',
  'minor/b6': 'xx3210s x32000s x10231S',
  'minor/6': '2x2210s x20231S x42000s',
  'minor/b7': '302210S x30231S xx0000s x11013s x04432s x22120s 044222S',
  'minor/7': '402210S x40231S xx1000s x21013S',
  'minor7/4': 'x00000s 020202s 300211S',
} as const

const LINES: ReadonlyMap<string, string> = new Map(Object.entries(FORM_TABLE))

/** The chord types of the table, with those over a foreign bass. */
export const FORM_TYPE_IDS: readonly string[] = [...LINES.keys()]

const ROW = /^([-x\d]+)([mfopbsBS]?)(?:(\*)(\d*))?$/

/**
 * The rows of a chord type; none for most composed types.
 *
 * @example
 * formRowsOf('minor')[0] // => {"frets":"022000","taught":"f","publishedRoots":12}
 */
export function formRowsOf(chordTypeId: string): readonly FormRow[] {
  const line = LINES.get(chordTypeId)
  if (line === undefined) return []
  return line.split(' ').map((text) => {
    const [, frets, taught, star, roots] = ROW.exec(text) ?? []
    if (frets === undefined) throw new RangeError(`${text} is not a row of known grips`)
    return {
      frets,
      ...(taught && { taught: taught as TaughtKind }),
      publishedRoots: star ? Number(roots || 1) : 0,
    }
  })
}
