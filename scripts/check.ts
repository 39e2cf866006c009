// npm run check: all of `npm test` but the browser.
import { quickParts } from './parts.ts'
import { runParts } from './steps.ts'

await runParts(quickParts)
