import { today } from '@coussinet/contract/domain/days.ts'
import type { ContractUpsert } from '@coussinet/contract/integration/upserts/contract.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { changeDebits, claimDebit, upsertDebit, upsertRefundAccount } from '#modules/contributions/contributions.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { findContract, upsertByExternalId, upsertContract as write } from '#modules/policy/policy.ts'
import { auditUpsert, type UpsertAuthor, type UpsertContext, unchanged } from '#platform/upsert.ts'

type UpsertInput = ContractUpsert & { number: string }

/** Creates or changes a member's contract from the insurer's data, with its payment method and refund account. */
export async function upsertContract(
  platform: UpsertContext,
  by: UpsertAuthor,
  { number: contract_number, nevg, debit, refund_account, ...given }: UpsertInput,
): Promise<UpsertResult> {
  const { db } = platform
  const member_id = await requireMemberByNevg(db, nevg)
  const isSame = (other: string | undefined) => other?.toLowerCase() === contract_number.toLowerCase()
  if (debit) await claimDebit(db, member_id, debit)
  return upsertByExternalId(db, {
    kind: 'contract',
    name: contract_number,
    member_id,
    find: async (tx, bearer) => {
      const contract = await findContract(tx, bearer)
      return isSame(contract?.contract_number) ? contract : undefined
    },
    write: async (db) => {
      const tx = createUnit(db, platform, { member_id, actor: 'insurer' })
      const { at } = tx
      const { changed, fields } = await write(db, { member_id, contract_number, given, at })
      const { due_day } = fields ? changed : given
      await changeDebits(db, member_id, { ...changed, due_day }, today(at))
      const isDebited = debit !== undefined && (await upsertDebit(tx, platform, { debit }))
      const isRefunded =
        refund_account !== undefined && (await upsertRefundAccount(tx, platform, { account: refund_account }))
      const all = [...(fields ?? []), ...(isDebited ? ['debit'] : []), ...(isRefunded ? ['refund_account'] : [])]
      if (fields && all.length === 0) return unchanged
      const auditEntry = { kind: 'contract', subject_id: null, fields: all, created: fields === null, by, at }
      await auditUpsert(db, { member_id, ...auditEntry, topics: ['profile', 'receipts', 'payment-methods'] })
      return { result: fields ? 'changed' : 'created' }
    },
  })
}
