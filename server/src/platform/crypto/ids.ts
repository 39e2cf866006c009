import { randomBytes, randomUUID } from 'node:crypto'

/** Random id with 122 random bits, impossible to guess. */
export function newId(): string {
  return randomUUID()
}

/** Id that sorts by time, to the millisecond (UUIDv7), for rows that are read in that order; 74 bits are random. */
export function timedId(at: Date): string {
  const random = randomBytes(10).toString('hex')
  const variant = ((Number.parseInt(random.slice(3, 4), 16) & 0b11) | 0b1000).toString(16)
  return spelled(`${milliseconds(at)}7${random.slice(0, 3)}${variant}${random.slice(4, 19)}`)
}

const milliseconds = (at: Date) => Math.max(0, at.getTime()).toString(16).padStart(12, '0')
const spelled = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

// Only our own spelling: PostgreSQL accepts others for the same id, and one object must not have two names.
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isId(text: string): boolean {
  return uuid.test(text)
}
