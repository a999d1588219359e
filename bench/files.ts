/**
 * The dearest files: seconds of CPU and megabytes to read one, each in a process of its own.
 * `npm run bench -- files`
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { FILE_LIMITS, FormatError, formatById, readTab, type Score } from '#formats/index'

const NOTE =
  '<note><pitch><step>C</step><octave>4</octave></pitch><duration>1</duration><type>quarter</type></note>'

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content.slice(0, FILE_LIMITS.maxBytes))
}

/** Quarters one after the other. */
function longMidi(notes: number): Uint8Array {
  const length = notes * 8
  const chunk = (name: string) => [...name].map((letter) => letter.charCodeAt(0))
  const size = [24, 16, 8, 0].map((shift) => (length >> shift) & 255)
  const head = [...chunk('MThd'), 0, 0, 0, 6, 0, 0, 0, 1, 1, 224, ...chunk('MTrk'), ...size]
  const bytes = new Uint8Array(head.length + length)
  bytes.set(head)
  for (let index = 0; index < notes; index++) {
    const midi = 40 + (index % 40)
    bytes.set([0, 0x90, midi, 80, 60, 0x80, midi, 0], head.length + index * 8)
  }
  return bytes
}

/** As many notes as a score may have, six at a time. */
function fullScore(): Score {
  const notes = STANDARD_NECK.strings.map(({ string, midi }) => ({
    midi: midi + 3,
    string,
    fret: 3,
  }))
  const beats = Array.from({ length: 8 }, () => ({ rhythm: { value: 8, dots: 0 }, notes }))
  const count = Math.floor(FILE_LIMITS.maxNotes / 48)
  const measure = { timeSignature: [4, 4] as const, fifths: 0, isMinor: false, tempos: [] }
  return {
    title: 'Full',
    artist: '',
    measures: Array.from({ length: count }, () => measure),
    tracks: [
      {
        name: 'Guitar',
        program: 25,
        isPercussion: false,
        neck: STANDARD_NECK,
        measures: Array.from({ length: count }, () => [beats]),
      },
    ],
  }
}

async function written(id: 'guitar-pro' | 'musicxml' | 'alphatex'): Promise<Uint8Array> {
  const format = formatById(id)!
  await format.load?.()
  return format.write(fullScore()).bytes
}

const XML_HEAD = '<score-partwise><part-list/><part id="P1"><measure number="1">'

const FILES: Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>> = {
  'MIDI, 260,000 notes': () => longMidi(260_000),
  'MusicXML, 4 MB of notes in one bar': () => text(XML_HEAD + NOTE.repeat(50_000)),
  'MusicXML, 30,000 notes in one bar': () =>
    text(`${XML_HEAD}${NOTE.repeat(30_000)}</measure></part></score-partwise>`),
  'ASCII, a megabyte': () =>
    text(
      `${'e|--0--1-----3-|\nB|------------|\nG|-----2------|\nD|-----------|\nA|--3--------|\nE|-----------|\n\n'.repeat(9000)}`,
    ),
  'alphaTex, a megabyte': () => text(`\\title "x" . ${'3.3.8 '.repeat(170_000)}`),
  'Guitar Pro, 65,000 notes': () => written('guitar-pro'),
  'MusicXML, 65,000 notes': () => written('musicxml'),
  'alphaTex, 65,000 notes': () => written('alphatex'),
}

async function measure(name: string): Promise<void> {
  const bytes = await FILES[name]!()
  const before = process.cpuUsage()
  const outcome = await readTab(bytes).then(
    ({ score }) => `${score.measures.length} bars`,
    (error: unknown) => (error instanceof FormatError ? error.code : String(error)),
  )
  const { user, system } = process.cpuUsage(before)
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  const kilobytes = Math.round(bytes.length / 1024)
  console.log(
    `${name.padEnd(38)} ${String(kilobytes).padStart(5)} kB  ${((user + system) / 1e6).toFixed(2)} s  ${megabytes} MB in all  ${outcome}`,
  )
}

const [name] = process.argv.slice(2)
if (name !== undefined) await measure(name)
else {
  const file = fileURLToPath(import.meta.url)
  for (const one of Object.keys(FILES)) {
    spawnSync('npx', ['tsx', file, one], { stdio: ['ignore', 'inherit', 'ignore'] })
  }
}
