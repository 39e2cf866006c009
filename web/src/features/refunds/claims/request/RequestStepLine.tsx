import { askSentences } from '@coussinet/contract/domain/rejections.ts'
import type { WizardStep } from '@coussinet/contract/domain/requests.ts'
import type { AwaitedItem, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import { stepMessages } from '#messages/refund-requests.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { usePromises } from '#platform/promises.ts'
import { getAnimalName } from '../../cover/request-animals.ts'
import { deletedSoon, requestShownStatus } from './shown-status.ts'
import { WaitingMessage } from './WaitingMessage.tsx'

type RequestStep =
  | { kind: 'draft'; stepsLeft: number }
  | { kind: 'ask'; asked: AwaitedItem; others: number }
  | { kind: 'late'; days: number }
  | { kind: 'expected'; day: string; received: boolean }
  | { kind: 'waiting' }
  | { kind: 'accepted' }
  | { kind: 'refunded' }
  | { kind: 'rejected'; reason: string | null }

const stepsLeft: Record<WizardStep, number> = { invoice: 4, animals: 3, care_sheets: 2, summary: 1 }

/** The most important fact about a request: what is awaited, when it is answered, how it ended. */
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

const tones: Record<RequestStep['kind'], string | undefined> = {
  draft: undefined,
  ask: 'action-text',
  late: 'action-text',
  expected: undefined,
  waiting: undefined,
  accepted: 'ok-text',
  refunded: 'ok-text',
  rejected: undefined,
}

function useStepSentence(request: RefundRequest): string {
  const words = useMessages(stepMessages)
  const asks = useMessages(askSentences)
  const format = useFormat()
  const { transfer } = usePromises()
  const day = deletedSoon(request, useToday())
  const step = requestStep(request)
  switch (step.kind) {
    case 'draft': {
      const sentence = words.draft[step.stepsLeft] ?? ''
      return day === null ? sentence : words.deleted(sentence, format.weekdayAndDay(day))
    }
    case 'ask': {
      const sentence = asks[step.asked.reason_code](getAnimalName(request, step.asked.animal_id) ?? asks.yourAnimal)
      return step.others > 0 ? `${sentence} ${words.others(step.others)}` : sentence
    }
    case 'late':
      return words.late(step.days)
    case 'expected':
      return step.received
        ? words.received(format.weekdayAndDay(step.day))
        : words.expected(format.weekdayAndDay(step.day))
    case 'accepted':
      return words.accepted(transfer)
    case 'rejected':
      return step.reason ?? words.rejected
    default:
      return words[step.kind]
  }
}

/** The line under a request's title, in the colour of its state; a person's message comes first. */
export function RequestStepLine({ request }: { request: RefundRequest }) {
  const { waiting_message, status, mailed_by } = request
  const { mailed } = useMessages(stepMessages)
  const sentence = useStepSentence(request)
  return (
    <>
      {waiting_message && (
        <span className="action-text">
          <WaitingMessage message={waiting_message} />
          <br />
        </span>
      )}
      {status === 'draft' && mailed_by !== null && (
        <>
          {mailed(mailed_by)}
          <br />
        </>
      )}
      <span className={tones[requestStep(request).kind]}>{sentence}</span>
    </>
  )
}
