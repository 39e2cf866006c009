import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey, listSecrets, type Secrets } from './keys.ts'

const algorithm = 'aes-256-gcm'
const purpose = 'token members'
const idBytes = 16
const tagBytes = 16
const nonceBytes = 12
const secretBytes = 32
const length = Math.ceil(((idBytes + tagBytes + secretBytes) * 4) / 3)

/**
 * Creates a token of a member, 86 characters: the member's id, encrypted and bound to the 32 secret bytes that follow.
 * The id locates the token's row; access needs the row. `random` are the secret bytes, by default new ones.
 */
export function writeMemberToken(secret: Buffer, member_id: string, random: Buffer = randomBytes(secretBytes)): string {
  // Secret bytes are never used for two members, so they serve as the nonce too.
  const cipher = createCipheriv(algorithm, deriveKey(secret, purpose), random.subarray(0, nonceBytes))
  cipher.setAAD(random)
  const sealed = Buffer.concat([cipher.update(member_id.replaceAll('-', ''), 'hex'), cipher.final()])
  return Buffer.concat([sealed, cipher.getAuthTag(), random]).toString('base64url')
}

/** Tells whether a token has the form that names its member; tokens of release 0.2 do not. */
export const hasMember = (token: string): boolean => token.length === length

/** Member named by a token; undefined if it names none, or was made with none of these secrets. */
export function readMemberOfToken(secrets: Secrets, token: string): string | undefined {
  if (!hasMember(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + tagBytes + secretBytes) return undefined
  for (const secret of listSecrets(secrets)) {
    const member_id = open(deriveKey(secret, purpose), bytes)
    if (member_id !== null) return member_id
  }
  return undefined
}

function open(key: Buffer, bytes: Buffer): string | null {
  const random = bytes.subarray(idBytes + tagBytes)
  const decipher = createDecipheriv(algorithm, key, random.subarray(0, nonceBytes))
  decipher.setAAD(random)
  decipher.setAuthTag(bytes.subarray(idBytes, idBytes + tagBytes))
  try {
    const hex = Buffer.concat([decipher.update(bytes.subarray(0, idBytes)), decipher.final()]).toString('hex')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  } catch {
    return null
  }
}
