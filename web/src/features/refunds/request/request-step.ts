import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Awaited, RefundRequest, WizardStep } from '@coussinet/contract/refund-requests.ts'
import { shownStatus } from './shown-status.ts'

/** State of a request, in the one fact that its row tells. */
export type RequestStep =
  | { kind: 'draft'; stepsLeft: number }
  | { kind: 'ask'; asked: Awaited; others: number }
  | { kind: 'late'; days: number }
  | { kind: 'expected'; day: string; received: boolean }
  | { kind: 'waiting' }
  | { kind: 'accepted' }
  | { kind: 'refunded' }
  | { kind: 'rejected'; reason: string | null }

const stepsLeft: Record<WizardStep, number> = { invoice: 4, animals: 3, care_sheets: 2, summary: 1 }

/** The fact that matters most about a request: what is awaited, when it is answered, how it ended. */
export function requestStep(request: RefundRequest): RequestStep {
  const status = shownStatus(request)
  if (status === 'draft') return { kind: 'draft', stepsLeft: stepsLeft[request.step ?? 'invoice'] }
  if (status === 'accepted' || status === 'refunded') return { kind: status }
  if (status === 'rejected')
    return { kind: 'rejected', reason: request.rejection ? capitalised(request.rejection.text) : null }
  const missing = request.awaited.filter(({ file_id }) => file_id === null)
  const [asked = request.awaited[0]] = missing
  if (status === 'action-required' && asked) return { kind: 'ask', asked, others: Math.max(0, missing.length - 1) }
  if (request.late_days > 0) return { kind: 'late', days: request.late_days }
  if (request.expected_by === null) return { kind: 'waiting' }
  return { kind: 'expected', day: request.expected_by, received: status === 'action-done' }
}
