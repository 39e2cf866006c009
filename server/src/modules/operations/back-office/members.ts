import { isNevg, normaliseNevg } from '@coussinet/contract/brand/nevg.ts'
import { findMemberByLoginName, requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { findMembers, readAccounts, readActivity, readAnimals, readContract, readMember } from './members.store.ts'

type MemberSearch = { words: string | null; disabled: boolean; limit: number }

/** Members by customer number, e-mail address or a part of the name; all of them without a search text. */
export async function searchMembers(db: Db, { words, ...search }: MemberSearch) {
  if (words === null) return findMembers(db, { words, ...search })
  const bearer = await findMemberByLoginName(db, isNevg(normaliseNevg(words)) ? normaliseNevg(words) : words)
  return bearer === null
    ? findMembers(db, { words, ...search })
    : findMembers(db, { words: null, member_id: bearer, ...search })
}

/** Finds the member of a customer number, however it is written; throws `not_found`. */
export const memberByTypedNevg = (db: Db, nevg: string): Promise<string> => requireMemberByNevg(db, normaliseNevg(nevg))

/** Facts for somebody on the telephone, without secrets; accounts are masked. */
export async function describeMember(db: Db, member_id: string) {
  const member = await readMember(db, member_id)
  if (!member) throw problem('not_found')
  const { mandate, refunds } = await readAccounts(db, member_id)
  const mask = <A extends { iban: string }>(account: A | null) =>
    account === null ? null : { ...account, iban: maskedIban(account.iban) }
  return {
    ...member,
    contract: await readContract(db, member_id),
    animals: await readAnimals(db, member_id),
    debit: mask(mandate),
    refund_account: mask(refunds),
    ...(await readActivity(db, member_id)),
  }
}
