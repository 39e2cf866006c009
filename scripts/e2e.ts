// npm run e2e: the journeys alone, without those tagged `@deep`; arguments go to Playwright.
import { findChromium } from './find-chromium.ts'
import { builds } from './parts.ts'
import { browserTests, runParts } from './steps.ts'

await runParts([builds, { name: 'journeys', run: () => browserTests(findChromium(), process.argv.slice(2)) }])
