import { compareStrings } from '@coussinet/contract/domain/compare-strings.ts'
import { type Day, addDays, today } from '@coussinet/contract/domain/days.ts'
import { type ContractUpsert, neededOfContract } from '@coussinet/contract/integration/upserts/contract.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { allowedDueDays, upsertDebit, upsertRefundAccount, claimDebit } from '#modules/contributions/contributions.ts'
import {
  type UpsertedContract,
  reserveExternalId,
  findContract,
  lockExternalId,
  lockMember,
  putContract,
  replaceSuspensions,
  setContract,
  type Suspension,
  findSuspensions,
} from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import {
  auditUpsert,
  type UpsertAuthor,
  type UpsertContext,
  requireFields,
  changedFields,
  unchanged,
} from '#platform/upsert.ts'
import { requireSold } from './require-sold.ts'

type UpsertInput = ContractUpsert & { number: string }

/** A member's contract as the insurer knows it, made or changed, with what is debited and where refunds go. A member has one contract; another follows it once it has ended. */
export async function upsertContract(
  platform: UpsertContext,
  by: UpsertAuthor,
  { number, nevg, ...given }: UpsertInput,
): Promise<UpsertResult> {
  const { db } = platform
  const member_id = await requireMemberByNevg(db, nevg)
  const is_held = await reserveExternalId(db, {
    kind: 'contract',
    name: number,
    member_id,
    isOf: async (tx, bearer) =>
      (await findContract(tx, bearer))?.contract_number.toLowerCase() === number.toLowerCase(),
  })
  if (given.debit) await claimDebit(db, member_id, given.debit)
  return inTransaction(db, (tx) => write(tx, platform, { member_id, contract_number: number, given, by, is_held }), {
    repeatable: true,
  })
}

type ContractUpsertInput = {
  member_id: string
  contract_number: string
  given: Omit<ContractUpsert, 'nevg'>
  by: UpsertAuthor
  is_held: boolean
}

async function write(
  db: Db,
  platform: UpsertContext,
  { member_id, contract_number, given, by, is_held }: ContractUpsertInput,
): Promise<UpsertResult> {
  const { suspensions, debit, refund_account, ...rest } = given
  const at = platform.clock()
  await lockMember(db, member_id)
  const kept = await findContract(db, member_id, { forUpdate: true })
  const present = kept?.contract_number === contract_number ? kept : undefined
  if (kept && !present && !isOver(kept, today(at))) throw problem('conflict', { errors: { number: ['one_contract'] } })
  if (!present && !is_held && !(await lockExternalId(db, { kind: 'contract', name: contract_number, member_id })))
    throw problem('conflict')

  const changed: Partial<UpsertedContract> = present ? changedFields(present, rest) : {}
  const next = present ? { ...present, ...changed } : made(contract_number, rest)
  const before = kept ? await findSuspensions(db, member_id) : []
  // Suspensions of one contract are not the next one's.
  const told = suspensions ?? (kept && !present ? [] : undefined)
  const times = told?.toSorted((one, other) => compareStrings(one.from_day, other.from_day))
  check(next, times ?? before)
  if (present?.country !== next.country) requireSold(next.country, 'country')
  if (!present) await putContract(db, { member_id, ...next, created_at: at })
  else if (Object.keys(changed).length > 0) await setContract(db, member_id, changed)
  const isOther = times !== undefined && Object.keys(changedFields({ times: before }, { times })).length > 0
  if (isOther) await replaceSuspensions(db, member_id, times)

  const isDebited = debit !== undefined && (await upsertDebit(db, platform, { member_id, debit, at }))
  const isRefunded =
    refund_account !== undefined &&
    (await upsertRefundAccount(db, platform, { member_id, account: refund_account, at }))
  const fields = [
    ...Object.keys(changed),
    ...(isOther ? ['suspensions'] : []),
    ...(isDebited ? ['debit'] : []),
    ...(isRefunded ? ['refund_account'] : []),
  ]
  if (present && fields.length === 0) return unchanged
  const topics = ['profile', 'receipts', 'payment-methods'] as const
  await auditUpsert(db, { member_id, kind: 'contract', subject_id: null, fields, created: !present, by, at, topics })
  return { result: present ? 'changed' : 'created' }
}

const isOver = ({ status, end_date }: UpsertedContract, today: Day) =>
  status === 'terminated' || (end_date !== null && end_date < today)

function made(
  contract_number: string,
  given: Omit<ContractUpsertInput['given'], 'suspensions' | 'debit' | 'refund_account'>,
): UpsertedContract {
  requireFields(given, neededOfContract)
  const { country = 'FR', effective_date = '', due_day = 0, status = 'active', amount_due_cents = 0 } = given
  const { end_date = null, withdrawal_until = null, suspends_on = null, formal_notice_on = null } = given
  return {
    contract_number,
    country,
    status,
    effective_date,
    end_date,
    withdrawal_until,
    suspends_on,
    formal_notice_on,
    amount_due_cents,
    due_day,
  }
}

/** Checks a contract; throws `validation_failed` at the field. */
function check(
  { status, effective_date, end_date, due_day }: UpsertedContract,
  suspensions: readonly Suspension[],
): void {
  if (!allowedDueDays.includes(due_day)) throw fieldProblem('due_day', 'due_day')
  if (status === 'terminated' && end_date === null) throw fieldProblem('end_date', 'required')
  // A contract that the member withdrew from may have its last day before the first.
  if (end_date !== null && addDays(end_date, 1) < effective_date) throw fieldProblem('end_date', 'date_order')
  if (suspensions.some(({ from_day, to_day }) => to_day !== null && to_day < from_day))
    throw fieldProblem('suspensions', 'date_order')
  if (
    suspensions.some(
      ({ to_day }, index) =>
        index < suspensions.length - 1 && (to_day === null || to_day >= (suspensions[index + 1]?.from_day ?? '')),
    )
  )
    throw fieldProblem('suspensions', 'date_order')
  // The two say the same thing: a refund would be refused for a suspension of which the page says nothing, or the other way round.
  const runs = suspensions.at(-1)?.to_day === null
  if (status === 'suspended' && !runs) throw fieldProblem('suspensions', 'required')
  if (status === 'active' && runs) throw fieldProblem('status', 'suspended')
}
