import { describe, expect, test } from 'vitest'
import { randomFrom, randomRiff } from '../../../test/support/random-riff'
import { refused } from '../../../test/support/refused'
import { checkProject } from './check-project'
import { PROJECT_LIMITS } from './project-limits'
import { defaultProjectState } from './project-state'

/** A project with two notes, as parsed JSON. */
function parsedProject(): unknown {
  return JSON.parse(JSON.stringify(randomRiff(randomFrom(1), 2)))
}

/** Sets the value at a path such as `tabProject.measures[0].tempo`; `undefined` deletes it. */
function withField(project: unknown, path: string, value: unknown): unknown {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '')
  const last = steps.pop()!
  let target = project as Record<string, unknown>
  for (const step of steps) target = target[step] as Record<string, unknown>
  if (value === undefined) delete target[last]
  else target[last] = value
  return project
}

const refusalOf = (project: unknown) => refused(() => checkProject(project))

const NOTE = 'tabProject.measures[0].notes[1]'
const ROW = 'tabProject.tuning[2]'

describe('every field is required, of its type and within its bounds', () => {
  test.each<[string, unknown[]]>([
    ['app', [undefined, 'other', 1]],
    ['selectedPitch', [undefined, null, []]],
    ['selectedPitch.frequencyHz', [undefined, '440', 0, -1, 1e6, null]],
    ['selectedPitch.midi', [undefined, 60.5, -1, 128]],
    ['selectedPitch.note', [undefined, 'H4', 'C', 60, '']],
    ['selectedPitch.noteName', [undefined, 'C4', 'constructor']],
    ['selectedPitch.octave', [undefined, -2, 10, 4.5]],
    ['selectedPitch.pitchClass', [undefined, '0', 0]],
    ['selectedPitch.source', [undefined, 'guitar']],
    ['selectedPitch.source.instrument', [undefined, 'lute']],
    ['selectedPitch.source.string', [undefined, 0, 7, '1']],
    ['selectedPitch.source.fret', [undefined, -1, 25, 0.5]],
    ['theory', [undefined, 'C major']],
    ['theory.chord', [undefined, 'toString', 'maj', '', '1-x-5']],
    ['theory.chordRoot', ['H', 'C4', null]],
    ['theory.layer', [undefined, 'note']],
    ['theory.root', [undefined, 'C4', '__proto__']],
    ['theory.scale', [undefined, 'Major', 'constructor', '__proto__']],
    ['mapping', [undefined, 5]],
    ['mapping.mode', [undefined, '', 1]],
    ['mapping.pianoPreset', [undefined, '50-key']],
    ['transport', [undefined, []]],
    ['transport.cursorBeat', [undefined, -0.5, '0']],
    ['transport.outputLevel', [undefined, 1.01, -0.1]],
    ['tabProject', [undefined, null]],
    ['tabProject.capo', [undefined, 1.5, -1, 25]],
    ['tabProject.createdAt', [undefined, 'yesterday', '2026-13-01T00:00:00Z', '2026-11-01']],
    ['tabProject.updatedAt', [undefined, 0, '2026-11-01T25:00:00Z']],
    ['tabProject.id', [undefined, '', 'x'.repeat(PROJECT_LIMITS.maxIdLength + 1)]],
    ['tabProject.title', [undefined, null, 'x'.repeat(PROJECT_LIMITS.maxTitleLength + 1)]],
    ['tabProject.measures', [undefined, [], {}, new Array(PROJECT_LIMITS.maxMeasures + 1)]],
    ['tabProject.measures[0]', [null, 'measure']],
    ['tabProject.measures[0].id', [undefined, '']],
    ['tabProject.measures[0].tempo', [undefined, 19, 401, '90']],
    ['tabProject.measures[0].timeSignature', [undefined, [4], [4, 3], [0, 4], [33, 4], '4/4']],
    ['tabProject.measures[0].notes', [undefined, {}, 'notes']],
    [NOTE, [null, 3]],
    [`${NOTE}.id`, [undefined, '', 5]],
    [`${NOTE}.string`, [undefined, 0, 7, 1.5]],
    [`${NOTE}.fret`, [undefined, -1, 25]],
    [`${NOTE}.midi`, [undefined, '48', 128]],
    [`${NOTE}.startBeat`, [undefined, -1, PROJECT_LIMITS.maxStartBeat + 1, null]],
    [`${NOTE}.durationBeats`, [undefined, 0, -0, -1, PROJECT_LIMITS.maxDurationBeats + 1]],
    [`${NOTE}.technique`, [undefined, '', 'x'.repeat(33)]],
    [`${NOTE}.finger`, [null, '', 'pinkie']],
    [`${NOTE}.tied`, [false, 1]],
    [`${NOTE}.voice`, [null, 1, 5, '2']],
    [`${NOTE}.name`, [null, '', 'c', 'C4', 'H', 'C###', 'C♯', 'Cx']],
    ['tabProject.tuning', [undefined, [], {}]],
    [`${ROW}.string`, [undefined, 0]],
    [`${ROW}.name`, [undefined, 'D', 'string']],
    [`${ROW}.midi`, [undefined, 50.5]],
    ['overlays', [null, {}, 'none', new Array(PROJECT_LIMITS.maxOverlays + 1).fill({})]],
  ])('%s', (path, values) => {
    for (const value of values) {
      const refusal = refusalOf(withField(parsedProject(), path, value))
      expect(refusal.code).toBe('invalid-project-shape')
      expect(refusal.issues.map((issue) => issue.path)).toEqual([path])
    }
  })

  test('several wrong fields are all named, at most twenty', () => {
    const project = withField(parsedProject(), 'theory.root', 'H')
    const refusal = refusalOf(withField(project, `${NOTE}.fret`, 99))
    expect(refusal.issues).toEqual([
      { path: 'theory.root', message: 'expected a note name without octave, got "H"' },
      { path: `${NOTE}.fret`, message: 'expected an integer from 0 to 24, got 99' },
    ])
    const broken = withField(
      parsedProject(),
      'tabProject.measures[0].notes',
      new Array(99).fill({}),
    )
    expect(refusalOf(broken).issues).toHaveLength(20)
  })

  test('more notes than the limit in all measures together are refused', () => {
    const state = randomRiff(randomFrom(2), PROJECT_LIMITS.maxNotes / 2 + 1)
    const [measure] = state.tabProject.measures
    const measures = [measure, measure]
    const refusal = refusalOf({ ...state, tabProject: { ...state.tabProject, measures } })
    expect(refusal.issues[0]?.path).toBe('tabProject.measures')
  })
})

