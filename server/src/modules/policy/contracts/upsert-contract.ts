import { brand } from '@coussinet/contract/brand/chosen.ts'
import { addDays, type Day, today } from '@coussinet/contract/domain/days.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import { type ContractUpsert, neededOfContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { changedFields, requireFields } from '#platform/upsert.ts'
import { requireSold } from '../require-sold.ts'
import { findContract, putContract, setContract, type UpsertedContract } from './contracts.store.ts'
import { insertPastContract } from './past-contracts.store.ts'
import { findSuspensions, replaceSuspensions, type Suspension } from './suspensions.store.ts'

type ContractInput = Omit<ContractUpsert, 'nevg' | 'debit' | 'refund_account'>
type ContractUpsertInput = { member_id: string; contract_number: string; given: ContractInput; at: Date }

/**
 * Creates or changes a member's contract from the insurer's data, with its suspensions, in the caller's transaction;
 * absent fields stay. A member has one contract; another replaces it once it has ended. Returns the changes and their
 * names, null for a new contract. Due day and amount of an existing contract are left to `contributions`. Throws
 * `conflict` beside a running contract, `validation_failed` at the field.
 */
export async function upsertContract(
  db: Db,
  { member_id, contract_number, given: { suspensions, ...given }, at }: ContractUpsertInput,
): Promise<{ changed: Partial<UpsertedContract>; fields: string[] | null }> {
  const contract = await findContract(db, member_id, { forUpdate: true })
  const present = contract?.contract_number === contract_number ? contract : undefined
  if (contract && !present && !isOver(contract, today(at)))
    throw problem('conflict', { errors: { number: ['one_contract'] } })

  const changed: Partial<UpsertedContract> = present ? changedFields(present, given) : {}
  const next = present ? { ...present, ...changed } : newContract(contract_number, given, contract)
  const before = contract ? await findSuspensions(db, member_id) : []
  // A new contract does not inherit suspensions.
  const newSuspensions = suspensions ?? (contract && !present ? [] : undefined)
  const times = newSuspensions?.toSorted((one, other) => compareStrings(one.from_day, other.from_day))
  check(next, times ?? before)
  if (present?.country !== next.country) requireSold(next.country, 'country')
  if (present) {
    const { due_day: _day, amount_due_cents: _amount, ...own } = changed
    if (Object.keys(own).length > 0) await setContract(db, member_id, own)
  } else {
    if (contract) await keepReplaced(db, { member_id, contract, suspensions: before, at })
    await putContract(db, { member_id, ...next, created_at: at })
  }
  const isOther = times !== undefined && Object.keys(changedFields({ times: before }, { times })).length > 0
  if (isOther) await replaceSuspensions(db, member_id, times)
  return { changed, fields: present ? [...Object.keys(changed), ...(isOther ? ['suspensions'] : [])] : null }
}

type ReplacedContract = { member_id: string; contract: UpsertedContract; suspensions: readonly Suspension[]; at: Date }

/** Keeps the days of a contract that another one replaces: later ones, until the other begins, have no cover. */
async function keepReplaced(db: Db, { member_id, contract, suspensions, at }: ReplacedContract): Promise<void> {
  const { contract_number, effective_date } = contract
  const end_date = contract.end_date ?? addDays(today(at), -1)
  const ended = suspensions.flatMap(({ from_day, to_day }) =>
    from_day > end_date ? [] : [{ from_day, to_day: to_day === null || to_day > end_date ? end_date : to_day }],
  )
  await insertPastContract(db, {
    member_id,
    contract_number,
    effective_date,
    end_date,
    suspensions: ended,
    replaced_at: at,
  })
}

const isOver = ({ status, end_date }: UpsertedContract, today: Day) =>
  status === 'terminated' || (end_date !== null && end_date < today)

/** A contract from the insurer's data. What is due of the one that it replaces is still due. */
function newContract(
  contract_number: string,
  given: Omit<ContractInput, 'suspensions'>,
  replaced: Pick<UpsertedContract, 'amount_due_cents'> = { amount_due_cents: 0 },
): UpsertedContract {
  requireFields(given, neededOfContract)
  const { country = 'FR', effective_date = '', due_day = 0, status = 'active' } = given
  const { amount_due_cents = replaced.amount_due_cents } = given
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
  if (!brand.due_days.some((day) => day === due_day)) throw fieldProblem('due_day', 'due_day')
  if (status === 'terminated' && end_date === null) throw fieldProblem('end_date', 'required')
  // A contract that the member withdrew from may end before it begins.
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
  // Status and suspensions must agree: otherwise refunds would be refused for a suspension that the page does not show,
  // or the reverse.
  const runs = suspensions.at(-1)?.to_day === null
  if (status === 'suspended' && !runs) throw fieldProblem('suspensions', 'required')
  if (status === 'active' && runs) throw fieldProblem('status', 'suspended')
}
