/**
 * Remembers what a pure function answered to the questions asked last and forgets the oldest
 * beyond a limit, so that a long-lived process stays small whatever it is asked. Equal keys must
 * mean equal answers.
 */
export function keepRecent<Question extends readonly unknown[], Answer extends object>(
  limit: number,
  keyOf: (...question: Question) => string,
  answer: (...question: Question) => Answer,
): (...question: Question) => Answer {
  const kept = new Map<string, Answer>()
  return (...question) => {
    const key = keyOf(...question)
    const known = kept.get(key)
    const answered = known ?? answer(...question)
    // Taken out and put back at the end: the first key is always the one asked longest ago.
    if (known) kept.delete(key)
    kept.set(key, answered)
    if (kept.size > limit) kept.delete(kept.keys().next().value!)
    return answered
  }
}
