/**
 * The score of a Guitar Pro 6 to 8 file (`score.gpif`), before alphaTab copies all that it refers
 * to: a bar names voices, a voice beats and a beat notes, each as often as it likes.
 */
import { checkCount } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import { childrenOf, parseXml, refuseXml, type XmlNode } from '../score/xml-tree'
import { element, escaped, leaf } from '../score/xml-writer'

/** Looks, mixers and pitches that strings and frets say already: two thirds of a file. */
const UNREAD = /^(XProperties|RSE|(User|Concert)?(TransposedPitch|ConcertPitch)StemOrientation)$/
const UNREAD_PROPERTY = /name="(ConcertPitch|TransposedPitch|Midi|PrimaryPickup\w*)"/
const NO_ID = '-1'

/** What elements name, by their own id. */
type Named = ReadonlyMap<string, readonly string[]>

function idsIn(owner: XmlNode, list: string): readonly string[] {
  const text = childrenOf(owner, list).at(-1)?.text ?? ''
  return text.split(/\s+/).filter((id) => id !== '' && id !== NO_ID)
}

/** The elements of a section; of sections of one name all. */
function itemsOf(score: XmlNode, section: string, item: string): readonly XmlNode[] {
  return childrenOf(score, section).flatMap((node) => childrenOf(node, item))
}

/** Of elements with one id the last that has such a list counts, as for alphaTab. */
function namedIn(score: XmlNode, section: string, item: string, list: string): Named {
  return new Map(
    itemsOf(score, section, item)
      .filter((node) => childrenOf(node, list).length > 0)
      .map((node) => [node.attributes.get('id') ?? '', idsIn(node, list)]),
  )
}

type Times = ReadonlyMap<string, number>

/** How often what `lists` name is there, when each list is there as often as `times` say. */
function namedTimes(lists: Named, times: Times): Times {
  const all = new Map<string, number>()
  for (const [id, count] of times) {
    for (const one of lists.get(id) ?? []) all.set(one, (all.get(one) ?? 0) + count)
  }
  return all
}

function sumOf(times: Times): number {
  let sum = 0
  for (const count of times.values()) sum += count
  return sum
}

/** The staves of a track: one where it tells of none, or the two of a piano. */
function staffCountOf(track: XmlNode): number {
  const isGrand = childrenOf(track, 'Instrument').some((node) =>
    /(-gs|GrandStaff)$/.test(node.attributes.get('ref') ?? ''),
  )
  const count = Math.max(isGrand ? 2 : 1, itemsOf(track, 'Staves', 'Staff').length)
  checkCount('staves in a track', count, FILE_LIMITS.maxPartStaves)
  return count
}

function checkDiagrams({ name, attributes, children }: XmlNode): void {
  const strings = name === 'Diagram' ? Number(attributes.get('stringCount') ?? 0) : 0
  checkCount('strings in a chord diagram', strings, FILE_LIMITS.maxDiagramStrings)
  for (const child of children) checkDiagrams(child)
}

function checkCounts(score: XmlNode): void {
  const limits = FILE_LIMITS
  const tracks = itemsOf(score, 'Tracks', 'Track')
  const measures = itemsOf(score, 'MasterBars', 'MasterBar')
  checkCount('tracks', tracks.length, limits.maxWrittenTracks)
  checkCount('bars', measures.length, limits.maxWrittenBars)
  const staffCount = tracks.reduce((sum, track) => sum + staffCountOf(track), 0)
  checkCount('bars of all staves', measures.length * staffCount, limits.maxStaffBars)
  for (const track of tracks) checkDiagrams(track)
  for (const order of childrenOf(score, 'MasterTrack')) {
    const ids = idsIn(order, 'Tracks')
    if (new Set(ids).size < ids.length) throw refuseXml('a track is named twice')
  }
  const voicesOfBar = namedIn(score, 'Bars', 'Bar', 'Voices')
  for (const voices of voicesOfBar.values()) {
    checkCount('voices in a bar', voices.length, limits.maxBarVoices)
  }
  const ofMeasure = new Map(measures.map((node, index) => [`${index}`, idsIn(node, 'Bars')]))
  const bars = namedTimes(ofMeasure, new Map([...ofMeasure.keys()].map((index) => [index, 1])))
  // A bar that is named again gets its voices again, and a voice its beats.
  const added = namedTimes(voicesOfBar, bars)
  const seen = namedTimes(voicesOfBar, new Map([...bars].map(([id, n]) => [id, n * n])))
  const voices: Times = new Map([...seen].map(([id, n]) => [id, n * added.get(id)!]))
  const beats = namedTimes(namedIn(score, 'Voices', 'Voice', 'Beats'), voices)
  checkCount('beats', sumOf(beats), limits.maxWrittenBeats)
  const notes = namedTimes(namedIn(score, 'Beats', 'Beat', 'Notes'), beats)
  checkCount('notes', sumOf(notes), limits.maxWrittenNotes)
}

/**
 * The part of a score that is read, written anew once it is counted.
 *
 * @throws FormatError `unreadable-file`, or `file-too-large` beyond `FILE_LIMITS`.
 */
export function checkedGpif(text: string): string {
  const score = parseXml(text, (name, attributes) =>
    name === 'Property' ? !UNREAD_PROPERTY.test(attributes) : !UNREAD.test(name),
  )
  checkCounts(score)
  let count = 0
  const write = ({ name, attributes, children, text }: XmlNode): string => {
    checkCount('elements in its score', ++count, FILE_LIMITS.maxGpifElements)
    const own = Object.fromEntries(attributes)
    return element(name, [escaped(text), ...children.map(write)], own) || leaf(name, undefined, own)
  }
  return write(score)
}
