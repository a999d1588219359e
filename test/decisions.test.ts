/** Decisions have a number of their own, a date and a status, in one form. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const FOLDER = fileURLToPath(new URL('../docs/decisions/', import.meta.url))
const names = readdirSync(FOLDER)
const HEAD =
  /^# (\d+)\. [^\n]+\n\nDate: \d{4}-\d\d-\d\d {2}\nStatus: (accepted|superseded on \d{4}-\d\d-\d\d by decisions? [\d and]+)(; [^\n]+)?\n\n/

test.each(names)('%s begins with its number, date and status', (name) => {
  const [, number] = HEAD.exec(readFileSync(`${FOLDER}${name}`, 'utf8')) ?? []
  expect(number?.padStart(4, '0')).toBe(name.slice(0, 4))
})

test('no two decisions share a number', () => {
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length)
})
