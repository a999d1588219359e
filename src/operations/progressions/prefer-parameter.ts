/** What changes of chords are to spare. */
import * as z from 'zod'
import { GRIP_PREFERENCES } from '#engine/voicing/grip-cost'

export const preferParameter = z.enum(GRIP_PREFERENCES).default('hand').meta({
  description:
    'hand: grips of songbooks, low on the neck with the root in the bass, and short ways of the hand. voices: each voice moves as little as can be, whatever lies in the bass.',
})
