// npm run bench [-- first-load|walk|start|clone|sign-in|server|papers|growth|reading [count] [variant]] [--against <commit>]: measures
// performance against its budgets, or beside a former commit (docs/performance.md).

import { writeFileSync } from 'node:fs'
import { isWordOfReading, reading } from '../packages/reading/bench/reading.ts'
import { buildServer } from '../scripts/build-server.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { compareWith, FIGURES } from './against.ts'
import { emptyClone } from './clone.ts'
import { firstLoad } from './first-load/first-load.ts'
import { growth } from './growth/growth.ts'
import { lineOf, type Measure } from './measure.ts'
import { heavyAnswers } from './server/heavy-answers.ts'
import { serverLoad } from './server/server-load.ts'
import { signInFlood } from './server/sign-in-flood.ts'
import { start } from './start.ts'
import { walk } from './walk/walk.ts'

const words = process.argv.slice(2)
const option = words.indexOf('--against')
const [, commit] = option < 0 ? [] : words.splice(option, 2)
const parts: Readonly<Record<string, () => Promise<Measure[]>>> = {
  // Before those that leave this process one core less: server and growth.
  'first-load': firstLoad,
  walk,
  start,
  clone: emptyClone,
  'sign-in': signInFlood,
  papers: heavyAnswers,
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
if (option >= 0 && commit === undefined) {
  console.error('--against needs a commit.')
  process.exit(2)
}
buildServer()
buildWeb()
if (commit !== undefined) process.exit(compareWith(commit, words).length > 0 ? 1 : 0)

const figures: Measure[] = []
for (const [part, measureOf] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue
  for (const measure of await measureOf()) {
    figures.push(measure)
    console.log(lineOf(measure).text)
  }
}
const file = process.env[FIGURES]
if (file !== undefined) writeFileSync(file, JSON.stringify(figures))
process.exit(figures.some((measure) => lineOf(measure).isMissed) ? 1 : 0)
