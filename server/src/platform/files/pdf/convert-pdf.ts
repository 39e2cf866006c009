import type { ChildAnswer } from '../child/answer.ts'
import { rebuildPdf } from './rebuild.ts'
import { firstPageThumbnail } from './thumbnail.ts'

/** Rewrites a PDF for storage, with a thumbnail of its first page; throws for an unreadable one. */
export async function convertPdf(bytes: Buffer): Promise<ChildAnswer> {
  const rebuilt = await rebuildPdf(bytes)
  if (!rebuilt.ok) return rebuilt
  return {
    ok: true,
    media_type: 'application/pdf',
    bytes: rebuilt.bytes,
    thumbnail: await firstPageThumbnail(rebuilt.bytes),
    width: null,
    height: null,
    invoice: rebuilt.invoice,
  }
}
