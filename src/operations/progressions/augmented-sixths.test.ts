import { expect, test } from 'vitest'
import { refused } from '../../../test/support/refused'
import { readQuery } from '../reading/query'
import { getProgression } from './progression'

test.each([
  ['I,Ger+6,V', 'bVI7'],
  ['i,It6,V', 'bVI7'],
  ['I,Fr43,V', 'bVI7b5'],
])('%s is refused with the chord that sounds like its augmented sixth: %s', (chords, meant) => {
  const query = `chords=${encodeURIComponent(chords)}&key=C`
  const { issues } = refused(() =>
    getProgression.run(readQuery(getProgression, query).request, { baseUrl: '' }),
  )
  expect(issues).toMatchObject([{ path: 'chords[1]', didYouMean: meant }])
  expect(issues[0]!.message).toContain(`is an augmented sixth; write ${meant} with a key`)
})
