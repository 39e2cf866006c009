import { serveOnce } from '../child/serve-once.ts'
import { drawPage } from './draw-page.ts'

const [page = '', width = ''] = process.argv.slice(2)

serveOnce(500, (bytes) => drawPage(bytes, { page: Number(page), width: Number(width) }))
