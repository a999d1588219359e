/** A change of grips as documents show it. */
import type { Motion } from '#engine/voicing/describe-motion'

export function describeMotionParts(motion: Motion) {
  return {
    cost: motion.cost,
    handShift: motion.handShift,
    voiceSemitones: motion.voiceSemitones,
    voices: motion.voices.map((voice) => ({ ...voice })),
    commonTones: motion.commonTones,
    fingers: motion.fingers.map((step) => ({ ...step, strings: [...step.strings] })),
    heldFingers: motion.heldFingers,
  }
}
