import type { ContractEndings } from '@coussinet/contract/contract-info.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { contractStatus, withdrawalUntil } from '#modules/policy/policy.ts'
import { type Day, addDays } from '@coussinet/contract/domain/days.ts'
import { earliestEnd } from './earliest-end.ts'

type Kept = Parameters<typeof contractStatus>[0] & { country: Country; withdrawal_until: Day | null }
type Possible = Omit<ContractEndings, 'data'>
type Asked = Pick<ContractEndings['data'][number], 'kind'>

/** What a member may still ask for on `today`: to be undone, to end. What is asked for is not asked for twice. */
export function possibleEndings(contract: Kept, asked: readonly Asked[], today: Day): Possible {
  const isAsked = (wanted: Asked['kind']) => asked.some(({ kind }) => kind === wanted)
  if (contractStatus(contract, today) === 'terminated' || isAsked('withdrawal'))
    return { withdrawal: null, termination: null }
  return {
    withdrawal: withdrawal(contract, today),
    termination: isAsked('termination') ? null : termination(contract, today),
  }
}

function withdrawal(contract: Kept, today: Day): Possible['withdrawal'] {
  const until = withdrawalUntil(contract, today)
  if (until === null) return null
  const { effective_date } = contract
  return { until, ends_on: effective_date > today ? addDays(effective_date, -1) : today }
}

function termination(contract: Kept, today: Day): Possible['termination'] {
  const end = earliestEnd(contract, today)
  const endsAnyway = contract.end_date !== null && contract.end_date <= end.ends_on
  return endsAnyway ? null : end
}
