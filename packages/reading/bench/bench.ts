// node packages/reading/bench/bench.ts [count] [variant]: the reader on its corpus, from its sources. Times hold what those take
// to load; with the portal's own processes: npm run bench -- reading.

import { lineOf } from '../../../bench/measure.ts'
import { readInProcess } from './read-in-process.ts'
import { isWordOfReading, reading } from './reading.ts'

const words = process.argv.slice(2)
const unknown = words.filter((word) => !isWordOfReading(word))
if (unknown.length > 0) {
  console.error(`Neither a count nor a variant of the corpus: ${unknown.join(', ')}.`)
  process.exit(2)
}
for (const measure of await reading(words, readInProcess)) console.log(lineOf(measure).text)
