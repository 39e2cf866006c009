// npm run test:long: what `npm test` does once, as often as the requirement says, on each engine; ends with "N passed, N failed".
import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { deepTests, engineTests, finish, sum, testsOnEmbedded } from './steps.ts'

const chromium = findChromium()
buildServer()
buildWeb()
finish(sum([deepTests(chromium), testsOnEmbedded(), engineTests(chromium, [])]))
