// npm run test:engines: every page in Chromium, Firefox and WebKit; arguments go to Playwright.
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { engineTests, finish } from './steps.ts'

const chromium = findChromium()
buildWeb()
finish(engineTests(chromium, process.argv.slice(2)))
