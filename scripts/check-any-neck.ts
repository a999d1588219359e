/**
 * Checks drills and routes on necks other than the standard guitar: every tuning of the table with
 * three capos, and necks of 3 to 10 strings in any order of pitch.
 *
 *   npx tsx scripts/check-any-neck.ts [drills, default 20000] [routes, default 5000]
 *
 * Prints counts and the first problems, and exits with 1 where there is one.
 */
import { sweepDrills, sweepRoutes } from '../test/drills/any-neck'

const [drills = 20_000, routes = 5000] = process.argv.slice(2).map(Number)
for (const [what, count, sweep] of [
  ['drills', drills, sweepDrills],
  ['routes', routes, sweepRoutes],
] as const) {
  const { problems, refused } = sweep(count, 20_261_122)
  console.log(
    `${count} ${what}: ${problems.length} with problems, refused ${JSON.stringify(refused)}`,
  )
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
