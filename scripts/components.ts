// npm run test:components: the tests of pages and their parts alone; arguments go to Vitest.
import { findChromium } from './find-chromium.ts'
import { componentTests, finish } from './steps.ts'

finish(componentTests(findChromium(), process.argv.slice(2)))
