import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import {
  type AccountRow,
  addAccount,
  endAccounts,
  endHolds,
  findAccount,
  findAccountInUse,
  renameAccount,
  rewriteAccount,
} from './accounts.store.ts'
import { hold_ms } from './holds.ts'

type AccountInput = {
  member_id: string
  refund_account_id: string
  iban: string
  bic: string | null
  holder: string
  evidence_hash: Buffer
  at: Date
}

/**
 * Makes this the refund account, in the transaction of the signature. Refunds accepted from now on go to it after 48
 * hours; earlier ones keep their account. If the IBAN is already in use, only holder and BIC are replaced, without a
 * hold. Returns whether another IBAN was replaced.
 */
export async function activateRefundAccount(db: Db, { at, ...account }: AccountInput): Promise<boolean> {
  const { member_id, iban } = account
  const present = await findAccountInUse(db, member_id)
  if (present?.iban === iban) {
    const { bic, holder, evidence_hash } = account
    await rewriteAccount(db, { member_id, refund_account_id: present.refund_account_id, bic, holder, evidence_hash })
    return false
  }
  await endAccounts(db, member_id, at)
  await addAccount(db, { ...account, created_at: at, held_until: new Date(at.getTime() + hold_ms) })
  return present !== undefined
}

type UpsertedAccount = Omit<AccountInput, 'evidence_hash'> & { given_at: Date }

/** Stores the refund account from the insurer's data; a change of account holds refunds, the first account does not. */
export async function upsertAccount(db: Db, { at, given_at, ...account }: UpsertedAccount): Promise<void> {
  const { member_id, iban, bic, holder } = account
  const present = await findAccountInUse(db, member_id)
  if (present?.iban === iban)
    return renameAccount(db, { member_id, refund_account_id: present.refund_account_id, bic, holder })
  await endAccounts(db, member_id, at)
  await addAccount(db, {
    ...account,
    evidence_hash: null,
    created_at: given_at,
    held_until: present ? new Date(at.getTime() + hold_ms) : null,
  })
}

/** Releases refunds held for an account or an earlier use of its IBAN. Throws `conflict` for another's. */
export async function releaseAccount(db: Db, member_id: string, refund_account_id: string): Promise<AccountRow> {
  const account = await findAccount(db, member_id, refund_account_id)
  if (!account) throw problem('conflict')
  await endHolds(db, member_id, account.iban)
  return account
}
