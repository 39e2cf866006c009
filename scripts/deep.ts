// npm run test:deep: what CI does once, as often as the requirement says, on each engine; ends with "N passed, N failed".
import { findChromium } from './find-chromium.ts'
import { builds } from './parts.ts'
import { deepTests, engineTests, runParts, testsOnEmbedded } from './steps.ts'

runParts([
  builds,
  { name: 'depth', run: () => deepTests(findChromium()) },
  { name: 'embedded database', run: testsOnEmbedded },
  { name: 'engines', run: () => engineTests(findChromium(), []) },
])
