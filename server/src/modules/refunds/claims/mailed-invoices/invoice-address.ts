import { randomBytes } from 'node:crypto'
import type { InvoiceAddress } from '@coussinet/contract/invoice-address.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { deriveKeys, hash, type Secrets } from '#platform/crypto/keys.ts'
import { isUnsealed, openSealed, seal } from '#platform/crypto/seal.ts'
import type { Db } from '#platform/db/db.ts'
import { readRows } from '#platform/db/read-pages.ts'
import { withTag, readTag } from '#platform/inbound-mail/inbound-message.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import {
  deleteAddress,
  findAddress,
  findSealedTokens,
  replaceAddress,
  replaceSealedToken,
  type SealedToken,
} from './invoice-address.store.ts'

// Digits and letters that are not confused when they are read aloud or written by hand (Crockford's base 32).
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 16

/** Makes a token of 80 random bits, as 16 letters. */
const newToken = (): string => Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')

/** Formats a token for its address, in groups of four: `k7m2-p9qd-x3vh-t8wn`. */
const formatToken = (token: string): string => token.replace(/.{4}(?=.)/g, '$&-')

/** Reads the token of an address below `base`, whatever its case and hyphens; null for any other address. */
export function readToken(base: string, address: string): string | null {
  const token = (readTag(base, address) ?? '').replaceAll('-', '').replaceAll(/[il]/g, '1').replaceAll('o', '0')
  return token.length === length && [...token].every((letter) => letters.includes(letter)) ? token : null
}

const made = { limit: 20, window_seconds: 3600 }

const keysOf = (secrets: Secrets) => deriveKeys(secrets, 'invoice addresses')

type AddressDeps = Pick<Platform, 'config'>

/** Finds the member's private address for invoices, and whether this portal offers one. */
export async function getAddress(db: Db, { config }: AddressDeps, member_id: string): Promise<InvoiceAddress> {
  const base = config.inbound_mail?.invoice_address ?? null
  const row = base === null ? undefined : await findAddress(db, member_id)
  if (base === null || !row) return { is_offered: base !== null, address: null, created_at: null, last_used_at: null }
  return {
    is_offered: true,
    address: withTag(base, formatToken(openSealed(keysOf(config), row.sealed_token))),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}

/** Makes an address of 80 random bits and revokes the former one. Throws `conflict` if none is offered, `too_many_requests`. */
export async function createAddress(tx: UnitOfWork, { config }: AddressDeps): Promise<InvoiceAddress> {
  const { db, member_id, at } = tx
  if (!config.inbound_mail?.invoice_address) throw problem('conflict')
  await countAttempt(db, { key: `invoice addresses ${member_id}`, ...made }, at)
  const token = newToken()
  const sealed_token = seal(keysOf(config)[0], token)
  await replaceAddress(db, { member_id, token_hash: hash(token), sealed_token, created_at: at })
  await tx.audit('invoice_address.made')
  await tx.announce('profile')
  return getAddress(db, { config }, member_id)
}

/** Revokes the member's address, for ever; does nothing if there is none. */
export async function revokeAddress(tx: UnitOfWork): Promise<void> {
  const { db, member_id } = tx
  if (!(await deleteAddress(db, member_id))) return
  await tx.audit('invoice_address.revoked')
  await tx.announce('profile')
}

const page = 500

/** Encrypts tokens under the newest key that the previous one encrypted; returns how many. */
export async function resealInvoiceAddresses(db: Db, secrets: Secrets): Promise<number> {
  const keys = keysOf(secrets)
  let count = 0
  const rows = readRows<SealedToken>(page, (after) => findSealedTokens(db, after, page))
  for await (const { member_id, sealed_token } of rows) {
    if (isUnsealed(keys[0], sealed_token)) continue
    const to = seal(keys[0], openSealed(keys, sealed_token))
    await replaceSealedToken(db, { member_id, from: sealed_token, to })
    count += 1
  }
  return count
}
