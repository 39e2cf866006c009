import type { RefundAccount } from '@coussinet/contract/refund-accounts.ts'

/** Steps of the account for refunds: a code confirms a new one, or releases held refunds; each step has its address. */
export type RefundStep = 'iban' | 'signature' | 'code' | 'release' | 'release-code' | 'done'

type AccountStepFacts = Pick<RefundAccount, 'status' | 'held_until'> & { signature: object | null }

/** An account for which no code can be requested any more: unknown, or replaced. */
export const isGone = (account: { status: RefundAccount['status'] } | null): boolean =>
  account === null || account.status === 'replaced'

export const isRelease = (step: RefundStep): boolean => step === 'release' || step === 'release-code'

/** The step of the account's state: a confirmed one shows its confirmation, and refunds no longer held show that. */
export function presentRefundStep(step: RefundStep, account: Omit<AccountStepFacts, 'signature'>): RefundStep {
  if (account.status !== 'active' || step === 'iban') return step
  return isRelease(step) && account.held_until !== null ? step : 'done'
}

/** The step to show for the requested one: a code needs one sent, the end a confirmed account. */
export function shownRefundStep(wanted: RefundStep | undefined, account: AccountStepFacts | null): RefundStep {
  if (account === null || account.status === 'replaced' || wanted === 'iban') return 'iban'
  if (account.status === 'active') {
    const present = presentRefundStep(wanted ?? 'done', account)
    return present === 'release-code' && account.signature === null ? 'release' : present
  }
  if (wanted === 'signature' || wanted === 'release') return 'signature'
  return account.signature === null ? 'signature' : 'code'
}

/** The number of a step, from 1, among those of its path: letting refunds go needs no account to be named. */
export function placeOfRefundStep(step: Exclude<RefundStep, 'done'>): { number: number; count: number } {
  const steps: RefundStep[] = isRelease(step) ? ['release', 'release-code'] : ['iban', 'signature', 'code']
  return { number: steps.indexOf(step) + 1, count: steps.length }
}
