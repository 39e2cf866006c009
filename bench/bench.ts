// npm run bench [-- first-load|walk|start|sign-in|server|growth|reading [count] [variant]]: what is measured, against its budget (docs/performance.md).
import { buildServer } from '../scripts/build-server.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { firstLoad } from './first-load/first-load.ts'
import { growth } from './growth/growth.ts'
import type { Measure } from './measure.ts'
import { isWordOfReading, reading } from './reading/reading.ts'
import { serverLoad } from './server/server-load.ts'
import { signInFlood } from './server/sign-in-flood.ts'
import { start } from './start.ts'
import { walk } from './walk/walk.ts'

const words = process.argv.slice(2)
const parts: Readonly<Record<string, () => Promise<Measure[]>>> = {
  // Before those that leave this process one core less: server and growth.
  'first-load': firstLoad,
  walk,
  start,
  'sign-in': signInFlood,
  server: serverLoad,
  growth,
  reading: () => reading(words),
}

// Beside its name, the part that reads takes how many bills, and which of their variants.
const wanted = words.includes('reading') ? words.filter((word) => !isWordOfReading(word)) : words
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
buildServer()
buildWeb()
const over: string[] = []
for (const [part, measureOf] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue
  for (const { name, value, unit, budget, atLeast } of await measureOf()) {
    const isOver = budget !== undefined && !(value <= budget)
    const isUnder = atLeast !== undefined && !(value >= atLeast)
    if (isOver || isUnder) over.push(name)
    const verdict =
      budget !== undefined
        ? `${isOver ? 'OVER' : 'within'} ${budget}`
        : atLeast !== undefined
          ? `${isUnder ? 'UNDER' : 'at least'} ${atLeast}`
          : ''
    console.log(
      `${name.padEnd(48)} ${String(Math.round(value * 100) / 100).padStart(10)} ${unit.padEnd(12)} ${verdict}`,
    )
  }
}
process.exit(over.length > 0 ? 1 : 0)
