// npm run check: everything but the browser.
import { buildWeb } from './build-web.ts'
import { quickChecks } from './quick-checks.ts'
import { finish, sum, testsOnOtherDatabases, unitTests } from './steps.ts'

buildWeb()
finish(sum([...quickChecks(), unitTests(), testsOnOtherDatabases()]))
