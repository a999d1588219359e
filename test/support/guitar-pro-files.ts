/** Guitar Pro 6 to 8 files as small as a test needs them, or as large. */
import { zipOf } from '#formats/score/zip'

const strToU8 = (text: string) => new TextEncoder().encode(text)

interface Gpif {
  readonly measures?: number
  readonly tracks?: number
  /** Parts of the document in place of those made for so many measures and tracks. */
  readonly order?: string
  readonly inTrack?: string
  readonly masterBars?: string
  readonly bars?: string
  readonly voices?: string
  readonly beats?: string
  readonly notes?: string
}

const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')
const TUNING =
  '<Staves><Staff><Properties><Property name="Tuning"><Pitches>40 45 50 55 59 64</Pitches></Property></Properties></Staff></Staves>'
const property = (name: string, value: string) => `<Property name="${name}">${value}</Property>`
const PITCH = '<Pitch><Step>E</Step><Accidental></Accidental><Octave>4</Octave></Pitch>'

/** A beat and its note as long as programs write them: about 1100 characters. */
const longBeat = (id: number) =>
  `<Beat id="${id}">\n<Dynamic>MF</Dynamic>\n<Rhythm ref="0" />\n<Notes>${id}</Notes>\n<Properties>\n${property('PrimaryPickupVolume', '<Float>0.500000</Float>')}\n${property('PrimaryPickupTone', '<Float>0.500000</Float>')}\n</Properties>\n<XProperties>\n<XProperty id="1124204545">\n<Int>1</Int>\n</XProperty>\n</XProperties>\n</Beat>\n`
const longNote = (id: number) =>
  `<Note id="${id}">\n<LeftFingering>Index</LeftFingering>\n<Properties>\n${property('ConcertPitch', PITCH)}\n${property('Fret', `<Fret>${id % 12}</Fret>`)}\n${property('Midi', '<Number>64</Number>')}\n${property('String', `<String>${id % 6}</String>`)}\n${property('TransposedPitch', PITCH)}\n</Properties>\n<XProperties>\n<XProperty id="1">\n<Double>0.5</Double>\n</XProperty>\n</XProperties>\n</Note>\n`

/** A `score.gpif`: four quarters a bar on one string, unless it is told otherwise. */
export function gpifOf({ measures = 1, tracks = 1, ...parts }: Gpif): string {
  const ids = Array.from({ length: tracks }, (_, index) => index)
  const cells = measures * tracks
  const barIds = (measure: number) => ids.map((track) => measure * tracks + track).join(' ')
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<GPIF><Score><Title>x</Title></Score>',
    `<MasterTrack><Tracks>${parts.order ?? ids.join(' ')}</Tracks></MasterTrack>`,
    `<Tracks>${times(tracks, (id) => `<Track id="${id}"><Name>t${id}</Name>${parts.inTrack ?? TUNING}</Track>`)}</Tracks>`,
    `<MasterBars>${parts.masterBars ?? times(measures, (measure) => `<MasterBar><Time>4/4</Time><Bars>${barIds(measure)}</Bars></MasterBar>`)}</MasterBars>`,
    `<Bars>${parts.bars ?? times(cells, (id) => `<Bar id="${id}"><Voices>${id} -1 -1 -1</Voices></Bar>`)}</Bars>`,
    `<Voices>${parts.voices ?? times(cells, (id) => `<Voice id="${id}"><Beats>0 0 0 0</Beats></Voice>`)}</Voices>`,
    `<Beats>${parts.beats ?? '<Beat id="0"><Rhythm ref="0"/><Notes>0</Notes></Beat>'}</Beats>`,
    `<Notes>${parts.notes ?? `<Note id="0"><Properties>${property('Fret', '<Fret>3</Fret>')}${property('String', '<String>1</String>')}</Properties></Note>`}</Notes>`,
    '<Rhythms><Rhythm id="0"><NoteValue>Quarter</NoteValue></Rhythm></Rhythms></GPIF>',
  ].join('')
}

export function gpOf(gpif: string): Uint8Array {
  return zipOf({ 'Content/score.gpif': strToU8(gpif) }, 6)
}

/** What a whole band is: every beat and note written out, eight a bar. */
export function bandGpifOf(tracks: number, measures: number): string {
  const cells = tracks * measures
  const eight = (id: number) => Array.from({ length: 8 }, (_, index) => id * 8 + index).join(' ')
  return gpifOf({
    tracks,
    measures,
    voices: times(cells, (id) => `<Voice id="${id}"><Beats>${eight(id)}</Beats></Voice>`),
    beats: times(cells * 8, longBeat),
    notes: times(cells * 8, longNote),
  }).replace('Quarter', 'Eighth')
}

const SECTOR = 4096

/** A plain container of Guitar Pro 6 with one file; `pointers` in place of its own. */
export function gpxOf(gpif: string, pointers?: readonly number[]): Uint8Array {
  const content = strToU8(gpif)
  const count = Math.ceil(content.length / SECTOR)
  const bytes = new Uint8Array(4 + (2 + count) * SECTOR)
  const view = new DataView(bytes.buffer)
  const heading = 4 + SECTOR
  bytes.set(strToU8('BCFS'))
  view.setUint32(heading, 2, true)
  bytes.set(strToU8('score.gpif'), heading + 4)
  view.setUint32(heading + 140, content.length, true)
  const sectors = pointers ?? Array.from({ length: count }, (_, index) => index + 2)
  for (const [index, sector] of sectors.entries()) {
    view.setUint32(heading + 148 + 4 * index, sector, true)
  }
  bytes.set(content, heading + SECTOR)
  return bytes
}

/** The same packed: bytes one by one, and copies of what stands up to 255 bytes before. */
export function packedGpxOf(plain: Uint8Array): Uint8Array {
  const bits: number[] = []
  const low = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit++) bits.push((value >> bit) & 1)
  }
  const copiedAt = (at: number) => {
    for (let back = 1; back <= Math.min(at, 255); back++) {
      let size = 0
      while (size < back && plain[at + size] === plain[at - back + size]) size++
      if (size >= 6) return { back, size }
    }
    return undefined
  }
  for (let at = 0; at < plain.length; ) {
    const copy = copiedAt(at)
    if (copy) {
      bits.push(1, 1, 0, 0, 0)
      low(copy.back, 8)
      low(copy.size, 8)
    } else {
      bits.push(0)
      low(1, 2)
      for (let bit = 7; bit >= 0; bit--) bits.push((plain[at]! >> bit) & 1)
    }
    at += copy?.size ?? 1
  }
  const packed = new Uint8Array(8 + Math.ceil(bits.length / 8))
  packed.set(strToU8('BCFZ'))
  new DataView(packed.buffer).setUint32(4, plain.length, true)
  for (const [index, bit] of bits.entries()) packed[8 + (index >> 3)]! |= bit << (7 - (index & 7))
  return packed
}
