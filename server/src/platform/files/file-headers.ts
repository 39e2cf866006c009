import { contentDisposition } from './content-disposition.ts'

export const THUMBNAIL_MEDIA_TYPE = 'image/webp'

const EXTENSIONS = new Map([
  ['image/jpeg', ['jpg', 'jpeg', 'jpe', 'jfif']],
  ['image/png', ['png']],
  ['application/pdf', ['pdf']],
  [THUMBNAIL_MEDIA_TYPE, ['webp']],
])

/** `plain_name`: for clients that read no other than ASCII, as in `contentDisposition` */
type ServedFile = { name: string; plain_name?: string; media_type: string; size: number }

/** Headers of a stored file of `size` bytes: a download that browsers will not sniff, run, frame elsewhere or cache. */
export function fileHeaders(file: ServedFile): Record<string, string> {
  return {
    'content-type': file.media_type,
    'content-length': String(file.size),
    'content-disposition': contentDisposition(downloadName(file.name, file.media_type), file.plain_name),
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
}

/** Name of a downloaded file: a photo.heic is stored as JPEG, and needs an extension that opens it. */
export function downloadName(name: string, mediaType: string): string {
  const [extension, ...others] = EXTENSIONS.get(mediaType) ?? []
  if (extension === undefined) return name
  const dot = name.lastIndexOf('.')
  const current =
    dot < 0
      ? ''
      : name
          .slice(dot + 1)
          .trim()
          .toLowerCase()
  if (current === extension || others.includes(current)) return name
  return `${dot > 0 ? name.slice(0, dot) : name}.${extension}`
}
