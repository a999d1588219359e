/**
 * Texts that a person wrote, which are no names of notes whatever they look like: while the text
 * around them is written in another system, their letters a–g stand as noncharacters of Unicode,
 * which are kept for such uses and in no text that is exchanged.
 */

const LETTERS = 'ABCDEFGabcdefg'
const FIRST = 0xfdd0
const HIDDEN = /[\uFDD0-\uFDDD]/gu

/**
 * A text in which no name is found until `showOwnText` has it back; as long as before.
 *
 * @example
 * showOwnText(`Files of ${hideOwnText('Plan B')}`) // => "Files of Plan B"
 */
export function hideOwnText(text: string): string {
  return text.replace(/[A-Ga-g]/g, (letter) => String.fromCharCode(FIRST + LETTERS.indexOf(letter)))
}

/** A text with the letters that `hideOwnText` took. */
export function showOwnText(text: string): string {
  return text.replace(HIDDEN, (letter) => LETTERS[letter.charCodeAt(0) - FIRST]!)
}
