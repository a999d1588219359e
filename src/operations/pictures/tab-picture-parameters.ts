/** What pictures of a project's tab share: which bars, how many they hold, their title. */
import * as z from 'zod'
import { type TabPicture, tabSizeOf } from '#engine/diagram/render-tab-svg'
import { undrawableIn } from '#engine/diagram/svg-element'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import type { Measure } from '#engine/tab/tab-event'
import { requestErrorOf, showValue } from '../registry/request-errors'

/** More than a few pages of print; a longer tab is drawn in parts. */
export const MAX_PICTURE_NOTES = 512
export const MAX_PICTURE_BARS = 64

/** The most bars of any project: every measure as long as may be, one beat a bar. */
const MAX_BAR =
  PROJECT_LIMITS.maxMeasures * (PROJECT_LIMITS.maxStartBeat + PROJECT_LIMITS.maxDurationBeats)

const barParameter = z.int().min(1).max(MAX_BAR)

export const barParameters = {
  fromBar: barParameter.default(1).meta({
    description: `First bar drawn, from 1. A picture holds at most ${MAX_PICTURE_BARS} bars and ${MAX_PICTURE_NOTES} notes; draw a longer tab in parts.`,
  }),
  toBar: barParameter
    .optional()
    .meta({ description: 'Last bar drawn; that of the tab when left out.' }),
}

export const titleParameter = z
  .string()
  .min(1)
  .max(200)
  .check((context) => {
    const undrawable = undrawableIn(context.value)
    if (undrawable === undefined) return
    const code = undrawable.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    context.issues.push({
      code: 'custom',
      message: `${showValue(context.value)} holds the character U+${code}, which no picture can show; leave it out`,
      input: context.value,
    })
  })
  .optional()
  .meta({ description: 'Heading; that of the project, or Tab, when left out.' })

function refuse(path: string, message: string): never {
  throw requestErrorOf('invalid-parameter', [{ path, message }])
}

/** Refuses a picture that would be empty or too large, before anything is drawn. */
export function checkPictureSize({
  fromBar,
  toBar,
  measures,
}: Omit<TabPicture, 'neck'> & { readonly fromBar: number }): void {
  if (toBar !== undefined && toBar < fromBar) {
    refuse('toBar', `toBar ${toBar} lies before fromBar ${fromBar}`)
  }
  const all = tabSizeOf({ title: '', measures })
  if (fromBar > all.bars) {
    refuse('fromBar', `fromBar ${fromBar} lies after the last bar, ${all.bars}`)
  }
  const asked = tabSizeOf({ title: '', measures, fromBar, toBar })
  if (asked.bars > MAX_PICTURE_BARS) {
    refuse(
      'toBar',
      `The tab has ${asked.bars} bars from bar ${fromBar} on; a picture holds ${MAX_PICTURE_BARS}, so ask for a part such as fromBar=${fromBar}&toBar=${fromBar + MAX_PICTURE_BARS - 1}`,
    )
  }
  if (asked.notes > MAX_PICTURE_NOTES) {
    refuse(
      'toBar',
      `Bars ${fromBar} to ${fromBar + asked.bars - 1} have ${asked.notes} notes; a picture holds ${MAX_PICTURE_NOTES}, so ask for fewer bars with fromBar and toBar`,
    )
  }
}

/**
 * The first part of a tab that one picture holds: nothing to say where that is all of it,
 * `undefined` where even the first bar is too full.
 */
export function drawablePartOf(
  measures: readonly Measure[],
): { readonly toBar?: number } | undefined {
  const all = tabSizeOf({ title: '', measures }).bars
  let toBar = Math.min(MAX_PICTURE_BARS, all)
  while (toBar > 0 && tabSizeOf({ title: '', measures, toBar }).notes > MAX_PICTURE_NOTES) toBar--
  if (toBar === 0) return undefined
  return toBar === all ? {} : { toBar }
}
