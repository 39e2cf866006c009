// npm run test:all: `npm test`, then `npm run test:long`, with one sum of both: what CI runs; ends with "N passed, N failed".
import { everydayParts, longParts } from './parts.ts'
import { runParts } from './steps.ts'

await runParts([...everydayParts, ...longParts])
