import type { KnownCard, KnownRefundAccount, SignedMandate } from '@coussinet/contract/integration/accounts.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { findKnownCard, findSignedMandate } from '#modules/contributions/contributions.ts'
import { findAccount } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { audit } from '#platform/records/audit.ts'

/** Audits who reads what, of whom: every reading of a full account number adds a line. */
export type AccountQuery = { nevg: string; id: string; client_id: string; at: Date }

type AccountKind = 'mandate' | 'refund_account' | 'card'

async function read<T>(
  db: Db,
  { nevg, id, client_id, at }: AccountQuery,
  what: AccountKind,
  find: (db: Db, member_id: string, id: string) => Promise<T | undefined>,
): Promise<T> {
  const member_id = await requireMemberByNevg(db, nevg)
  const row = await find(db, member_id, id)
  if (!row) throw problem('not_found')
  await audit(db, {
    member_id,
    action: 'account.read',
    subject_id: id,
    details: { what, client_id },
    at,
    actor: 'insurer',
  })
  return row
}

export async function readMandate(db: Db, reading: AccountQuery): Promise<SignedMandate> {
  const { line1, line2, line3, line4, postal_code, city, country, signed_at, ended_at, ...row } = await read(
    db,
    reading,
    'mandate',
    findSignedMandate,
  )
  const address = { line1, line2, line3, line4, postal_code, city, country }
  return { ...row, nevg: reading.nevg, address, signed_at: signed_at.toISOString(), ended_at: textOf(ended_at) }
}

export async function readRefundAccount(db: Db, reading: AccountQuery): Promise<KnownRefundAccount> {
  const { refund_account_id, created_at, ended_at, held_until, ...row } = await read(
    db,
    reading,
    'refund_account',
    findAccount,
  )
  return {
    id: refund_account_id,
    ...row,
    nevg: reading.nevg,
    created_at: created_at.toISOString(),
    ended_at: textOf(ended_at),
    held_until: textOf(held_until),
  }
}

export async function readCard(db: Db, reading: AccountQuery): Promise<KnownCard> {
  const { created_at, ended_at, ...row } = await read(db, reading, 'card', findKnownCard)
  return { ...row, nevg: reading.nevg, created_at: created_at.toISOString(), ended_at: textOf(ended_at) }
}

const textOf = (at: Date | null) => at?.toISOString() ?? null
