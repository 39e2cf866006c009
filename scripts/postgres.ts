// npm run test:postgres: every test over HTTP on a real PostgreSQL; ends with "N passed, N failed".
import { finish, testsOnPostgres } from './steps.ts'

finish(testsOnPostgres())
