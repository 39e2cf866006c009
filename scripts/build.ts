// Builds the server and the pages, each if its sources changed.
import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'

buildServer()
buildWeb()
