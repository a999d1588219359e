/**
 * Refusals of the domain: a sensible request that music or the instrument cannot grant. The table
 * is the one list of codes; the service maps each to a status and the docs list them.
 */

export interface DomainErrorRow {
  /** What went wrong, for the reference page. */
  readonly meaning: string
}

export const DOMAIN_ERRORS = {
  'unplayable-pitch': { meaning: 'A pitch has no place on the strings within the frets allowed.' },
  'unplayable-style': {
    meaning: 'The line cannot lie on the neck as its style or its start asks.',
  },
  'invalid-hand-window': {
    meaning: 'The hand window is not a fret range, or lies outside the frets allowed.',
  },
  'unplayable-drill': { meaning: 'No target of the drill can be played under these limits.' },
  'unplayable-chord': { meaning: 'No grip of a chord passes the filters.' },
  'invalid-project': { meaning: 'The project text does not decode to a project.' },
  'project-too-large': { meaning: 'The project text, or what it inflates to, passes the limit.' },
  'project-without-version': { meaning: 'The project does not say which version wrote it.' },
  'project-too-new': { meaning: 'The project was written by a newer version than this one.' },
  'unknown-dictionary': { meaning: 'The compressed project names a dictionary that is not known.' },
  'invalid-project-shape': { meaning: 'The project decodes but a field is missing or mistyped.' },
  'inconsistent-project': {
    meaning: 'The project contradicts itself, for example a note whose midi is not string + fret.',
  },
  'tab-too-long': { meaning: 'The tab is longer than can be drawn as text.' },
} as const satisfies Record<string, DomainErrorRow>

export type DomainErrorCode = keyof typeof DOMAIN_ERRORS

/** One thing that is wrong, where, and what would be right. */
export interface Issue {
  /** Parameter or field: `scale`, `events[2].fret`. */
  readonly path: string
  readonly message: string
  readonly allowed?: readonly string[]
  readonly didYouMean?: string
  /** Parameters to give in place of this one, where one other value is not enough. */
  readonly instead?: Readonly<Record<string, string>>
}

/** A refusal with a code; its message is one whole sentence for the asker. */
export class CodedError<Code extends string> extends Error {
  readonly code: Code
  readonly issues: readonly Issue[]

  constructor(code: Code, message: string, issues: readonly Issue[] = []) {
    super(message)
    this.code = code
    this.issues = issues
  }
}

/** Thrown by the engine and by operations. */
export class DomainError extends CodedError<DomainErrorCode> {
  override readonly name = 'DomainError'
}
