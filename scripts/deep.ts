// npm run test:deep: tests that CI runs once, as often as the requirement says, in each engine; ends with "N passed, N failed".
import { findChromium } from './find-chromium.ts'
import { builds } from './parts.ts'
import { deepTests, engineTests, runParts, testsOnEmbedded } from './steps.ts'

await runParts([
  builds,
  { name: 'depth', run: () => deepTests(findChromium()) },
  { name: 'embedded database', run: testsOnEmbedded },
  { name: 'engines', run: () => engineTests(findChromium(), []) },
])
