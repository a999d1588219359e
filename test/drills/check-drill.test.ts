import { expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { compileDrill } from '#engine/practice/compile-drill'
import type { Drill, DrillRequest, Target } from '#engine/practice/drill'
import type { DrillTarget } from '#engine/practice/target-table'
import { chordTypeById } from '#engine/theory/chord'
import { parseRoot } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { checkDrill } from './check-drill'

function requestFor(target: DrillTarget): DrillRequest {
  return {
    key: parseRoot('C')!,
    scale: scaleById('major')!,
    chord: chordTypeById('dominant7')!,
    chordRoot: parseRoot('G')!,
    target,
    level: 'intermediate',
    neck: STANDARD_NECK,
    position: 'seventh',
    bars: 2,
  }
}

/** A valid drill with one of its targets changed. */
function withTarget(drill: Drill, index: number, change: Partial<Target>): Drill {
  const at = index < 0 ? drill.targets.length + index : index
  return {
    ...drill,
    targets: drill.targets.map((note, place) => (place === at ? { ...note, ...change } : note)),
  }
}

function titled(drill: Drill, title: string): Drill {
  return { ...drill, title }
}

/** A drill with a pitch at another place, and a warning of it. */
function withPlace(drill: Drill, midi: number, place: { string: number; fret: number }): Drill {
  return {
    ...drill,
    warnings: [`string ${place.string} fret ${place.fret} is elsewhere`],
    positionDrill: drill.positionDrill.map((note) =>
      note.midi === midi ? { ...note, ...place } : note,
    ),
  }
}

/** A drill whose tensions, but for every third, are chord tones instead. */
function withFewTensions(drill: Drill): Drill {
  let count = 0
  const targets = drill.targets.map((note, index): Target => {
    if (note.role !== 'tension' || count++ % 3 === 0) return note
    return { ...note, role: 'chord-tone', midi: drill.targets[index + 1]!.midi }
  })
  return { ...drill, targets }
}

/** What a breach does to a valid drill, and what the checker must say about it. */
const BREACHES: readonly (readonly [DrillTarget, string, (drill: Drill) => Drill, RegExp])[] = [
  ['arpeggio', 'a late note', (drill) => withTarget(drill, 2, { startBeat: 1.25 }), /starts at beat/],
  ['arpeggio', 'a long note', (drill) => withTarget(drill, 2, { durationBeats: 1 }), /no intermediate/],
  ['arpeggio', 'a missing end', (drill) => ({ ...drill, targets: drill.targets.slice(0, -1) }), /last/],
  ['arpeggio', 'a pulse too many', (drill) => ({ ...drill, pulse: [...drill.pulse, drill.pulse[0]!] }), /pulses/],
  ['arpeggio', 'a wrong name', (drill) => withTarget(drill, 1, { note: 'C3' }), /is not MIDI/],
  ['arpeggio', 'a wrong interval', (drill) => withTarget(drill, 1, { interval: '4' }), /is not the 4/],
  ['arpeggio', 'a wrong pitch', (drill) => withTarget(drill, 1, { midi: 61 }), /does not sound/],
  ['arpeggio', 'a skipped tone', (drill) => withTarget(drill, 1, { midi: drill.targets[2]!.midi }), /past the chord tone/],
  ['arpeggio', 'a high start', (drill) => withTarget(drill, 0, { midi: 67 }), /lowest root/],
  ['chord-tones', 'a foreign tone', (drill) => withTarget(drill, 1, { midi: 60 }), /does not belong/],
  ['chord-tones', 'an open end', (drill) => withTarget(drill, -1, { midi: 71 }), /does not lead back/],
  ['chord-tones', 'an end off the chord', (drill) => withTarget(drill, -1, { midi: 69 }), /no chord tone/],
  ['chord-tones', 'a note struck twice', (drill) => withTarget(drill, 1, { midi: drill.targets[0]!.midi }), /struck twice/],
  ['chord-tones', 'a tone unsounded', (drill) => ({ ...drill, targets: drill.targets.map((note) => (note.midi % 12 === 2 ? { ...note, midi: 55 } : note)) }), /leaves out 1 tones/],
  ['chord-tones', 'a place outside the hand', (drill) => withPlace(drill, 55, { string: 6, fret: 15 }), /string 6 fret 15 leaves the window and need not/],
  ['scale-steps', 'a leap', (drill) => withTarget(drill, 1, { midi: 69 }), /does not keep to one figure/],
  ['scale-steps', 'a figure given up in the last bar', (drill) => withTarget(drill, -3, { midi: drill.targets.at(-4)!.midi + 2 }), /does not keep to one figure/],
  ['scale-steps', 'a figure called by another name', (drill) => titled(drill, 'Scale steps in thirds: G7 in C Major'), /is played in groups of four, but is called "Scale steps in thirds/],
  ['guide-tones', 'a root', (drill) => withTarget(drill, 1, { midi: 67 }), /does not belong/],
  ['tensions', 'an unresolved tension', (drill) => withTarget(drill, 1, { role: 'chord-tone' }), /not resolved/],
  ['tensions', 'an avoided tone', (drill) => withTarget(drill, 0, { midi: 60 }), /no available tension/],
  ['tensions', 'too few of them', withFewTensions, /only 6 of 32 notes are tensions/],
  ['tensions', 'a tension off the beat', (drill) => withTarget(drill, 2, { startBeat: 1.5 }), /is not on a beat/],
  ['enclosure', 'a weak landing', (drill) => withTarget(drill, 4, { startBeat: 2.5 }), /weak beat/],
  ['enclosure', 'a landing at the start', (drill) => withTarget(drill, 0, { role: 'landing' }), /is not enclosed/],
  ['enclosure', 'a neighbour too far', (drill) => withTarget(drill, 2, { midi: 80 }), /no upper neighbour/],
  ['enclosure', 'a lost target', (drill) => withTarget(drill, 4, { role: 'chord-tone' }), /reach its target/],
  ['approach', 'a whole step', (drill) => withTarget(drill, 1, { midi: drill.targets[2]!.midi - 2 }), /not a semitone/],
  ['approach', 'no approach', (drill) => ({ ...drill, targets: drill.targets.map((note) => ({ ...note, role: 'landing' })) }), /no approach/],
  ['scale-steps', 'a silent stretch', (drill) => ({ ...drill, warnings: [], positionDrill: drill.positionDrill.map((note) => ({ ...note, fret: 11 })) }), /without a warning/],
  ['arpeggio', 'a bar twice', (drill) => ({ ...drill, targets: drill.targets.map((note, index) => ({ ...note, midi: drill.targets[index % 8]!.midi })) }), /repeats the one before/],
  ['arpeggio', 'a false proof', (drill) => ({ ...drill, proof: { ...drill.proof, allTargetsMapped: false } }), /proof fails: mapped/],
] // biome-ignore format: a breach a line

test.each(BREACHES)('%s: %s is found', (target, _name, breach, expected) => {
  const request = { ...requestFor(target), bars: 4 }
  const drill = compileDrill(request)
  expect(checkDrill(drill, request)).toEqual([])
  expect(checkDrill(breach(drill), request).join('\n')).toMatch(expected)
})

test('a beginner’s drill on the whole neck that goes up the neck is found', () => {
  const request: DrillRequest = { ...requestFor('root-fifth'), level: 'beginner', position: 'any' }
  const drill = compileDrill(request)
  expect(checkDrill(drill, request)).toEqual([])
  const high = {
    ...drill,
    positionDrill: drill.positionDrill.map((note) => ({ ...note, fret: 5 })),
  }
  expect(checkDrill(high, request).join('\n')).toMatch(/fret 5 is too high for beginner/)
})
