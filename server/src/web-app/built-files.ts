import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'

export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** One file, in the forms in which it can be sent; the same bytes for each form of one that is not compressed. */
export type BuiltFile = {
  media_type: string
  etag: string
  /** is compressed for those who take it */
  is_packed: boolean
  bytes(encoding: ContentEncoding): Buffer
}

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}

const etagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

function readBuilt(path: string, name: string): BuiltFile {
  const media_type = mediaTypes[extname(path)] ?? 'application/octet-stream'
  const identity = existsSync(`${path}.br`) ? null : readFileSync(path)
  if (identity !== null) return { media_type, etag: etagOf(identity), is_packed: false, bytes: () => identity }
  // A page of the same name may be that of a later build by now; what is in `assets` bears its content in its name.
  return packedFile(media_type, readFileSync(`${path}.br`), name.startsWith('assets/') ? path : null)
}

/** File that most browsers take as Brotli: its other forms load on demand, from `path` or the compressed bytes. */
function packedFile(media_type: string, br: Buffer, path: string | null): BuiltFile {
  const made: Partial<Record<ContentEncoding, Buffer>> = { br }
  function make(encoding: ContentEncoding): Buffer {
    const encodedPath = path === null ? null : encoding === 'gzip' ? `${path}.gz` : path
    if (encodedPath !== null && existsSync(encodedPath)) return readFileSync(encodedPath)
    const identity = brotliDecompressSync(br)
    return encoding === 'gzip' ? gzipSync(identity) : identity
  }
  return { media_type, etag: etagOf(br), is_packed: true, bytes: (encoding) => (made[encoding] ??= make(encoding)) }
}

/** Every file that the build left in `dist`, by its path there; what is not among them cannot be sent. */
export function readBuiltFiles(dist: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>()
  for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(dist, path).split(sep).join('/')
    if (!entry.isFile() || /(?:^|\/)\.|\.(?:br|gz|map)$/.test(name)) continue
    files.set(name, readBuilt(path, name))
  }
  return files
}

/** The same page with its text changed, compressed anew. */
export function changedFile({ media_type, bytes }: BuiltFile, change: (text: string) => string): BuiltFile {
  const identity = Buffer.from(change(bytes('identity').toString('utf8')))
  return packedFile(
    media_type,
    brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    null,
  )
}

/** The best form that an `Accept-Encoding` header allows. */
export function encodingFor(accepted: string | undefined): ContentEncoding {
  const allows = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`, 'i').test(accepted ?? '')
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : 'identity'
}
