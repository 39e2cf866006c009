import { serveOnce } from '../child/serve-once.ts'
import { rebuildPdf } from './rebuild.ts'
import { firstPageThumbnail } from './thumbnail.ts'

serveOnce(500, async (bytes) => {
  const rebuilt = await rebuildPdf(bytes)
  if (!rebuilt.ok) return rebuilt
  return {
    ok: true,
    media_type: 'application/pdf',
    bytes: rebuilt.bytes,
    thumbnail: await firstPageThumbnail(rebuilt.bytes),
    width: null,
    height: null,
  }
})
