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

type Use = {
  member_id: string
  refund_account_id: string
  iban: string
  bic: string | null
  holder: string
  evidence_hash: Buffer
  at: Date
}

/**
 * Refunds that are accepted from now on go to this account, and wait there for 48 hours; those accepted before keep theirs.
 * The IBAN in use already keeps its row and makes nothing wait: holder and BIC alone are written anew. In the transaction of the
 * signature; returns whether another IBAN gave way.
 */
export async function useRefundAccount(db: Db, { at, ...account }: Use): Promise<boolean> {
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

type UpsertedAccount = Omit<Use, 'evidence_hash'> & { given_at: Date }

/** Sets the account for refunds at the insurer's word; a change of account holds refunds, the first account does not. */
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
