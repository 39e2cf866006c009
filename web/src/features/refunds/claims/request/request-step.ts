import type { WizardStep } from '@coussinet/contract/domain/request-states.ts'
import type { AwaitedItem, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import { requestShownStatus } from './shown-status.ts'

export type RequestStep =
  | { kind: 'draft'; stepsLeft: number }
  | { kind: 'ask'; asked: AwaitedItem; others: number }
  | { kind: 'late'; days: number }
  | { kind: 'expected'; day: string; received: boolean }
  | { kind: 'waiting' }
  | { kind: 'accepted' }
  | { kind: 'refunded' }
  | { kind: 'rejected'; reason: string | null }

const stepsLeft: Record<WizardStep, number> = { invoice: 4, animals: 3, care_sheets: 2, summary: 1 }

/** The fact that matters most about a request: what is awaited, when it is answered, how it ended. */
export function requestStep(request: RefundRequest): RequestStep {
  const status = requestShownStatus(request)
  switch (status) {
    case 'draft':
      return { kind: 'draft', stepsLeft: stepsLeft[request.step ?? 'invoice'] }
    case 'accepted':
    case 'refunded':
      return { kind: status }
    case 'rejected':
      return { kind: 'rejected', reason: request.rejection ? capitalised(request.rejection.text) : null }
    case 'action-required':
      return askStep(request) ?? answerStep(request)
    case 'pending':
    case 'processing':
    case 'action-done':
      return answerStep(request)
  }
}

function askStep({ awaited }: RefundRequest): RequestStep | null {
  const missing = awaited.filter(({ file_id }) => file_id === null)
  const [asked = awaited[0]] = missing
  return asked ? { kind: 'ask', asked, others: Math.max(0, missing.length - 1) } : null
}

function answerStep({ status, late_days, expected_by }: RefundRequest): RequestStep {
  if (late_days > 0) return { kind: 'late', days: late_days }
  if (expected_by === null) return { kind: 'waiting' }
  return { kind: 'expected', day: expected_by, received: status === 'action-done' }
}