describe('a project may not contradict itself', () => {
  test.each<[string, unknown, string]>([
    [`${NOTE}.midi`, 1, `${NOTE}.midi`],
    [`${NOTE}.name`, 'Fbb', `${NOTE}.name`],
    ['tabProject.tuning[0].midi', 41, 'tabProject.tuning[0].midi'],
    ['tabProject.tuning[1].string', 6, 'tabProject.tuning[1].string'],
    ['selectedPitch.note', 'C-1', 'selectedPitch.midi'],
    ['selectedPitch.octave', -1, 'selectedPitch.octave'],
    ['selectedPitch.noteName', 'Fbb', 'selectedPitch.noteName'],
    ['selectedPitch.pitchClass', 'Fbb', 'selectedPitch.pitchClass'],
    ['selectedPitch.source.fret', 24, 'selectedPitch.source'],
  ])('%s = %j', (path, value, wrongPath) => {
    const refusal = refusalOf(withField(parsedProject(), path, value))
    expect(refusal.code).toBe('inconsistent-project')
    expect(refusal.issues.map((issue) => issue.path)).toContain(wrongPath)
  })

  test('the pitch of a note is that of the project’s own tuning', () => {
    const state = defaultProjectState()
    const note = { id: 'n1', string: 6, fret: 2, startBeat: 0, durationBeats: 1 }
    const measures = [
      { ...state.tabProject.measures[0], notes: [{ ...note, midi: 40, technique: 'normal' }] },
    ]
    expect(refusalOf({ ...state, tabProject: { ...state.tabProject, measures } }).message).toBe(
      'This project contradicts itself: tabProject.measures[0].notes[0].midi: string 6 fret 2 is MIDI 42, not 40.',
    )
    const tuning = state.tabProject.tuning.map((row) =>
      row.string === 6 ? { string: 6, name: 'D2', midi: 38 } : row,
    )
    const dropD = { ...state, tabProject: { ...state.tabProject, measures, tuning } }
    expect(checkProject(dropD)).toEqual(dropD)
  })
})

describe('names that objects have by themselves do no harm', () => {
  const parsedWith = (json: string): unknown =>
    JSON.parse(JSON.stringify(defaultProjectState()).replace('{', `{${json},`))

  test('unknown fields, prototype-named ones too, are dropped', () => {
    const parsed = parsedWith('"__proto__":{"polluted":1},"constructor":1,"more":[1]')
    const project = checkProject(parsed)
    expect(project).toStrictEqual(defaultProjectState())
    expect(Object.getPrototypeOf(project)).toBe(Object.prototype)
    expect(Object.keys(project)).not.toContain('constructor')
  })

  test('a field that only the prototype has is missing', () => {
    const inherited: unknown = Object.create(defaultProjectState())
    expect(refusalOf(inherited).code).toBe('project-without-version')
  })

  test('in overlays, constructor is a name like any other and __proto__ is refused', () => {
    const overlays = [{ constructor: { prototype: 1 }, toString: 'x' }]
    expect(checkProject(parsedWith(`"overlays":${JSON.stringify(overlays)}`)).overlays).toEqual(
      overlays,
    )
    const refusal = refusalOf(parsedWith('"overlays":[{"marks":[{"__proto__":{"polluted":1}}]}]'))
    expect(refusal.issues[0]?.path).toBe('overlays[0].marks[0]')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('overlays are any JSON objects within limits', () => {
  const withOverlays = (overlays: unknown) => ({ ...defaultProjectState(), overlays })
  const nested = (levels: number): unknown => (levels === 0 ? {} : { in: nested(levels - 1) })

  test('they are kept as they are', () => {
    const overlays = [{ id: 'o1', marks: [{ role: 'root', at: [1, null, true, 'x', 0.5] }] }, {}]
    expect(checkProject(withOverlays(overlays)).overlays).toEqual(overlays)
  })

  test.each<[string, unknown]>([
    ['too deep', [nested(PROJECT_LIMITS.maxOverlayDepth)]],
    ['too many values', [{ list: new Array(PROJECT_LIMITS.maxOverlayValues).fill(0) }]],
    ['too long a text', [{ text: 'x'.repeat(PROJECT_LIMITS.maxOverlayTextLength + 1) }]],
    ['too long a name', [{ ['x'.repeat(PROJECT_LIMITS.maxIdLength + 1)]: 1 }]],
    ['no JSON', [{ now: Number.NaN }]],
    ['no object', ['overlay']],
  ])('%s is refused', (_, overlays) => {
    expect(refusalOf(withOverlays(overlays)).code).toBe('invalid-project-shape')
  })

  test('a million levels are refused without a stack overflow', () => {
    const deep: unknown = JSON.parse(`${'[{"a":'.repeat(300_000)}1${'}]'.repeat(300_000)}`)
    expect(refusalOf(withOverlays(deep)).code).toBe('invalid-project-shape')
  })
})
