// npm run e2e: the browser tests alone; arguments go to Playwright.
import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { browserTests, finish } from './steps.ts'

const chromium = findChromium()
buildServer()
buildWeb()
finish(browserTests(chromium))
