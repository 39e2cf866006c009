// npm test: types, lint, house rules, unit and HTTP tests, components, a journey of each feature; ends with "N passed, N failed".
import { everydayParts } from './parts.ts'
import { runParts } from './steps.ts'

await runParts(everydayParts)
