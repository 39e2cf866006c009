// npm run test:components: the tests of pages and their parts alone; arguments go to Vitest.
import { findChromium } from './find-chromium.ts'
import { componentTests, runParts } from './steps.ts'

await runParts([{ name: 'components', run: () => componentTests(findChromium(), process.argv.slice(2)) }])
