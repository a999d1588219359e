/** Lines about a tab in the words and signs of the page. */
import { withSigns } from '../state/display-text'

/**
 * @example
 * inPageWords('Measure 3, beat 1: string 6 fret 4, G#2') // => "Bar 3, beat 1: string 6 fret 4, G♯2"
 */
export function inPageWords(line: string): string {
  return withSigns(line.replace(/^Measure/, 'Bar'))
}
