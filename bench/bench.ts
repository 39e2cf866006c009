// npm run bench [server|first-load]: what is measured, against its budget. Times are this machine's; compare runs on one machine.
import { buildWeb } from '../scripts/build-web.ts'
import { firstLoad } from './first-load.ts'
import type { Measure } from './measure.ts'
import { serverLoad } from './server-load.ts'

const wanted = process.argv[2]
buildWeb()
const measures: Measure[] = [
  ...(wanted === 'first-load' ? [] : await serverLoad()),
  ...(wanted === 'server' ? [] : await firstLoad()),
]
for (const { name, value, unit, budget } of measures) {
  const verdict = budget === undefined ? '' : value <= budget ? `within ${budget}` : `OVER ${budget}`
  console.log(`${name.padEnd(44)} ${String(Math.round(value * 100) / 100).padStart(10)} ${unit.padEnd(8)} ${verdict}`)
}
process.exit(measures.some(({ value, budget }) => budget !== undefined && value > budget) ? 1 : 0)
