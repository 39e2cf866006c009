import type { OpeningBalance } from '@coussinet/contract/integration/upserts/opening-balance.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { findBearer } from '#modules/policy/policy.ts'
import { putOpeningBalance } from '#modules/refunds/refunds.ts'
import { problem } from '#platform/core/problem.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { UpsertAuthor, UpsertContext } from '#platform/upsert.ts'

type UpsertInput = OpeningBalance & { id: string }

/** Stores an opening balance; the member is the animal's by default. Throws `not_found` for an unknown animal. */
export async function upsertOpeningBalance(
  platform: UpsertContext,
  by: UpsertAuthor,
  { id, nevg, ...balance }: UpsertInput,
): Promise<UpsertResult> {
  const { db } = platform
  const member_id = nevg === undefined ? await findBearer(db, 'animal', id) : await requireMemberByNevg(db, nevg)
  if (member_id === null) throw problem('not_found')
  return inTransaction(
    db,
    (tx) => putOpeningBalance(tx, { member_id, animal_id: id, balance, by, at: platform.clock() }),
    { repeatable: true },
  )
}
