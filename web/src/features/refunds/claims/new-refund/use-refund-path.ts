import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import type { StepperProps } from '#ui/Stepper.tsx'
import { wizardMessages } from './new-refund.messages.ts'
import type { ShownStep } from './shown-refund-step.ts'
import { skippedBefore } from './wizard-steps.ts'

const toes = { invoice: 1, animals: 2, care_sheets: 3, summary: 4, sent: 'landed' } as const

/** The path of a request, and where on it the member stands. */
export function useRefundPath(step: ShownStep, request: RefundRequest | undefined): StepperProps {
  const words = useMessages(wizardMessages)
  const { invoice, animals, care_sheets, summary, sent } = words.steps
  return {
    label: words.path,
    steps: [invoice, animals, care_sheets, step === 'sent' ? sent : summary],
    current: toes[step],
    skipped: skippedBefore(step, request),
    where: words.where(step === 'sent' ? 4 : toes[step]),
    doneText: words.done,
  }
}
