/** Properties draw the same cases in every run; `SEED=2 npm run ok` draws others. */
import fc from 'fast-check'
import { drawCount } from './draw-count'

/** As many as fast-check draws where it is not told, before `drawCount` takes its share. */
const USUAL_RUNS = 100

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1), numRuns: drawCount(USUAL_RUNS) })
