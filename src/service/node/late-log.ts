/** The log. Its package is loaded with the first line: a start writes none, and often nor does a day. */
import type { Logger } from 'pino'

export interface LateLog {
  /** Resolves when the line is written; nobody needs to wait but who ends the process. */
  readonly write: (
    level: 'info' | 'warn' | 'error',
    facts: object,
    message: string,
  ) => Promise<void>
}

async function openLog(level: string): Promise<Logger> {
  const { default: pino } = await import('pino')
  return pino({ base: { pid: process.pid }, level })
}

/** @param level the least that is written. */
export function createLateLog(level: string): LateLog {
  let log: Promise<Logger> | undefined
  return {
    async write(lineLevel, facts, message) {
      log ??= openLog(level)
      const opened = await log
      opened[lineLevel](facts, message)
    },
  }
}
