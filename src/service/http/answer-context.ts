/** What an answer depends on beside its question. */
export interface AnswerContext {
  readonly baseUrl: string
  /** Names the build, so that a new one changes every entity tag. */
  readonly buildId: string
  /** `Vary` of every answer whose links depend on the request's origin. */
  readonly vary: string
}
