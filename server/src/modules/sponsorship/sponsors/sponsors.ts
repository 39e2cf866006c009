import { takeAttempt } from '#platform/attempts.ts'
import { today } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'
import { lineOf } from '#platform/http/caller.ts'
import { hash } from '#platform/keys.ts'
import type { Platform } from '#platform/portal.ts'
import { problem } from '#platform/problem.ts'
import { inTransaction } from '#platform/transaction.ts'
import { newSponsorCode } from './sponsor-code.ts'
import { findCode, findSponsor, firstnameOf, insertCode, type Sponsor } from './sponsors.store.ts'

// SEC-21: so many codes can an address try in a minute
const lookUps = { limit: 20, window_seconds: 60 }

const hashOf = (code: string) => hash(`sponsor ${code.trim().toLowerCase()}`)

/** The member's code, made at the first need; two at once get the same. */
export async function codeOf({ db, clock }: Pick<Platform, 'db' | 'clock'>, member_id: string): Promise<string> {
  const known = await findCode(db, member_id)
  if (known !== null) return known
  return inTransaction(db, async (tx) => {
    const code = newSponsorCode(await firstnameOf(tx, member_id))
    if (await giveCode(tx, { member_id, code, at: clock() })) return code
    const made = await findCode(tx, member_id)
    if (made === null) throw problem('conflict')
    return made
  })
}

/** Gives a member this code, unless they have one already: then false. */
export function giveCode(
  db: Db,
  { member_id, code, at }: { member_id: string; code: string; at: Date },
): Promise<boolean> {
  return insertCode(db, { member_id, code, code_hash: hashOf(code), at })
}

/** Who invites by this code. Whatever it is that is none of a sponsor's is `not_found`; too many from one address are `too_many_requests`. */
export async function sponsorBehind(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  code: string,
  address: string,
): Promise<Sponsor> {
  const at = clock()
  await takeAttempt(db, { key: `sponsor look-up ${lineOf(address)}`, ...lookUps }, at)
  const sponsor = await findSponsor(db, hashOf(code), today(at))
  if (!sponsor) throw problem('not_found')
  return sponsor
}
