import { hash } from '#platform/crypto/keys.ts'

/** A name of the demo data (`m1`, `q018`) as an id, the same at each load, so that links outlive a reset. */
export function demoId(name: string): string {
  const hex = hash(`coussinet demo ${name}`).toString('hex')
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A whole number below `limit`, always the same for a text: what the demo leaves to chance. */
export function computeChance(text: string, limit: number): number {
  return hash(text).readUInt32BE(0) % limit
}
