import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { chordTypeById } from '../theory/chord'
import { parseRoot } from '../theory/pitch'
import { scaleById } from '../theory/scale'
import { compileDrill } from './compile-drill'
import { type DrillClaim, proveDrill, proveInsertion, provePacket } from './prove-drill'

const drill = compileDrill({
  key: parseRoot('C')!,
  scale: scaleById('major')!,
  chord: chordTypeById('major')!,
  target: 'scale-steps',
  level: 'intermediate',
  neck: STANDARD_NECK,
  position: 'fifth',
  bars: 4,
})
const claim: DrillClaim = {
  neck: drill.neck,
  theory: drill.theory,
  targets: drill.targets,
  positionDrill: drill.positionDrill,
  tabNotes: drill.tabNotes,
  routePlan: drill.routePlan,
  warnings: drill.warnings,
}

/** The claim with one drill note changed. */
function withNote(index: number, change: Partial<DrillClaim['positionDrill'][number]>): DrillClaim {
  return {
    ...claim,
    positionDrill: claim.positionDrill.map((note, at) =>
      at === index ? { ...note, ...change } : note,
    ),
  }
}

/** The first note that is not on the lowest string, at the same pitch one string lower. */
const movedNote = () => {
  const index = claim.positionDrill.findIndex(({ string }) => string < 6)
  const { string, fret } = claim.positionDrill[index]!
  return withNote(index, { string: string + 1, fret: fret + (string === 2 ? 4 : 5) })
}

describe('targets are not mapped where', () => {
  const withTarget = (change: Partial<DrillClaim['targets'][number]>): DrillClaim => ({
    ...claim,
    targets: claim.targets.map((target, at) => (at === 1 ? { ...target, ...change } : target)),
  })

  test.each<[string, DrillClaim]>([
    ['a target has another name', withTarget({ note: 'F#2' })],
    ['a target has another interval', withTarget({ interval: 'b7' })],
    ['a note has another name', withNote(1, { note: 'F#2' })],
    ['a note has another interval', withNote(1, { interval: 'b7' })],
    ['a note has another pitch class', withNote(1, { pitchClass: 'F#' })],
    ['a note names another target', withNote(1, { targetNote: 'F#2' })],
  ])('%s', (_what, wrong) => {
    expect(proveDrill(wrong).allTargetsMapped).toBe(false)
    expect(provePacket(wrong).allTargetsMapped).toBe(false)
  })
})

describe('a true drill', () => {
  test('proves every one of its parts', () => {
    expect(proveDrill(claim)).toEqual({
      allTargetsMapped: true,
      positionDrillDerivedFromBestRoute: true,
      routeObjective: 'Least hand movement',
      sourceModel: 'hand-v2',
      targetCount: 32,
      tabEventsDerivedFromRoute: true,
      outsideWindowIsWarned: true,
    })
  })

  test('counts the same movement as the route’s own verifier', () => {
    const { proof, cost, id, efficiencyScore } = claim.routePlan.routes[0]!
    expect(provePacket(claim)).toMatchObject({
      openStrings: proof.openStrings,
      routeCost: cost,
      routeEfficiencyScore: efficiencyScore,
      routeId: id,
      routeSpan: proof.routeSpan,
      totalFretMovement: proof.totalFretMovement,
      totalStringMovement: proof.totalStringMovement,
    })
  })
})

describe('a proof is false when', () => {
  test('a note sounds another pitch', () => {
    const { fret } = claim.positionDrill[3]!
    const wrong = withNote(3, { fret: fret + 1 })
    expect(proveDrill(wrong).allTargetsMapped).toBe(false)
    expect(provePacket(wrong).allTargetsMapped).toBe(false)
  })

  test('a note is missing', () => {
    const short = { ...claim, positionDrill: claim.positionDrill.slice(1) }
    expect(proveDrill(short).allTargetsMapped).toBe(false)
  })

  test('a note is played somewhere the best route does not go', () => {
    const other = movedNote()
    expect(proveDrill(other).allTargetsMapped).toBe(true)
    expect(proveDrill(other).positionDrillDerivedFromBestRoute).toBe(false)
    expect(provePacket(other)).toMatchObject({
      positionDrillDerivedFromBestRoute: false,
      tabEventsDerivedFromPositionDrill: false,
      routeCost: -1,
      routeEfficiencyScore: -1,
    })
  })

  test('a tab event is late or on another string', () => {
    const late = claim.tabNotes.map((note, index) =>
      index === 1 ? { ...note, startBeat: note.startBeat + 0.25 } : note,
    )
    expect(proveDrill({ ...claim, tabNotes: late }).tabEventsDerivedFromRoute).toBe(false)
    expect(
      proveInsertion(late, claim.positionDrill, STANDARD_NECK).tabNotesMatchPositionDrill,
    ).toBe(false)
    expect(proveInsertion(late, claim.positionDrill, STANDARD_NECK).preservesMidi).toBe(true)
  })

  test('a tab event claims a pitch that its fret does not give', () => {
    const wrong = claim.tabNotes.map((note, index) =>
      index === 1 ? { ...note, fret: note.fret + 1 } : note,
    )
    expect(proveInsertion(wrong, claim.positionDrill, STANDARD_NECK).preservesMidi).toBe(false)
  })

  test('an event does not say where it is played', () => {
    const nowhere = claim.tabNotes.map((note) => ({ ...note, string: 7 }))
    expect(
      proveInsertion(claim.tabNotes, claim.positionDrill, STANDARD_NECK).asciiTabRequired,
    ).toBe(false)
    expect(proveInsertion(nowhere, claim.positionDrill, STANDARD_NECK).asciiTabRequired).toBe(true)
  })

  test('a place leaves the window without a warning', () => {
    expect(drill.warnings.length).toBeGreaterThan(0)
    expect(proveDrill({ ...claim, warnings: [] }).outsideWindowIsWarned).toBe(false)
  })

  test('a cheaper route was passed over', () => {
    const [best] = claim.routePlan.routes
    const notes = best!.notes.map((note) => ({ ...note, fret: note.fret + 1 }))
    const cheaper = { ...best!, cost: best!.cost - 1, notes, id: 'route-other' }
    const plan = { ...claim.routePlan, routes: [best!, cheaper] }
    expect(proveDrill({ ...claim, routePlan: plan }).positionDrillDerivedFromBestRoute).toBe(false)
  })
})
