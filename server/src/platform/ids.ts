import { randomUUID } from 'node:crypto'

/** An opaque id with 122 random bits, so that none can be guessed. */
export function newId(): string {
  return randomUUID()
}

// As we write them: PostgreSQL takes other spellings for the same id, and one thing must not have two names.
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isId(text: string): boolean {
  return uuid.test(text)
}
