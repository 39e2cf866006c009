import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { buildAndCheck } from './quick-checks.ts'
import {
  browserTests,
  engineTests,
  longComponentTests,
  longUnitTests,
  type Part,
  programTests,
  shortComponentTests,
  testsOnOtherDatabases,
  unitTests,
} from './steps.ts'

/** Builds of both sides, with which tests of the whole portal begin. */
export const builds: Part = {
  name: 'builds',
  run() {
    buildServer()
    buildWeb()
  },
}

/** Parts that need no browser. */
export const quickParts: readonly Part[] = [
  { name: 'builds, layout, types, lint, unused, page weights', run: buildAndCheck },
  { name: 'rules, calls and jobs', run: unitTests },
]

/** `npm test`: everything once that a change may break, in ten minutes on two cores. */
export const everydayParts: readonly Part[] = [
  ...quickParts,
  { name: 'components', run: () => shortComponentTests(findChromium()) },
  { name: 'a journey of each feature', run: () => browserTests(findChromium(), ['--grep', '@smoke']) },
]

/** `npm run test:long`: what CI runs beside `npm test`. */
export const longParts: readonly Part[] = [
  { name: 'long tests of the server', run: longUnitTests },
  { name: 'programs and nodes', run: programTests },
  { name: 'other databases', run: testsOnOtherDatabases },
  { name: 'every page in each look and state', run: () => longComponentTests(findChromium()) },
  { name: 'all other journeys', run: () => browserTests(findChromium(), ['--grep-invert', '@smoke']) },
  { name: 'engines', run: () => engineTests(findChromium(), ['--grep', '@smoke']) },
]
