import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { createRandom } from '../random.ts'

/**
 * Lets a seed decide every id, token, code and draw that this process makes from now on; returns how to end that. Only for a process that
 * simulates: what it seals and signs is no secret.
 */
export function seedRandomness(seed: number): () => void {
  const random = createRandom(seed, 'crypto')
  const { randomBytes, randomUUID, randomInt } = crypto
  const mathRandom = Math.random

  function seededId(): ReturnType<typeof randomUUID> {
    const hex = random.bytes(16).toString('hex')
    const variant = '89ab'[random.whole(0, 3)]
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
  }
  const seeded = {
    randomBytes: (count: number) => random.bytes(count),
    randomUUID: seededId,
    randomInt: (from: number, to?: number) =>
      to === undefined ? random.whole(0, from - 1) : random.whole(from, to - 1),
  }
  Object.assign(crypto, seeded)
  Math.random = random.next
  syncBuiltinESMExports()
  return () => {
    Object.assign(crypto, { randomBytes, randomUUID, randomInt })
    Math.random = mathRandom
    syncBuiltinESMExports()
  }
}
