import { serveOnce } from '../files/child/serve-once.ts'
import { readContent } from './mail-content.ts'

serveOnce(500, readContent)
