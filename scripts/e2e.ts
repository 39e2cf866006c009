// npm run e2e: the browser tests alone; arguments go to Playwright.
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { browserTests, finish } from './steps.ts'

const chromium = findChromium()
buildWeb()
finish(browserTests(chromium))
