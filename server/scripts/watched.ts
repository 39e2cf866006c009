// The sources themselves, never a build of them: `node --watch` follows what it has read.
import { start } from '../src/start.ts'

await start()
