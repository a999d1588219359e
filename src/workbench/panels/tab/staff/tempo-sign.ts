/** A tempo as a score writes it. */
import type { Measure } from '#engine/tab/tab-event'

const SIGNS: Readonly<Record<number, string>> = { 2: '𝅗𝅥', 4: '♩', 8: '♪', 16: '𝅘𝅥𝅯' }

/** `♩ = 90`: beats of the time signature a minute. */
export function tempoSignOf({ tempo, timeSignature: [, unit] }: Measure): string {
  return `${SIGNS[unit] ?? `1/${unit}`} = ${Math.round(tempo * 10) / 10}`
}
