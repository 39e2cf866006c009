import { randomInt } from 'node:crypto'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { type Day, today } from '@coussinet/contract/domain/days.ts'
import { calledName } from '@coussinet/contract/domain/members.ts'
import { findContract, findCorrespondentOrThrow, findCorrespondent } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { toAddressLine } from '#platform/http/caller.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { findCode, findOwner, insertCode } from './sponsors.store.ts'

// SEC-21: so many codes can an address try in a minute
const lookUps = { limit: 20, window_seconds: 60 }

export type Sponsor = { member_id: string; /** or the name of an organisation */ firstname: string; country: Country }

const hashOf = (code: string) => hash(`sponsor ${code.trim().toLowerCase()}`)

/** The member's code, made at the first need; two at once get the same. */
export async function getSponsorCode(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  member_id: string,
): Promise<string> {
  const known = await findCode(db, member_id)
  if (known !== null) return known
  return inTransaction(db, async (tx) => {
    const code = newSponsorCode(calledName(await findCorrespondentOrThrow(tx, member_id)))
    if (await assignSponsorCode(tx, { member_id, code, at: clock() })) return code
    const made = await findCode(tx, member_id)
    if (made === null) throw problem('conflict')
    return made
  })
}

/** Gives a member this code, unless they have one already: then false. */
export function assignSponsorCode(
  db: Db,
  { member_id, code, at }: { member_id: string; code: string; at: Date },
): Promise<boolean> {
  return insertCode(db, { member_id, code, code_hash: hashOf(code), at })
}

/** Finds the sponsor of a code; throws `not_found` for an unknown one, `too_many_requests` for too many from one address. */
export async function sponsorByCode(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  code: string,
  address: string,
): Promise<Sponsor> {
  const at = clock()
  await countAttempt(db, { key: `sponsor look-up ${toAddressLine(address)}`, ...lookUps }, at)
  const member_id = await findOwner(db, hashOf(code))
  const sponsor = member_id === null ? null : await sponsorOf(db, member_id, today(at))
  if (!sponsor) throw problem('not_found')
  return sponsor
}

/** Finds the sponsor; null where nobody invites: once the account is closed, before and after the contract runs, without the feature. */
async function sponsorOf(db: Db, member_id: string, today: Day): Promise<Sponsor | null> {
  const member = await findCorrespondent(db, member_id)
  const contract = await findContract(db, member_id)
  if (!member || !contract || member.disabled_at !== null || !member.features.includes('sponsorship')) return null
  const { status, effective_date, end_date } = contract
  const isOver = status === 'terminated' || (end_date !== null && end_date < today)
  return isOver || effective_date > today ? null : { member_id, firstname: calledName(member), country: member.country }
}

// Crockford's alphabet: no i, l, o, u to be misread in a message.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 13 // 65 random bits (SEC-21)

/** `helene-7k3qx9m2vt4hd`: the first name in plain letters, where it has some, and what nobody can guess. */
export function newSponsorCode(firstname: string): string {
  const name = firstname
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 24)
  const random = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return name === '' ? random : `${name}-${random}`
}
