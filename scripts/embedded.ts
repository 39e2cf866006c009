// npm run test:embedded: every test over HTTP on the embedded database; ends with "N passed, N failed".
import { runParts, testsOnEmbedded } from './steps.ts'

await runParts([{ name: 'embedded database', run: testsOnEmbedded }])
