// npm run test:engines: every page in Chromium, Firefox and WebKit; arguments go to Playwright.
import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { engineTests, finish } from './steps.ts'

const chromium = findChromium()
buildServer()
buildWeb()
finish(engineTests(chromium, process.argv.slice(2)))
