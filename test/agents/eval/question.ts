/** A question of the evaluation: what a person asks, the call that a client makes, the facts. */
export interface EvalQuestion {
  readonly question: string
  readonly tool: string
  readonly given: Readonly<Record<string, unknown>>
  /**
   * Paths into the structured answer and what stands there, known from books and instruments and
   * never from this program. `*` stands for every item of a list; `#` asks that one item is it.
   */
  readonly facts: Readonly<Record<string, unknown>>
  /** What a model without tools would have to know or work out. */
  readonly alone: string
}

export interface EvalTopic {
  readonly title: string
  readonly questions: readonly EvalQuestion[]
}
