/**
 * How much structure a JSON text has, told from its bytes without parsing it: parsing a megabyte
 * of brackets takes twenty times as long as parsing the largest project there can be.
 */

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING_BRACKET = 0x5b
const CLOSING_BRACKET = 0x5d
const OPENING_BRACE = 0x7b
const CLOSING_BRACE = 0x7d

/**
 * Whether a JSON text nests at most `maxDepth` lists and objects and has at most `maxCommas`
 * commas outside its texts. It does not check that the text is JSON.
 */
export function isWithinStructure(json: Uint8Array, maxDepth: number, maxCommas: number): boolean {
  let depth = 0
  let commas = 0
  for (let index = 0; index < json.length; index++) {
    switch (json[index]) {
      case QUOTE:
        for (index++; index < json.length && json[index] !== QUOTE; index++) {
          if (json[index] === BACKSLASH) index++
        }
        break
      case COMMA:
        commas++
        if (commas > maxCommas) return false
        break
      case OPENING_BRACKET:
      case OPENING_BRACE:
        depth++
        if (depth > maxDepth) return false
        break
      case CLOSING_BRACKET:
      case CLOSING_BRACE:
        depth--
        break
      default:
    }
  }
  return true
}
