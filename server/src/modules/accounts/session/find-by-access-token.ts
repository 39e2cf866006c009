import type { Secrets } from '#platform/crypto/keys.ts'
import { readMemberOfToken } from '#platform/crypto/member-token.ts'
import { isSpreadDatabase } from '#platform/db/spread.ts'
import type { FindCaller, Member } from '#platform/http/access.ts'
import { findCaller } from './session.store.ts'

/** Finds the member of an access token, in one statement. */
export const findByAccessToken =
  (secrets: Secrets): FindCaller<Member> =>
  async (db, token_hash, at, token) => {
    const member_id = readMemberOfToken(secrets, token)
    // It would be looked for on every machine, by anybody who makes one up: a refresh gives its holder another.
    if (member_id === undefined && isSpreadDatabase()) return null
    return findCaller(db, { member_id, token_hash }, at)
  }
