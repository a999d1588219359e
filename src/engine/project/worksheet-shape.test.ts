import { expect, test } from 'vitest'
import { DomainError } from '../errors'
import { checkProject } from './check-project'
import { defaultProjectState } from './project-state'
import { encodeCompressedProject } from './state-codec'
import { readTempos, WORKSHEET_LIMITS, type Worksheet } from './worksheet-shape'

const { theory } = defaultProjectState()
const withBlocks = (blocks: readonly unknown[]) => ({
  ...defaultProjectState(),
  worksheet: { blocks },
})

test.each([
  ['60 80 100', [60, 80, 100]],
  [' 60,80 ', [60, 80]],
  ['20 400', [20, 400]],
  ['', undefined],
  ['19', undefined],
  ['401', undefined],
  ['60 fast', undefined],
  ['60 61 62 63 64 65 66', undefined],
])('tempos %j', (written, tempos) => {
  expect(readTempos(written)).toEqual(tempos)
})

test.each([
  ['an unknown kind', { kind: 'poem', text: 'x' }, 'worksheet.blocks[0].content.kind'],
  ['no text', { kind: 'text', text: '' }, 'worksheet.blocks[0].content.text'],
  ['bars backwards', { kind: 'bars', from: 4, to: 2 }, 'worksheet.blocks[0].content'],
  ['a tempo too fast', { kind: 'tempo', tempos: '999' }, 'worksheet.blocks[0].content.tempos'],
  [
    'a scale that is none',
    { kind: 'neck', theory: { ...theory, scale: 'x' }, labels: 'fingers' },
    'worksheet.blocks[0].content.theory.scale',
  ],
])('%s is refused by its path', (_what, content, path) => {
  let paths: readonly string[] = []
  try {
    checkProject(withBlocks([{ content }]))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    paths = error.issues.map((issue) => issue.path)
  }
  expect(paths).toContain(path)
})

test('a worksheet holds so many blocks, and what no field says is dropped', () => {
  const block = { content: { kind: 'text', text: 'x', colour: 'red' }, shadow: true }
  const most = Array.from({ length: WORKSHEET_LIMITS.maxBlocks }, () => block)
  const { worksheet } = checkProject(withBlocks(most))
  expect(worksheet?.blocks[0]).toEqual({ content: { kind: 'text', text: 'x' } })
  expect(() => checkProject(withBlocks([...most, block]))).toThrow(DomainError)
  expect(() => checkProject(withBlocks([]))).toThrow(DomainError)
})

test("a teacher's sheet makes a link that can still be sent", () => {
  const drill = { target: 'scale-steps', level: 'beginner', position: 'fifth', bars: 2 } as const
  const worksheet: Worksheet = {
    blocks: [
      { content: { kind: 'neck', theory, position: 'E form', labels: 'fingers' } },
      { content: { kind: 'neck', theory, position: 'A form', labels: 'fingers' } },
      { content: { kind: 'drill', theory, ...drill, tempos: '60 80 100' } },
      { content: { kind: 'chords', chords: 'C F G7' } },
      { content: { kind: 'text', text: 'Practise slowly, five minutes a day.' } },
    ],
  }
  const plain = encodeCompressedProject(defaultProjectState()).length
  const whole = encodeCompressedProject({ ...defaultProjectState(), worksheet }).length
  expect(whole - plain).toBeLessThan(450)
})
