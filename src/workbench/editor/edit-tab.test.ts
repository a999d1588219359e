import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure, lengthBeatsOf, tickOf } from '#engine/tab/measure'
import { renderAscii } from '#engine/tab/render-ascii'
import { type Measure, soundingNote } from '#engine/tab/tab-event'
import { C_MAJOR_SIGNATURE } from '#engine/theory/key-signature'
import { nearestNameIn } from '#engine/theory/name-in-key'
import { formatNoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { drawCount } from '../../../test/support/draw-count'
import { edit, openProject, project, redo, undo } from '../state/project-store'
import { DIGIT_WINDOW_MS, type PendingDigit, typeDigit } from './digit-entry'
import {
  addMeasure,
  changeTempo,
  duplicateMeasure,
  removeMeasure,
  setTempo,
  setTimeSignature,
  splitBars,
} from './edit-measures'
import {
  closeGap,
  insertGap,
  type Measures,
  moveToString,
  removeNotes,
  setChord,
  setDuration,
  setFret,
  transpose,
} from './edit-tab'
import { cursorWithin, noteAt, type TabCursor } from './tab-cursor'
import { copySpan, cutSpan, noteIdsIn, pasteClip, spanOf } from './tab-selection'

const at = (beat: number, string = 1, measureIndex = 0): TabCursor => ({
  measureIndex,
  beat,
  string,
})

/** `2:5@1.5x0.5` reads string 2, fret 5, at beat 1.5, for half a beat. */
function tabOf(...bars: readonly string[]): Measures {
  return bars.reduce<Measures>(
    (measures, bar, measureIndex) =>
      bar
        .split(' ')
        .filter((text) => text !== '')
        .reduce((edited, text) => {
          const [, string, fret, beat, length] = /^(\d):(\d+)@([\d.]+)x([\d.]+)$/.exec(text)!
          const spot = at(Number(beat), Number(string), measureIndex)
          return setFret(edited, spot, Number(fret), Number(length), STANDARD_NECK)
        }, measures),
    bars.map((_, index) => emptyMeasure(index + 1)),
  )
}

function written(measures: Measures): readonly string[] {
  return measures.map((measure) =>
    measure.notes
      .map((note) => `${note.string}:${note.fret}@${note.startBeat}x${note.durationBeats}`)
      .join(' '),
  )
}

const idsOf = (measures: Measures) =>
  new Set(measures.flatMap((measure) => measure.notes.map((note) => note.id)))

describe('writing frets', () => {
  test('a new note begins at the cursor and sounds its string and fret', () => {
    const [measure] = setFret([emptyMeasure()], at(1.5, 5), 3, 0.5, STANDARD_NECK)
    expect(measure!.notes).toEqual([
      {
        id: 'note-1',
        string: 5,
        fret: 3,
        midi: 48,
        startBeat: 1.5,
        durationBeats: 0.5,
        technique: 'normal',
      },
    ])
  })

  test('a note under the cursor keeps its id and length and changes its fret', () => {
    const before = tabOf('2:5@1x2')
    const after = setFret(before, at(1, 2), 7, 0.25, STANDARD_NECK)
    expect(written(after)).toEqual(['2:7@1x2'])
    expect(idsOf(after)).toEqual(idsOf(before))
  })

  test('a new note is cut at the next one on its string and cuts the one before', () => {
    expect(written(tabOf('1:0@0x4 1:3@2x4'))).toEqual(['1:0@0x2 1:3@2x2'])
    expect(written(tabOf('1:3@2x1 1:0@0x4'))).toEqual(['1:0@0x2 1:3@2x1'])
    expect(written(tabOf('1:3@3x4'))).toEqual(['1:3@3x1'])
  })

  test('other strings ring on', () => {
    expect(written(tabOf('6:3@0x4 1:3@2x1'))).toEqual(['6:3@0x4 1:3@2x1'])
  })

  test('a chord replaces the column', () => {
    const before = tabOf('6:3@0x1 2:1@0x1')
    const after = setChord(
      before,
      at(0),
      [
        { string: 5, fret: 3 },
        { string: 2, fret: 1 },
      ],
      2,
      STANDARD_NECK,
    )
    expect(written(after)).toEqual(['2:1@0x1 5:3@0x2'])
  })

  test('frets beyond the neck change nothing', () => {
    const before = tabOf('')
    expect(setFret(before, at(0), 25, 1, STANDARD_NECK)).toBe(before)
  })
})

describe('typing digits', () => {
  function typed(...keys: readonly (readonly [digit: number, atMs: number])[]) {
    let measures = tabOf('')
    let pending: PendingDigit | undefined
    const seconds: boolean[] = []
    for (const [digit, atMs] of keys) {
      const entry = typeDigit(measures, at(0), digit, 1, pending, atMs, STANDARD_NECK)
      measures = entry.measures
      pending = entry.pending
      seconds.push(entry.isSecond)
    }
    return { fret: noteAt(measures, at(0))?.fret, seconds }
  }

  test.each([
    ['one digit', [[7, 0]], 7],
    ['two within the window', [[1, 0], [2, DIGIT_WINDOW_MS]], 12],
    ['two too far apart', [[1, 0], [2, DIGIT_WINDOW_MS + 1]], 2],
    ['no fret 29', [[2, 0], [9, 100]], 9],
    ['fret 24', [[2, 0], [4, 100]], 24],
    ['a leading zero stays a zero', [[0, 0], [5, 100]], 5],
    ['a third digit begins anew', [[1, 0], [2, 100], [3, 200]], 3],
    ['a refused second digit may be continued', [[9, 0], [1, 100], [2, 200]], 12],
  ] as const)('%s', (_, keys, fret) => {
    expect(typed(...keys).fret).toBe(fret)
  }) // biome-ignore format: a table of keys

  test('a digit elsewhere does not continue', () => {
    const first = typeDigit(tabOf(''), at(0), 1, 1, undefined, 0, STANDARD_NECK)
    const second = typeDigit(first.measures, at(1), 2, 1, first.pending, 10, STANDARD_NECK)
    expect(written(second.measures)).toEqual(['1:1@0x1 1:2@1x1'])
  })
})

describe('changing notes', () => {
  test('moving to another string keeps every pitch, or nothing moves', () => {
    const before = tabOf('1:3@0x1 2:1@1x1')
    const after = moveToString(before, idsOf(before), 1, STANDARD_NECK)
    expect(written(after)).toEqual(['2:8@0x1 3:5@1x1'])
    expect(moveToString(before, idsOf(before), -1, STANDARD_NECK)).toBe(before)
    const blocked = tabOf('1:3@0x1 2:1@0x1')
    expect(moveToString(blocked, new Set([noteAt(blocked, at(0, 1))!.id]), 1, STANDARD_NECK)).toBe(
      blocked,
    )
  })

  test.each([
    ['ends what rings there', '2:7@0x4 1:3@1x1', '1:3@1x1', 1, '2:7@0x1 2:8@1x1'],
    ['ends where the next one begins', '1:3@0x4 2:7@2x1', '1:3@0x4', 1, '2:8@0x2 2:7@2x1'],
    ['leaves what is over by then', '2:7@0x1 1:3@1x1', '1:3@1x1', 1, '2:7@0x1 2:8@1x1'],
  ] as const)('a note moved to a string %s', (_what, text, moved, step, expected) => {
    const before = tabOf(text)
    const place = tabOf(moved)[0]!.notes[0]!
    const { id } = before[0]!.notes.find(
      ({ string, startBeat }) => string === place.string && startBeat === place.startBeat,
    )!
    expect(written(moveToString(before, new Set([id]), step, STANDARD_NECK))).toEqual([expected])
  })

  test('transposing moves along the string, or nothing moves', () => {
    const before = tabOf('1:3@0x1 6:0@1x1')
    expect(written(transpose(before, idsOf(before), 2, STANDARD_NECK))).toEqual(['1:5@0x1 6:2@1x1'])
    expect(transpose(before, idsOf(before), -1, STANDARD_NECK)).toBe(before)
  })

  test('a longer length stops at the next note on the string', () => {
    const before = tabOf('1:3@0x0.5 1:5@1x1 6:0@0x0.5')
    expect(written(setDuration(before, idsOf(before), 2))).toEqual(['1:3@0x1 6:0@0x2 1:5@1x2'])
  })

  test('a gap moves what is later; where it does not fit, nothing moves', () => {
    const before = tabOf('1:3@0x1 1:5@1x1')
    expect(written(insertGap(before, at(1), 1))).toEqual(['1:3@0x1 1:5@2x1'])
    expect(insertGap(before, at(0), 3)).toBe(before)
    expect(written(closeGap(tabOf('1:3@0x1 1:5@1x1 1:7@3x1'), at(1), 1))).toEqual([
      '1:3@0x1 1:7@2x1',
    ])
  })

  test('deleting leaves a rest', () => {
    const before = tabOf('1:3@0x1 1:5@1x1')
    expect(written(removeNotes(before, new Set([noteAt(before, at(0))!.id])))).toEqual(['1:5@1x1'])
  })
})

describe('measures', () => {
  test('are added with the tempo and signature of their neighbour and an id of their own', () => {
    const three = addMeasure(
      setTimeSignature([emptyMeasure(1), emptyMeasure(2)], 0, [3, 4], false),
      0,
    )
    expect(three.map(({ id, timeSignature }) => `${id} ${timeSignature[0]}`)).toEqual([
      'measure-1 3',
      'measure-3 3',
      'measure-2 4',
    ])
  })

  test('the last measure is emptied, not taken out', () => {
    const [only] = removeMeasure(tabOf('1:3@0x1'), 0)
    expect(only!.notes).toEqual([])
    expect(written(removeMeasure(tabOf('1:3@0x1', '1:5@0x1'), 0))).toEqual(['1:5@0x1'])
  })

  test('a copy has ids of its own', () => {
    const twice = duplicateMeasure(tabOf('1:3@0x1 2:5@1x1'), 0)
    expect(written(twice)).toEqual(['1:3@0x1 2:5@1x1', '1:3@0x1 2:5@1x1'])
    expect(idsOf(twice).size).toBe(4)
  })

  test('6/8 from 3/4 sounds the same: beats and tempo double', () => {
    const waltz = setTimeSignature(tabOf('1:3@1.5x0.5'), 0, [3, 4], true)
    const [measure] = setTimeSignature(waltz, 0, [6, 8], true)
    expect(measure).toMatchObject({ tempo: 180, timeSignature: [6, 8] })
    expect(written([measure!])).toEqual(['1:3@3x1'])
  })

  test('a bar that becomes too short is split', () => {
    const split = setTimeSignature(tabOf('1:3@0x1 1:5@3x1'), 0, [2, 4], false)
    expect(written(split)).toEqual(['1:3@0x1', '1:5@1x1'])
    expect(new Set(split.map(({ id }) => id)).size).toBe(2)
  })

  test('a compiled measure of several bars becomes several measures', () => {
    const measure = { ...emptyMeasure(), notes: tabOf('1:3@0x1')[0]!.notes }
    const long: Measure = {
      ...measure,
      notes: [...measure.notes, { ...measure.notes[0]!, id: 'note-9', startBeat: 5 }],
    }
    expect(written(splitBars([long]))).toEqual(['1:3@0x1', '1:3@1x1'])
    const plain = tabOf('1:3@0x1')
    expect(splitBars(plain)).toBe(plain)
  })

  test('tempo keeps within 20 to 400 and differences between measures', () => {
    const two = [
      { ...emptyMeasure(1), tempo: 90 },
      { ...emptyMeasure(2), tempo: 120 },
    ]
    expect(changeTempo(two, 2).map(({ tempo }) => tempo)).toEqual([92, 122])
    expect(changeTempo(two, 300)).toBe(two)
    expect(setTempo(two, 1000).map(({ tempo }) => tempo)).toEqual([400, 400])
  })
})

describe('copy and paste', () => {
  const source = tabOf('6:3@0x1 1:3@1x1 5:2@3x1', '1:7@0x1')

  test('columns on all strings, across a bar line', () => {
    const span = spanOf(source, { anchor: at(3, 2), head: at(0, 2, 1) }, 1, STANDARD_NECK)
    const pasted = pasteClip(
      source,
      at(2, 1, 1),
      copySpan(source, span, STANDARD_NECK),
      STANDARD_NECK,
    )
    expect(written(pasted)).toEqual(['6:3@0x1 1:3@1x1 5:2@3x1', '1:7@0x1 5:2@2x1 1:7@3x1'])
  })

  test('several strings only, when the selection spans them', () => {
    const span = spanOf(source, { anchor: at(0, 5), head: at(3, 6) }, 1, STANDARD_NECK)
    expect(span.strings).toEqual([5, 6])
    expect(written(cutSpan(source, span))).toEqual(['1:3@1x1', '1:7@0x1'])
  })

  test('ends with its last column, also where notes are closer than the step', () => {
    const eighths = [0, 1, 2, 3].map((n) => soundingNote(`n${n}`, { string: 1, fret: n, midi: 64 + n }, n / 2, 0.5)) // biome-ignore format: one row
    const source = [{ ...emptyMeasure(), notes: eighths }, emptyMeasure(2)]
    const upTo = (beat: number) =>
      spanOf(source, { anchor: at(0), head: { ...at(0), beat } }, 1, STANDARD_NECK).endBeat
    expect([0, 0.5, 1.5, 2, 3].map(upTo)).toEqual([0.5, 1, 2, 3, 4])
  })

  test('pasting past the end adds measures', () => {
    const span = spanOf(source, { anchor: at(0), head: at(3) }, 1, STANDARD_NECK)
    const pasted = pasteClip(
      source,
      at(2, 1, 1),
      copySpan(source, span, STANDARD_NECK),
      STANDARD_NECK,
    )
    expect(written(pasted).slice(1)).toEqual(['1:7@0x1 6:3@2x1 1:3@3x1', '5:2@1x1'])
  })

  test('what is copied and pasted in place is what was there', () => {
    const span = spanOf(source, { anchor: at(0), head: at(3) }, 1, STANDARD_NECK)
    expect(
      written(pasteClip(source, at(0), copySpan(source, span, STANDARD_NECK), STANDARD_NECK)),
    ).toEqual(written(source))
  })
})

describe('any run of edits', () => {
  const spot = fc.record({
    measureIndex: fc.integer({ min: 0, max: 2 }),
    beat: fc.integer({ min: 0, max: 23 }).map((n) => n / 6),
    string: fc.integer({ min: 1, max: 6 }),
  })
  const length = fc.constantFrom(0.25, 1 / 3, 0.5, 1, 1.5, 4)
  const step = fc.constantFrom(1 as const, -1 as const)
  const editing: fc.Arbitrary<(measures: Measures) => Measures> = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(spot, fc.integer({ min: 0, max: 24 }), length).map(
        ([cursor, fret, beats]) =>
          (tab: Measures) =>
            setFret(tab, cursorWithin(tab, cursor), fret, beats, STANDARD_NECK),
      ),
    },
    fc.tuple(spot, spot).map(([anchor, head]) => (tab: Measures) => {
      const span = spanOf(
        tab,
        { anchor: cursorWithin(tab, anchor), head: cursorWithin(tab, head) },
        1,
        STANDARD_NECK,
      )
      return cutSpan(tab, span)
    }),
    fc.tuple(spot, spot, spot).map(([anchor, head, to]) => (tab: Measures) => {
      const span = spanOf(
        tab,
        { anchor: cursorWithin(tab, anchor), head: cursorWithin(tab, head) },
        0.5,
        STANDARD_NECK,
      )
      return pasteClip(
        tab,
        cursorWithin(tab, to),
        copySpan(tab, span, STANDARD_NECK),
        STANDARD_NECK,
      )
    }),
    fc.tuple(spot, step).map(([cursor, by]) => (tab: Measures) => {
      const span = spanOf(
        tab,
        { anchor: cursorWithin(tab, cursor), head: cursorWithin(tab, cursor) },
        2,
        STANDARD_NECK,
      )
      return moveToString(tab, noteIdsIn(tab, span), by, STANDARD_NECK)
    }),
    step.map((by) => (tab: Measures) => transpose(tab, idsOf(tab), by, STANDARD_NECK)),
    length.map((beats) => (tab: Measures) => setDuration(tab, idsOf(tab), beats)),
    fc.constant(withNames),
    fc.tuple(spot, length).map(
      ([cursor, beats]) =>
        (tab: Measures) =>
          insertGap(tab, cursorWithin(tab, cursor), beats),
    ),
    fc.tuple(spot, length).map(
      ([cursor, beats]) =>
        (tab: Measures) =>
          closeGap(tab, cursorWithin(tab, cursor), beats),
    ),
    fc
      .integer({ min: 0, max: 2 })
      .map((index) => (tab: Measures) => addMeasure(tab, Math.min(index, tab.length - 1))),
    fc.integer({ min: 0, max: 2 }).map((index) => (tab: Measures) => removeMeasure(tab, index)),
    fc
      .constantFrom([3, 4] as const, [6, 8] as const, [2, 2] as const, [5, 4] as const)
      .map((signature) => (tab: Measures) => setTimeSignature(tab, 0, signature, true)),
  )
  /** Every note written by a name of its own, as a file may have it. */
  function withNames(tab: Measures): Measures {
    const nameOf = (midi: number) => formatNoteName(nearestNameIn(midi % 12, C_MAJOR_SIGNATURE))
    return tab.map((measure) => ({
      ...measure,
      notes: measure.notes.map((note) => ({ ...note, name: nameOf(note.midi) })),
    }))
  }

  const edits = fc.array(editing, { minLength: 1, maxLength: 14 })

  function deepFreeze<T>(value: T): T {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
      Object.freeze(value)
      for (const inner of Object.values(value)) deepFreeze(inner)
    }
    return value
  }

  /** What must be true of every tab that the editor makes. */
  function breaches(measures: Measures): readonly string[] {
    const found: string[] = []
    const ids = measures.flatMap((measure) => measure.notes.map(({ id }) => id))
    if (new Set(ids).size < ids.length) found.push('two notes share an id')
    if (new Set(measures.map(({ id }) => id)).size < measures.length)
      found.push('two measures share an id')
    for (const measure of measures) {
      if (tickOf(lengthBeatsOf(measure)) !== tickOf(measure.timeSignature[0]))
        found.push('a measure is not one bar')
      for (const note of measure.notes) {
        if (note.name && pitchClassOf(parseRoot(note.name)!) !== note.midi % 12)
          found.push('a name names another pitch')
        if (note.midi !== midiAt(note, STANDARD_NECK))
          found.push(`${note.id} does not sound its string and fret`)
        if (note.fret < 0 || note.fret > 24) found.push(`${note.id} is off the neck`)
        if (tickOf(note.durationBeats) < 1) found.push(`${note.id} has no length`)
        const next = measure.notes.find(
          (other) =>
            other !== note &&
            other.string === note.string &&
            tickOf(other.startBeat) >= tickOf(note.startBeat),
        )
        if (next && tickOf(note.startBeat + note.durationBeats) > tickOf(next.startBeat))
          found.push(`${note.id} overlaps`)
      }
    }
    return found
  }

  test('keeps midi = open string + fret, changes nothing in place and can be drawn', () => {
    fc.assert(
      fc.property(edits, (run) => {
        let measures = deepFreeze(tabOf('6:3@0x1 1:3@1x1', '2:7@0x2', ''))
        for (const change of run) {
          measures = deepFreeze(change(measures))
          expect(breaches(measures)).toEqual([])
          expect(renderAscii(measures, STANDARD_NECK).split('\n')).toHaveLength(6)
        }
      }),
      { numRuns: drawCount(300), seed: 11 },
    )
  })

  test('undo restores the same objects, redo brings the edit back', () => {
    fc.assert(
      fc.property(edits, (run) => {
        openProject({ ...project.peek() })
        const states = [project.peek()]
        for (const change of run) {
          edit('Edit', (before) => {
            const measures = change(before.tabProject.measures)
            return measures === before.tabProject.measures
              ? before
              : { ...before, tabProject: { ...before.tabProject, measures } }
          })
          if (project.peek() !== states.at(-1)) states.push(project.peek())
        }
        for (const state of [...states].reverse().slice(1)) {
          undo()
          expect(project.peek()).toBe(state)
        }
        for (const state of states.slice(1)) {
          redo()
          expect(project.peek()).toBe(state)
        }
      }),
      { numRuns: drawCount(60), seed: 12 },
    )
  })
})
