import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, id, instant } from './fields/fields.ts'

export const endingKinds = ['withdrawal', 'termination'] as const

/** The ending as it was requested and acknowledged; the insurer ends the contract. */
export const ContractEnding = z.object({
  id,
  kind: z.enum(endingKinds),
  reference: z.string(),
  requested_at: instant,
  /** the last day with cover; of a withdrawal the day before the contract would begin, or the day of the request */
  ends_on: day,
})
export type ContractEnding = z.infer<typeof ContractEnding>

export const ContractEndings = z.object({
  /** null once the withdrawal period is over, or a withdrawal is requested */
  withdrawal: z.nullable(z.object({ until: day, ends_on: day })),
  /** null once the contract ends, or its end is requested */
  termination: z.nullable(z.object({ ends_on: day, rule: z.enum(['one_month', 'two_months', 'anniversary']) })),
  /** requests to end the present contract, newest first */
  data: z.array(ContractEnding),
})
export type ContractEndings = z.infer<typeof ContractEndings>

// Confirms only the day that was shown; if it has changed, the answer is a conflict.
const shown = z.strictObject({ ends_on: day })

export const getContractEndings = endpoint({
  name: 'getContractEndings',
  method: 'GET',
  path: '/contract/endings',
  summary: 'How and when the contract can be undone or ended, and what was asked for',
  access: 'member',
  permission: 'contract:read',
  answer: { status: 200, body: ContractEndings },
})

export const withdrawContract = endpoint({
  name: 'withdrawContract',
  method: 'POST',
  path: '/contract/withdrawals',
  summary: 'Withdraw from the contract within its first 14 days; acknowledged by e-mail with date and time',
  access: 'member',
  permission: 'contract:read',
  idempotent: true,
  body: shown,
  answer: { status: 201, body: ContractEnding },
})

export const terminateContract = endpoint({
  name: 'terminateContract',
  method: 'POST',
  path: '/contract/terminations',
  summary: 'Ask for the end of the contract; acknowledged by e-mail with date and time',
  access: 'member',
  permission: 'contract:read',
  idempotent: true,
  body: shown,
  answer: { status: 201, body: ContractEnding },
})
