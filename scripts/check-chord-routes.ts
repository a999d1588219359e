/**
 * Checks routes of chords and held notes, drawn on every neck of the table.
 *
 *   npx tsx scripts/check-chord-routes.ts [routes, default 20000]
 *
 * Prints counts and the first problems, and exits with 1 where there is one.
 */
import { sweepChordRoutes } from '../test/drills/chord-routes'

const [count = 20_000] = process.argv.slice(2).map(Number)
const { routes, problems, refused } = sweepChordRoutes(count, 20_261_122)
console.log(`${routes} routes: ${problems.length} with problems; ${refused} requests refused`)
for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`)
if (problems.length > 0) process.exitCode = 1
