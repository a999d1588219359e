/** The processes of a running service: how old each is and how much memory it holds. */
import { execFileSync } from 'node:child_process'

export interface WorkerState {
  readonly pid: number
  readonly ageSeconds: number
  readonly residentBytes: number
}

/** Workers as their metrics tell of them, oldest first. */
export async function readWorkers(metricsUrl: string): Promise<readonly WorkerState[]> {
  const page = await (await fetch(metricsUrl)).text()
  const valuesOf = (gauge: string) =>
    [...page.matchAll(new RegExp(`^pitchmap_${gauge}\\{[^}]*\\} (\\S+)`, 'gm'))].map(([, value]) =>
      Number(value),
    )
  const ages = valuesOf('uptime_seconds')
  const sizes = valuesOf('resident_bytes')
  return valuesOf('process_id')
    .map((pid, index) => ({ pid, ageSeconds: ages[index]!, residentBytes: sizes[index]! }))
    .sort((a, b) => b.ageSeconds - a.ageSeconds)
}

export function residentBytesOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
}
