import { serveOnce } from '../child/serve-once.ts'
import { convertPdf } from './convert-pdf.ts'

serveOnce(500, convertPdf)
