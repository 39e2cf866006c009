import { askSentences } from '@coussinet/contract/domain/ask-labels.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { usePromises } from '#platform/promises.ts'
import { getAnimalName } from '../../cover/request-animals.ts'
import { deletedSoon } from './deleted-soon.ts'
import { requestStep, type RequestStep } from './request-step.ts'
import { stepMessages } from './request.messages.ts'
import { WaitingMessage } from './WaitingMessage.tsx'

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

/** The line under a request's title, in the colour of what it asks; a person's message before it. */
export function RequestStepLine({ request }: { request: RefundRequest }) {
  const { waiting_message } = request
  const sentence = useStepSentence(request)
  return (
    <>
      {waiting_message && (
        <span className="action-text">
          <WaitingMessage message={waiting_message} />
          <br />
        </span>
      )}
      <span className={tones[requestStep(request).kind]}>{sentence}</span>
    </>
  )
}
