// npm run test:embedded: every test over HTTP on the embedded database; ends with "N passed, N failed".
import { finish, testsOnEmbedded } from './steps.ts'

finish(testsOnEmbedded())
