// npm run test:long: what CI runs beside `npm test`: programs, nodes, crowds, other databases, all journeys; ends with "N passed, N
// failed".
import { builds, longParts } from './parts.ts'
import { runParts } from './steps.ts'

await runParts([builds, ...longParts])
