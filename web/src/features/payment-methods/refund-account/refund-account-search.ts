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

/** Reads step and account from a route's search; unknown values are dropped. */
export const readRefundSearch = ({
  step,
  account,
}: Record<string, unknown>): { step?: RefundStep | undefined; account?: string | undefined } => ({
  ...(isStep(step) ? { step } : {}),
  ...(typeof account === 'string' ? { account } : {}),
})
