import { expect, test } from 'vitest'
import { drawVoicing } from '../pictures/diagram-voicing'
import { readRequest } from '../reading/read-request'
import { checkTab } from '../tab/check'
import { identifyChordName } from './identify'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }

test.each([
  ['ukulele', '2010', 'F'],
  ['ukulele', '0232', 'G'],
  ['ukulele', '0212', 'G7'],
  ['ukulele', '2000', 'Am'],
  ['ukulele', '2210', 'Dm'],
  ['banjo', '00000', 'G'],
  ['banjo', '02012', 'C'],
  ['banjo', '02002', 'Em'],
  ['mandolin', '0230', 'C/G'],
  ['bass', '0x22', 'A5/E'],
])('%s %s is called %s by identify, check and the picture', (instrument, frets, symbol) => {
  const asked = { frets, instrument }
  const named = identifyChordName.run(readRequest(identifyChordName, asked), CONTEXT)
  const checked = checkTab.run(readRequest(checkTab, asked), CONTEXT)
  const picture = drawVoicing.run(readRequest(drawVoicing, asked), CONTEXT)
  expect(named.chords[0]?.symbol).toBe(symbol)
  expect(checked.events[0]?.chord?.symbol).toBe(symbol)
  expect(String(picture)).toContain(`>${symbol} on `)
})
