// npm run bench [-- first-load|walk|start|sign-in|server|growth|reading [count] [variant]]: what is measured, against its budget
// (docs/performance.md).

import { isWordOfReading, reading } from '../packages/reading/bench/reading.ts'
import { buildServer } from '../scripts/build-server.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { firstLoad } from './first-load/first-load.ts'
import { growth } from './growth/growth.ts'
import { lineOf, type Measure } from './measure.ts'
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
  // Imported once the server is built: it looks then which of its programs are.
  reading: async () => {
    const { readDocument } = await import('../server/src/modules/refunds/documents/readings/read-document.ts')
    return reading(words, readDocument)
  },
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
const missed: string[] = []
for (const [part, measureOf] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue
  for (const measure of await measureOf()) {
    const { text, isMissed } = lineOf(measure)
    if (isMissed) missed.push(measure.name)
    console.log(text)
  }
}
process.exit(missed.length > 0 ? 1 : 0)
