// The sources themselves, never a build of them: `node --watch` follows what it has read.
import { makeDatabase, MAKE_DATABASE, start } from '../src/start.ts'

await (process.argv.includes(MAKE_DATABASE) ? makeDatabase() : start(import.meta.filename))
