import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** One key for one purpose, derived from the portal's secret (HKDF, SHA-256, 32 bytes). */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `coussinet/${purpose}`, 32))
}

export function keyedHash(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

export function hash(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
