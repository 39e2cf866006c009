import { inflateRawSync } from 'node:zlib'

type ZipEntry = { name: string; bytes: Buffer }

/** The entries of a ZIP as its own directory lists them, in their order. */
export function readZip(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf('PK\x05\x06')
  if (end < 0) throw new Error('not a whole ZIP')
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [method, size, name, extra, comment] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      ...[28, 30, 32].map((from) => zip.readUInt16LE(at + from)),
    ]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + (size ?? 0))
    const entry = {
      name: zip.toString('utf8', at + 46, at + 46 + (name ?? 0)),
      bytes: method === 8 ? inflateRawSync(packed) : packed,
    }
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
    return entry
  })
}
