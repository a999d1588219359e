interface Result {
  readonly error?: { readonly message?: string }
}

export interface Suite {
  readonly title: string
  readonly file: string
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string; readonly results?: readonly Result[] }[]
  }[]
  readonly suites?: readonly Suite[]
}

/** Of Playwright with `stats` and `suites`, of vitest with the other fields. */
export interface Report {
  readonly stats?: Readonly<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>
  readonly suites?: readonly Suite[]
  readonly errors?: readonly { readonly message?: string }[]
  readonly numPassedTests?: number
  readonly numPendingTests?: number
  readonly testResults?: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** A step as it ended. */
export interface Step {
  readonly title: string
  readonly isOk: boolean
  /** What it wrote. */
  readonly said?: string
  /** What its tests reported, where it runs tests. */
  readonly report?: Report
}

export function closingLines(steps: readonly Step[]): {
  readonly lines: readonly string[]
  readonly hasPassed: boolean
}
