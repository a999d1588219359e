import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { COMPRESSED_FORMS } from './dictionaries'
import { PROJECT_VERSION } from './project-state'
import { decodeCompressedProject } from './state-codec'

const newest = COMPRESSED_FORMS[COMPRESSED_FORMS.length - 1]!

describe('the forms of compressed projects', () => {
  test('have characters of their own, each one that base64url writes', () => {
    const characters = COMPRESSED_FORMS.map(({ character }) => character)
    expect(new Set(characters).size).toBe(characters.length)
    for (const character of characters) expect(character).toMatch(/^[\w-]$/)
  })

  test('are newer row by row, and the last one holds the projects of today', () => {
    const dates = COMPRESSED_FORMS.map(({ date }) => date)
    expect([...dates].sort()).toEqual(dates)
    expect(newest.date).toBe(PROJECT_VERSION)
  })

  // A row may be added; a row that is here may never change, or links stop opening.
  test.each([
    ['1', 'b007911d1e47a02a52c7aa886e3e5d11195e446347c2b6aa3a880944983b76d5'],
    ['2', '9329fef4b32883dcf5f0cd9844fdddfc4093aad73bf4189d7465d9b61deb5b70'],
  ])('row %s is the one that links were made with', (character, hash) => {
    const row = COMPRESSED_FORMS.find((form) => form.character === character)!
    expect(createHash('sha256').update(JSON.stringify(row)).digest('hex')).toBe(hash)
  })

  test('have dictionaries of ASCII', () => {
    for (const { dictionary } of COMPRESSED_FORMS) expect(dictionary).toMatch(/^[ -~]+$/)
  })
})

// Links written when the form was new, and the SHA-256 of the project JSON that each one held. A
// later version of projects changes the hashes, by migration; it may not change the links.
describe('links made long ago open as they did', () => {
  test.each([
    [
      'the default project',
      '1i1aCNVKAEqVQJs7GibMJKI2CIgHkg9hYAA',
      '7dcc7362396f70505e4f6dd97bf5dc0efab7f54747f3f0a2f4e25a96a24685a4',
    ],
    [
      'sixteen notes',
      '1i1Y63AluO1YoQBmeno8aJocp-FYCVYJairomFkDTzYE8xyRERYyRs4HyrklIBpslmVoaJholmyYbmhmZmyUZWZiZGiebWpolGiWZJpuZgeMaDMCxjCtuEZ4xMwSFHYpnLZRiAQ',
      '9ce30b7acd0040b63d35c67321b7a0454deb083c0e7bda9f26f8b66fcba01f8a',
    ],
    [
      'an overlay',
      '1i1Y63AluO76cvULB0_NRw-QwGFVSmgdSDWot6pqbmRsZgOx0Q61X0U1OMkEYbWRuYmmSZJRqlAgRQw94RCgbGhmBwgXZI0YGSmj-h_CxEtHVSpkpSlZK-YZAN4CbXEAOqPkH5OYmFmUXK1kBlRTlg8WLIOI5iUmpOSBlQHZxak5qckl-kZJVtVJ2Zh7IKFAbDygDojzBfEOl2trY2thYAA',
      '4b2d7b1743f2e9241096d4f89a25d8484aadad7914ad1480b19e52f9c35b5e96',
    ],
    [
      'two measures, a capo, a piano key, a time of day',
      '1i1Y63AluO1YoQBmeno8aJocp-FYCVYJairomFkDTzYE8xyRERYyRs0ENGpDnlZRAxpolmVoaJholmyYbmhmZmyUZWZiZGiebWpolGiWZJpuZgWMaDMBxjCtmEV4xM4SFnGE-zPXABAxUZg6JxgpQJCTnpyQCMxlQLzT9gqVKEgsKUlOUYlECykIJntvAGRGY2wytDI30DI0NgbnNCJGYIAbBzbPQA2VqZaBpAA',
      '2ce5bb5459bb534d381dc9c7e7634837bbe1b577beda71c57d3a8c0fca0c02d8',
    ],
    [
      'a hundred and twenty notes',
      '1hZbBTgQxCIbfZe4egEIyVy8-hPEymZZSEg8a39-_zW5046ocJlOgf2nykfK8vX-8vmFanPMJ5sEH0bLvIHp7Ou6-gbdSj8cBqq9iZWjlwDdtkFu1zmdxDR0l6JRkl2EndRsanFKtaZAjZ1inQV06YicPcans5hzcuZWARrNKvUCnhIbVEpK6si3JS9ekZl1wMtRiRZxcOnxpuWqoiizBP6VVbhyWc8dcSYfusMHNhiU3QUUCT4Ea7tC08apYkUmVnFAdPD55nQYuF683pF6cv9gfoX9t7r32wZ3mvnTqT_C_wCDaF4jfydm3l08',
      '17d061083be2eb1ba5a1df696cc74bb5799537c7d16072c79f1b187034ef8857',
    ],
    [
      'of form 2, four notes',
      '2iwY2QyAZFtxy0VEwgTRvQM0VkADOdoozkiFAb4A8YYzqRCOlWAA',
      'b512b2695b9283e4062e6aeba9dc441fb533cbf19875e4d74d165e997bcb9329',
    ],
    [
      'of form 2, a recipe with its overlays',
      '2i1ZC7nw6KriASxGMTmiibgpMwhFW0iDlJiVILoAZCs4zBmYgz4FZoLwDZZkYA7GJEUgOHNvgiIYRQGyEGcHQhAiJLeRmuyGcC2ypI1rxIFmgD42Rmu0miEY9SBapUW-K2qg3hTTqLZA6BJaINr4JEBoC3W2I4hCQS5CdAuy4ASMcWQXQNYbGyGYA3WOI6GUYgKPT0BRZhRlQwAzJFYZARxqaI3nJEOhMQwsdlL4NNN0AUxxNRwxwpBhC4wiOZI4jOBLs-QNHKJDGkJQoG6jAZoErpUMLrsSMheggD0IpETkwQtS4CMroFcmOdyd7YITYlELpEAT1BzUgZQp1TQQVS7Qa0jGjkcmg0pFWbrYg2mRjUtOCIY2MJmlYjmRXoyaPITOYBgA',
      '1288ceb89e03ade8e33f30eb8fe690538f2f7416cf271c3ed18e1f76d3a76a06',
    ],
  ])('%s', (_, link, hash) => {
    const project = decodeCompressedProject(link)
    expect(createHash('sha256').update(JSON.stringify(project)).digest('hex')).toBe(hash)
  })
})
