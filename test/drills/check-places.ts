/** The neck: every note sounds at its place, inside the frets allowed, in the window or warned about. */
import { proveInsertion, provePacket } from '#engine/practice/prove-drill'
import { parseDegree, semitonesOfDegree } from '#engine/theory/interval'
import { midiOf, parseNote, pitchClassOf } from '#engine/theory/pitch'
import { soundAt, soundsBetween } from './neck-places'
import type { DrillRule } from './problem'

export const checkPlaces: DrillRule = ({ neck, targets, positionDrill, tabNotes, maxFret }) => {
  const problems: string[] = []
  if (positionDrill.length !== targets.length) problems.push('a target has no place')
  positionDrill.forEach((note, index) => {
    const sound = soundAt(neck, note.string, note.fret)
    const event = tabNotes[index]
    if (sound === undefined || note.fret > maxFret) {
      problems.push(`${note.targetId} lies at string ${note.string} fret ${note.fret}`)
    } else if (sound !== targets[index]?.midi || note.midi !== targets[index].midi) {
      problems.push(`${note.targetId} does not sound ${targets[index]?.note}`)
    }
    if (event?.string !== note.string || event.fret !== note.fret || event.midi !== note.midi) {
      problems.push(`${note.targetId} and its tab event differ`)
    }
  })
  return problems
}

/** Frets of a position by the definition: open 0–4, the nth n…n+3; open strings always belong. */
export function fretRangeOf(position: string, maxFret: number): readonly [number, number] {
  const ordinal = ORDINALS.indexOf(position)
  if (position === 'any') return [0, maxFret]
  return position === 'open' ? [0, 4] : [ordinal + 1, ordinal + 4]
}
const ORDINALS = [
  'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth',
  'eleventh', 'twelfth',
] // biome-ignore format: twelve words

/** How far up a level plays where no position is asked for. */
export const HIGHEST_FRETS = { beginner: 4, intermediate: 7, advanced: 12 } as const

export const checkWindow: DrillRule = ({
  neck,
  positionDrill,
  warnings,
  position,
  maxFret,
  settings,
}) => {
  if (position === 'any') {
    const highest = HIGHEST_FRETS[settings.level]
    // One fret more is a stretch that saves a step to another string, wherever its pitch is played.
    const stretched = positionDrill.filter(
      ({ string, fret, midi }, index) =>
        fret === highest + 1 &&
        [positionDrill[index - 1], positionDrill[index + 1]].some(
          (beside) => beside?.string === string && Math.abs(beside.midi - midi) <= 2,
        ),
    )
    const isStretched = (midi: number) => stretched.some((own) => own.midi === midi)
    return positionDrill
      .filter(({ midi, fret }) => fret > highest + 1 || (fret > highest && !isStretched(midi)))
      .map(({ string, fret }) => `string ${string} fret ${fret} is too high for ${settings.level}`)
  }
  const [start, end] = fretRangeOf(position, maxFret)
  const isInside = (fret: number) => fret >= start && fret <= Math.min(end, maxFret)
  return positionDrill
    .filter(({ fret }) => fret > 0 && !isInside(fret))
    .flatMap(({ string, fret, midi }) => {
      const place = `string ${string} fret ${fret}`
      const isWarned = warnings.some((text) => text.includes(`${place} `))
      const needNot = soundsBetween(neck, Math.max(1, start), Math.min(end, maxFret)).has(midi)
      return [
        ...(isWarned ? [] : [`${place} leaves the window without a warning`]),
        ...(needNot ? [`${place} leaves the window and need not`] : []),
      ]
    })
}

export const checkSpelling: DrillRule = ({ targets, positionDrill }, request) => {
  const root = pitchClassOf(request.chordRoot ?? request.key)
  const problems: string[] = []
  targets.forEach((target, index) => {
    const { note, midi, pitchClass, interval } = target
    const parsed = parseNote(note)
    const place = positionDrill[index]
    if (!parsed || parsed.octave === undefined || midiOf(parsed.name, parsed.octave) !== midi) {
      problems.push(`${note} is not MIDI ${midi}`)
    }
    if (note.replace(/-?\d+$/, '') !== pitchClass)
      problems.push(`${pitchClass} does not name ${note}`)
    const degree = parseDegree(interval)
    if (!degree || (semitonesOfDegree(degree) - (midi - root)) % 12 !== 0) {
      problems.push(`${note} is not the ${interval} of the chord`)
    }
    if (place?.interval !== interval || place.note !== note || place.targetInterval !== interval) {
      problems.push(`${note} is read in two ways`)
    }
  })
  return problems
}

export const checkProofs: DrillRule = (drill) => {
  const { proof, routePlan, targets } = drill
  const problems: string[] = []
  const packetProof = provePacket(drill)
  const insertionProof = proveInsertion(drill.tabNotes, drill.positionDrill, drill.neck)
  const route = routePlan.routes[0]!
  const mustHold = {
    ...{ mapped: proof.allTargetsMapped, best: proof.positionDrillDerivedFromBestRoute },
    ...{ events: proof.tabEventsDerivedFromRoute, warned: proof.outsideWindowIsWarned },
    ...{
      packet: packetProof.allTargetsMapped,
      ofBest: packetProof.positionDrillDerivedFromBestRoute,
    },
    ...{ fromDrill: packetProof.tabEventsDerivedFromPositionDrill },
    ...{ midi: insertionProof.preservesMidi, match: insertionProof.tabNotesMatchPositionDrill },
    ...{ route: route.proof.allNotesMapped, fingers: route.proof.fingersInOrder },
    ...{ count: proof.targetCount === targets.length },
    ...{ cost: packetProof.routeCost === route.cost, id: packetProof.routeId === route.id },
    ...{ span: packetProof.routeSpan === route.proof.routeSpan },
    ...{ open: packetProof.openStrings === route.proof.openStrings },
    ...{ frets: packetProof.totalFretMovement === route.proof.totalFretMovement },
    ...{ strings: packetProof.totalStringMovement === route.proof.totalStringMovement },
  }
  for (const [name, holds] of Object.entries(mustHold)) {
    if (!holds) problems.push(`the proof fails: ${name}`)
  }
  return problems
}
