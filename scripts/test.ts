// npm test: types, lint, house rules, unit and HTTP tests, then pages and journeys in real browsers; ends with "N passed, N failed".
import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { quickChecks } from './quick-checks.ts'
import { browserTests, componentTests, engineTests, finish, sum, testsOnOtherDatabases, unitTests } from './steps.ts'

const chromium = findChromium()
buildServer()
buildWeb()
finish(
  sum([
    ...quickChecks(),
    unitTests(),
    testsOnOtherDatabases(),
    componentTests(chromium),
    browserTests(chromium),
    engineTests(chromium, ['--grep', '@smoke']),
  ]),
)
