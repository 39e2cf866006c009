import type { RefundStep } from './refund-account-step.ts'

const steps: Record<RefundStep, true> = {
  iban: true,
  signature: true,
  code: true,
  release: true,
  'release-code': true,
  done: true,
}

const isStep = (value: unknown): value is RefundStep => typeof value === 'string' && Object.hasOwn(steps, value)

/** The step and the account that an address names, as the search of a route; what is unknown is left out. */
export const readRefundSearch = ({
  step,
  account,
}: Record<string, unknown>): { step?: RefundStep | undefined; account?: string | undefined } => ({
  ...(isStep(step) ? { step } : {}),
  ...(typeof account === 'string' ? { account } : {}),
})
