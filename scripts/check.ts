// npm run check: everything but the browser, under a minute.
import { buildWeb } from './build-web.ts'
import { quickChecks } from './quick-checks.ts'
import { finish, sum, unitTests } from './steps.ts'

buildWeb()
finish(sum([...quickChecks(), unitTests()]))
