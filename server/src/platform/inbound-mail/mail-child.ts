import { serveOnce } from '../files/child/serve-once.ts'
import { readContent } from './mail-content.ts'

// Three times what an upload may take: nobody sends a refused mail again.
serveOnce(500, readContent, 30_000)
