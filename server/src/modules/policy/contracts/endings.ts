import type { ContractEnding, ContractEndings } from '@coussinet/contract/contract-endings.ts'
import { addDays, type Day, today } from '@coussinet/contract/domain/days.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { newReference } from '#platform/text/reference.ts'
import { contractStatus, withdrawalUntil } from './contract-dates.ts'
import {
  type ContractRow,
  type EndingRow,
  findContract,
  findEndings,
  insertEnding,
  setContract,
} from './contracts.store.ts'
import { earliestEnd } from './earliest-end.ts'

type EndingRequest = { member_id: string; kind: ContractEnding['kind']; ends_on: Day; at: Date }

/**
 * Stores a requested end of contract, in the caller's transaction; the contract is unchanged until the insurer ends it.
 * Throws `conflict` if it cannot be requested, or would end on another day than the one shown.
 */
export async function requestContractEnding(
  db: Db,
  { member_id, kind, ends_on, at }: EndingRequest,
): Promise<{ contract: ContractRow; ending: EndingRow }> {
  const contract = await findContract(db, member_id, { forUpdate: true })
  if (!contract) throw problem('conflict')
  const possible = possibleEndings(contract, await findEndings(db, member_id), today(at))[kind]
  if (possible?.ends_on !== ends_on) throw problem('conflict')
  const ending = { ending_id: newId(), kind, reference: newReference(kind, today(at)), requested_at: at, ends_on }
  await insertEnding(db, { member_id, ...ending })
  return { contract, ending }
}

/** Ends a contract on a day, in the caller's transaction. Throws `conflict` before there is one. */
export async function endContract(db: Db, member_id: string, end_date: Day): Promise<void> {
  if (!(await findContract(db, member_id, { forUpdate: true }))) throw problem('conflict')
  await setContract(db, member_id, { end_date })
}

type StoredContract = Pick<
  ContractRow,
  'country' | 'status' | 'effective_date' | 'end_date' | 'withdrawal_until' | 'created_at'
>
type PossibleEndings = Omit<ContractEndings, 'data'>
type RequestedEnding = Pick<ContractEnding, 'kind'>

/** Endings that the member can withdraw or request on `today`. An end is not requested twice. */
export function possibleEndings(
  contract: StoredContract,
  requested: readonly RequestedEnding[],
  today: Day,
): PossibleEndings {
  const isAsked = (wanted: RequestedEnding['kind']) => requested.some(({ kind }) => kind === wanted)
  if (contractStatus(contract, today) === 'terminated' || isAsked('withdrawal'))
    return { withdrawal: null, termination: null }
  return {
    withdrawal: withdrawal(contract, today),
    termination: isAsked('termination') ? null : termination(contract, today),
  }
}

function withdrawal(contract: StoredContract, today: Day): PossibleEndings['withdrawal'] {
  const until = withdrawalUntil(contract, today)
  if (until === null) return null
  const { effective_date } = contract
  return { until, ends_on: effective_date > today ? addDays(effective_date, -1) : today }
}

function termination(contract: StoredContract, today: Day): PossibleEndings['termination'] {
  const end = earliestEnd(contract, today)
  const endsAnyway = contract.end_date !== null && contract.end_date <= end.ends_on
  return endsAnyway ? null : end
}
