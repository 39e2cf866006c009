import sharp from 'sharp'
import { serveOnce } from '../child/serve-once.ts'
import { reEncode, SOURCE_LIMITS } from './re-encode.ts'

serveOnce(600, (bytes) => reEncode(sharp(bytes, SOURCE_LIMITS), 'image/png'))
