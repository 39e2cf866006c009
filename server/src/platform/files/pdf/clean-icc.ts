const HEAD = 128

// Tags that convert colours: matrices, curves, tables, white points. Not desc, cprt, dmnd, dmdd, meta, targ and private
// ones.
const TAGS = new Set([
  'rXYZ',
  'gXYZ',
  'bXYZ',
  'rTRC',
  'gTRC',
  'bTRC',
  'kTRC',
  'wtpt',
  'bkpt',
  'lumi',
  'chad',
  'chrm',
  'gamt',
  'cicp',
  'A2B0',
  'A2B1',
  'A2B2',
  'A2B3',
  'B2A0',
  'B2A1',
  'B2A2',
  'B2A3',
  'D2B0',
  'D2B1',
  'D2B2',
  'D2B3',
  'B2D0',
  'B2D1',
  'B2D2',
  'B2D3',
  'pre0',
  'pre1',
  'pre2',
])

/** Reduces a colour profile to the tags that colours are computed from, without text. Throws for an invalid profile. */
export function cleanIcc(given: Uint8Array): Buffer {
  const bytes = Buffer.from(given)
  if (bytes.length < HEAD + 4 || bytes.toString('latin1', 36, 40) !== 'acsp') throw new Error('Not a colour profile')
  const tags: { name: string; body: Buffer }[] = []
  const count = bytes.readUInt32BE(HEAD)
  if (HEAD + 4 + count * 12 > bytes.length) throw new Error('A broken colour profile')
  for (let index = 0; index < count; index += 1) {
    const at = HEAD + 4 + index * 12
    const name = bytes.toString('latin1', at, at + 4)
    const [offset, length] = [bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8)]
    if (offset + length > bytes.length) throw new Error('A broken colour profile')
    if (TAGS.has(name)) tags.push({ name, body: bytes.subarray(offset, offset + length) })
  }
  const table = Buffer.alloc(4 + tags.length * 12)
  table.writeUInt32BE(tags.length, 0)
  let offset = HEAD + table.length
  const bodies: Buffer[] = []
  // Several tags may share one body.
  const places = new Map<number, number>()
  for (const [index, { name, body }] of tags.entries()) {
    const place = places.get(body.byteOffset) ?? offset
    if (place === offset) {
      bodies.push(body, Buffer.alloc(-body.length & 3))
      offset += body.length + (-body.length & 3)
      places.set(body.byteOffset, place)
    }
    table.write(name, 4 + index * 12, 'latin1')
    table.writeUInt32BE(place, 8 + index * 12)
    table.writeUInt32BE(body.length, 12 + index * 12)
  }
  const head = Buffer.from(bytes.subarray(0, HEAD))
  head.writeUInt32BE(offset, 0)
  // Device maker and model, creator and the profile's own hash.
  head.fill(0, 48, 56)
  head.fill(0, 80, HEAD)
  return Buffer.concat([head, table, ...bodies])
}
