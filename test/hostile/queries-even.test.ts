import { checkQueries } from './check-queries'

checkQueries(0)
