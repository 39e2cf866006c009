// npm run test:engines: every page in Chromium, Firefox and WebKit; arguments go to Playwright.
import { findChromium } from './find-chromium.ts'
import { builds } from './parts.ts'
import { engineTests, runParts } from './steps.ts'

await runParts([builds, { name: 'engines', run: () => engineTests(findChromium(), process.argv.slice(2)) }])
