import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { COMPRESSED_FORMS } from './dictionaries'
import { PROJECT_VERSION } from './project-state'
import { decodeCompressedProject, decodeProject } from './state-codec'

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
    ['3', '5b7ce0f6e695f6a8d17796fb8ad6c8c0adfe6ae15fcebae725e914a359d98d6c'],
  ])('row %s is the one that links were made with', (character, hash) => {
    const row = COMPRESSED_FORMS.find((form) => form.character === character)!
    expect(hashOf(row)).toBe(hash)
  })

  test('have dictionaries of ASCII', () => {
    for (const { dictionary } of COMPRESSED_FORMS) expect(dictionary).toMatch(/^[ -~]+$/)
  })
})

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

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
    [
      'of form 2, the default project',
      '2i1aCNVKAEqUIJvbGibMJKI2CIgHkg9hYAA',
      '7dcc7362396f70505e4f6dd97bf5dc0efab7f54747f3f0a2f4e25a96a24685a4',
    ],
    [
      'of form 2, sixteen notes in the fixed codes of deflate',
      '2i1aqUIK1fs1NzQ2ALVpgrwxLKYiWkZUgqR1mjCkwIxlZAkkLM6AfzCzNLE0sTRONjE1MDRONzM0swTELzFzAGDSCAmBMGgGjDHfqxBCHJkEsMUpsLEGSjoWljilKoFmgBBosuAE',
      '5e44f2c810f477f18655e0d264c5db5f56cd5281225e654d6883b806b8de7df9',
    ],
    [
      'of form 2, sixty notes',
      '2lVe7DQMxCN3lJjBgiFymyBRRCsCf_TcI6BQ56XKWjCx-hXlPwPPIrpHDSQ6xrdwKZer7Xuw300L_COMnFBxNjGZeaLjEpLOC8SIXY6WBRkO8WjXuEBIMVx2oqODsOKjRrD1kq5M1Xk4ztekddmWHGR4ZnzmbOKvkavIDiYsnqZSk2HA9cfBXmU_sAUQ1v34dy_F6Aw',
      '167094b6fbdbe6dcf2b47b21c6c3103a891477cee40661fcd76871b852460592',
    ],
    [
      'of form 2, two hundred notes in codes of their own',
      '23ZhJTgQxDEWvglgjhO04LS9ZsOQErDJVrgC357mY1KxY01JHKQ_f319ylKqX21fuM_c3l5vnt7yinLdieyiX4Onx9-v9J8AT1b8AZGiv3Y78S-iuvU5v0n3bqN2bLe226ii9dJ_CKl13Wdq0yfChy8KOMlmjHN7YDTvSmtH4mw85iMj8xIw6vNWjEm-zkqnk4BuZlxG2bPmm4jLwYZV2MLTV8C2wyj0ZoOjyqVu6gIJ3WMAr_dgUbtmJbLqihk9w4Swj60nYwA5HoU6yRIFFVpM4d0HvAfNUYaMBNXUl20qXPpMvDFOzXqJMeLFqagRfGLezE1RIfc-up4KPZ5ZVYAR2qkavKNctaiLPc4b-xy8PvTy-fg6Wj4n900CeKVHv_Go8rr6efA_QOw',
      'f75a6ed4a92f258529c451d538d3b53f261c1be6b9ddf676385cf3955a2be36a',
    ],
  ])('%s', (_, link, hash) => {
    expect(hashOf(decodeCompressedProject(link))).toBe(hash)
  })

  test.each([
    [
      'the default project',
      'eyJhcHAiOiJwaXRjaC1tYXAiLCJ2ZXJzaW9uIjoiMjAyNi0xMS0wMSIsInNlbGVjdGVkUGl0Y2giOnsiZnJlcXVlbmN5SHoiOjI2MS42MjYsIm1pZGkiOjYwLCJub3RlIjoiQzQiLCJub3RlTmFtZSI6IkMiLCJvY3RhdmUiOjQsInBpdGNoQ2xhc3MiOiJDIiwic291cmNlIjp7Imluc3RydW1lbnQiOiJndWl0YXIiLCJzdHJpbmciOjIsImZyZXQiOjF9fSwidGhlb3J5Ijp7ImNob3JkIjoibWFqb3IiLCJsYXllciI6InNjYWxlIiwicm9vdCI6IkMiLCJzY2FsZSI6Im1ham9yIn0sIm1hcHBpbmciOnsibW9kZSI6ImV4YWN0IiwicGlhbm9QcmVzZXQiOiI0OS1rZXkifSwidHJhbnNwb3J0Ijp7ImN1cnNvckJlYXQiOjAsIm91dHB1dExldmVsIjowLjh9LCJ0YWJQcm9qZWN0Ijp7ImNhcG8iOjAsImNyZWF0ZWRBdCI6IjIwMjYtMTEtMDFUMDA6MDA6MDAuMDAwWiIsImlkIjoidW50aXRsZWQiLCJtZWFzdXJlcyI6W3siaWQiOiJtZWFzdXJlLTEiLCJub3RlcyI6W10sInRlbXBvIjo5MCwidGltZVNpZ25hdHVyZSI6WzQsNF19XSwidGl0bGUiOiJVbnRpdGxlZCIsInR1bmluZyI6W3sic3RyaW5nIjo2LCJuYW1lIjoiRTIiLCJtaWRpIjo0MH0seyJzdHJpbmciOjUsIm5hbWUiOiJBMiIsIm1pZGkiOjQ1fSx7InN0cmluZyI6NCwibmFtZSI6IkQzIiwibWlkaSI6NTB9LHsic3RyaW5nIjozLCJuYW1lIjoiRzMiLCJtaWRpIjo1NX0seyJzdHJpbmciOjIsIm5hbWUiOiJCMyIsIm1pZGkiOjU5fSx7InN0cmluZyI6MSwibmFtZSI6IkU0IiwibWlkaSI6NjR9XSwidXBkYXRlZEF0IjoiMjAyNi0xMS0wMVQwMDowMDowMC4wMDBaIn19',
      '7dcc7362396f70505e4f6dd97bf5dc0efab7f54747f3f0a2f4e25a96a24685a4',
    ],
    [
      'four notes',
      'eyJhcHAiOiJwaXRjaC1tYXAiLCJ2ZXJzaW9uIjoiMjAyNi0xMS0wMSIsInNlbGVjdGVkUGl0Y2giOnsiZnJlcXVlbmN5SHoiOjU1NC4zNjUsIm1pZGkiOjczLCJub3RlIjoiQyM1Iiwibm90ZU5hbWUiOiJDIyIsIm9jdGF2ZSI6NSwicGl0Y2hDbGFzcyI6IkMjIiwic291cmNlIjp7Imluc3RydW1lbnQiOiJndWl0YXIiLCJzdHJpbmciOjEsImZyZXQiOjl9fSwidGhlb3J5Ijp7ImNob3JkIjoibWFqb3IiLCJsYXllciI6InNjYWxlIiwicm9vdCI6IkEiLCJzY2FsZSI6Im1lbG9kaWNNYWpvciJ9LCJtYXBwaW5nIjp7Im1vZGUiOiJleGFjdCIsInBpYW5vUHJlc2V0IjoiODgta2V5In0sInRyYW5zcG9ydCI6eyJjdXJzb3JCZWF0Ijo0LCJvdXRwdXRMZXZlbCI6MC44fSwidGFiUHJvamVjdCI6eyJjYXBvIjowLCJjcmVhdGVkQXQiOiIyMDI2LTExLTE4VDAwOjAwOjAwLjAwMFoiLCJpZCI6InJpZmYtMTQ0MCIsIm1lYXN1cmVzIjpbeyJpZCI6Im1lYXN1cmUtMSIsIm5vdGVzIjpbeyJpZCI6InJvdXRlLTEtOS0xIiwic3RyaW5nIjoxLCJmcmV0Ijo5LCJtaWRpIjo3Mywic3RhcnRCZWF0IjoxLCJkdXJhdGlvbkJlYXRzIjowLjI1LCJ0ZWNobmlxdWUiOiJub3JtYWwifSx7ImlkIjoicm91dGUtMS0xMi0yIiwic3RyaW5nIjoxLCJmcmV0IjoxMiwibWlkaSI6NzYsInN0YXJ0QmVhdCI6MS4yNSwiZHVyYXRpb25CZWF0cyI6MC4yNSwidGVjaG5pcXVlIjoibm9ybWFsIn0seyJpZCI6InJvdXRlLTYtOS0zIiwic3RyaW5nIjo2LCJmcmV0Ijo5LCJtaWRpIjo0OSwic3RhcnRCZWF0IjoxLjUsImR1cmF0aW9uQmVhdHMiOjAuMjUsInRlY2huaXF1ZSI6Im5vcm1hbCJ9LHsiaWQiOiJyb3V0ZS00LTctNCIsInN0cmluZyI6NCwiZnJldCI6NywibWlkaSI6NTcsInN0YXJ0QmVhdCI6MS43NSwiZHVyYXRpb25CZWF0cyI6MC4yNSwidGVjaG5pcXVlIjoibm9ybWFsIn1dLCJ0ZW1wbyI6MTQ4LCJ0aW1lU2lnbmF0dXJlIjpbNiw4XX1dLCJ0aXRsZSI6IlZhbXAhIOmbqCB0YWtlIMOJdHVkZSBzdW5yaXNlIiwidHVuaW5nIjpbeyJzdHJpbmciOjYsIm5hbWUiOiJFMiIsIm1pZGkiOjQwfSx7InN0cmluZyI6NSwibmFtZSI6IkEyIiwibWlkaSI6NDV9LHsic3RyaW5nIjo0LCJuYW1lIjoiRDMiLCJtaWRpIjo1MH0seyJzdHJpbmciOjMsIm5hbWUiOiJHMyIsIm1pZGkiOjU1fSx7InN0cmluZyI6MiwibmFtZSI6IkIzIiwibWlkaSI6NTl9LHsic3RyaW5nIjoxLCJuYW1lIjoiRTQiLCJtaWRpIjo2NH1dLCJ1cGRhdGVkQXQiOiIyMDI2LTExLTE4VDAwOjAwOjAwLjAwMFoifX0',
      'cf3123c9e5108091acc1434c8d66cd924e9dbac8d43e6f9df49eb26eff6f7aab',
    ],
  ])('as plain text, %s', (_, link, hash) => {
    expect(hashOf(decodeProject(link))).toBe(hash)
  })
})
