/** Necks and chord boxes of a worksheet. */
import type { NeckMark } from '#engine/diagram/neck-mark'
import { renderNeckSvg } from '#engine/diagram/render-neck-svg'
import { chordWithBass } from '#engine/harmony/chord-symbol'
import { readChordSymbol } from '#engine/harmony/read-chord-symbol'
import { parseFrets } from '#engine/instrument/fret-text'
import { type FretPosition, fretPositionsOfPitchClass, midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { scalePatternsOf } from '#engine/instrument/scale-patterns'
import { patternFingersOf } from '#engine/plan/pattern-fingers'
import type { WorksheetContent } from '#engine/project/worksheet-shape'
import { formatNoteName, formatPitch } from '#engine/theory/pitch'
import { readTones } from '#engine/theory/read-tones'
import { heldAs } from '#engine/voicing/chord-voicings'
import { planGrips } from '#engine/voicing/grip-path'
import { withSigns } from '../../state/display-text'
import { FINGER_NUMBERS } from '../../state/neck-view'
import { ownText } from '../../state/shown-names'
import { chordRootOf, contextOf } from '../../state/theory'
import type { TabGrip } from './chord-box'

/** Frets of a whole neck, and of the least stretch that is drawn. */
const WHOLE_NECK_FRETS = 12
const LEAST_FRETS = 4

/** `A minor pentatonic`. */
export function keyTitleOf({ theory }: Pick<WorksheetContent<'neck'>, 'theory'>): string {
  const { root, scale } = contextOf(theory)
  return withSigns(`${formatNoteName(root)} ${scale.name.toLowerCase()}`)
}

/** Names of the positions that the scale has on a neck. */
export function positionsOn({ theory }: Pick<WorksheetContent<'neck'>, 'theory'>, neck: Neck) {
  const { root, scale } = contextOf(theory)
  return scalePatternsOf(root, scale, neck)
}

/** The neck of a block as SVG, or the sentence that says why there is none. */
export function neckPictureOf(
  {
    title: own,
    content,
  }: { readonly title?: string | undefined; readonly content: WorksheetContent<'neck'> },
  neck: Neck,
  leftHanded: boolean,
): { readonly svg: string } | { readonly problem: string } {
  const { theory, position, labels } = content
  const context = contextOf(theory)
  const tones = readTones(context, chordRootOf(theory))
  const pattern = positionsOn(content, neck).find(({ name }) => name === position)
  const key = keyTitleOf(content)
  if (position !== undefined && !pattern)
    return { problem: `${key} has no ${position} on this neck.` }
  const markAt = (place: FretPosition, finger?: number): NeckMark => {
    const midi = midiAt(place, neck)
    const tone = tones[midi % 12]!
    return {
      string: place.string,
      fret: place.fret,
      note: formatPitch(tone.name, midi),
      interval: tone.interval,
      intervalSymbol: tone.intervalSymbol,
      degreeNumber: tone.degree.number,
      ...(finger !== undefined && { finger }),
    }
  }
  const toFret = Math.min(WHOLE_NECK_FRETS, neck.maxFret)
  const marks = pattern
    ? patternFingersOf(pattern, context, neck).map(({ finger, ...place }) =>
        markAt(place, FINGER_NUMBERS[finger]),
      )
    : tones
        .filter(({ inScale }) => inScale)
        .flatMap(({ pitchClassNumber }) =>
          fretPositionsOfPitchClass(pitchClassNumber, neck, toFret),
        )
        .map((place) => markAt(place))
  const fromFret = pattern ? (pattern.startFret <= 1 ? 0 : pattern.startFret) : 0
  const lastFret = pattern ? Math.max(pattern.endFret, fromFret + LEAST_FRETS) : toFret
  const usual = pattern ? `${key}, ${withSigns(pattern.name)}` : key
  const picture = {
    title: own === undefined ? usual : ownText(own),
    neck,
    fromFret,
    toFret: Math.min(neck.maxFret, lastFret),
    marks,
  }
  return { svg: renderNeckSvg(picture, { theme: 'light', labels, leftHanded }) }
}

/** Fingers as boxes print them; none for strings that no finger presses. */
const boxFingers = (fingers: readonly number[]) =>
  fingers.map((finger) => (finger > 0 ? finger : undefined))

/** The boxes of written chords, and what of them was not read. */
export function gripsOfChords(
  written: string,
  neck: Neck,
): { readonly grips: readonly TabGrip[]; readonly problems: readonly string[] } {
  const problems: string[] = []
  const words = written.split(/[\s,|]+/).filter((word) => word !== '')
  const asked = words.flatMap((word) => {
    const [symbol = '', fretText] = word.split(':')
    const read = readChordSymbol(symbol)
    const frets = fretText === undefined ? undefined : parseFrets(fretText)
    if (!('symbol' in read)) {
      problems.push(`“${symbol}” ${read.reason}.`)
      return []
    }
    if (fretText !== undefined && frets?.length !== neck.strings.length) {
      problems.push(`“${fretText}” is no grip of ${neck.strings.length} strings.`)
      return []
    }
    const { root, bass } = read
    return [{ symbol: read.symbol, root, bass, chord: chordWithBass(read), frets }]
  })
  const isHeld = (chord: (typeof asked)[number]) => planGrips([chord], neck).voicings.length > 0
  const open = asked.filter(({ frets }) => !frets)
  const playable = open.filter(isHeld)
  for (const { symbol } of open.filter((chord) => !playable.includes(chord))) {
    problems.push(`${symbol} has no grip on this neck.`)
  }
  const { voicings } = planGrips(playable, neck)
  const grips = asked.flatMap((chord): readonly TabGrip[] => {
    const { symbol, frets } = chord
    if (frets) return [{ symbol, frets, fingers: boxFingers(heldAs(frets).fingers) }]
    const voicing = voicings[playable.indexOf(chord)]
    return voicing ? [{ symbol, frets: voicing.frets, fingers: boxFingers(voicing.fingers) }] : []
  })
  return { grips, problems }
}
