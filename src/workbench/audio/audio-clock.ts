/** What is being heard right now: the audio clock less the way to the loudspeaker. */

/** `context.currentTime` of the sound that leaves the loudspeaker now; views are drawn for it. */
export function heardSeconds(context: AudioContext, nowMs: number = performance.now()): number {
  const { contextTime, performanceTime } = context.getOutputTimestamp()
  if (contextTime && performanceTime) {
    const heard = contextTime + (nowMs - performanceTime) / 1000
    // A context that was just resumed reports stale stamps for a moment.
    if (Math.abs(heard - context.currentTime) < 0.5) return Math.min(heard, context.currentTime)
  }
  return Math.max(0, context.currentTime - (context.outputLatency || context.baseLatency || 0))
}
