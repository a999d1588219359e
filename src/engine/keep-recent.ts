/**
 * Caches the latest answers of a pure function, up to a limit, so that a long-lived process stays
 * small. Equal keys must mean equal answers.
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
    // Put back at the end, so that the first key is always the least recently used.
    if (known) kept.delete(key)
    kept.set(key, answered)
    if (kept.size > limit) kept.delete(kept.keys().next().value!)
    return answered
  }
}
