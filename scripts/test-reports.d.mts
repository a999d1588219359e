export interface Suite {
  readonly title: string
  readonly file: string
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly Suite[]
}

/** Of Playwright with `stats` and `suites`, of vitest with the other counts. */
export interface Report {
  readonly stats?: Readonly<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>
  readonly suites?: readonly Suite[]
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numPendingTests?: number
}

export function closingLines(
  reports: readonly Report[],
  failedSteps: number,
): { readonly lines: readonly string[]; readonly hasPassed: boolean }
