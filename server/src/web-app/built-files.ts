import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One file in the forms in which it can be sent. */
export type BuiltFile = { media_type: string; bytes: Record<Encoding, Buffer>; etag: string }

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}

const etagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

function readBuilt(path: string): BuiltFile {
  const identity = readFileSync(path)
  const packed = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : identity)
  return {
    media_type: mediaTypes[extname(path)] ?? 'application/octet-stream',
    bytes: { identity, br: packed('.br'), gzip: packed('.gz') },
    etag: etagOf(identity),
  }
}

/** Every file that the build left in `dist`, by its path there; what is not among them cannot be sent. */
export function readBuiltFiles(dist: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>()
  for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(dist, path).split(sep).join('/')
    if (!entry.isFile() || /(?:^|\/)\.|\.(?:br|gz|map)$/.test(name)) continue
    files.set(name, readBuilt(path))
  }
  return files
}

/** The same page with its text changed, compressed anew. */
export function changedFile(file: BuiltFile, change: (text: string) => string): BuiltFile {
  const identity = Buffer.from(change(file.bytes.identity.toString('utf8')))
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return { ...file, bytes: { identity, br, gzip: gzipSync(identity) }, etag: etagOf(identity) }
}

/** The best form that an `Accept-Encoding` header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  const allows = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`, 'i').test(accepted ?? '')
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : 'identity'
}
