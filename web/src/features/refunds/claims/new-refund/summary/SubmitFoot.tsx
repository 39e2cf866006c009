import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Send from 'lucide-react/icons/send'
import { type ReactNode, useRef, useState } from 'react'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { refundQueries } from '../../../queries/refunds.queries.ts'
import { submitRequest } from '../draft/draft.queries.ts'
import { summaryMessages } from '../new-refund.messages.ts'
import { filedContent } from './filed-content.ts'

type SubmitFootProps = {
  request: RefundRequest
  isDeclared: boolean
  isBusy: boolean
  back: ReactNode
  /** True once it was pressed in vain: what is missing is said. */
  isAttempted: boolean
  onMissing: () => void
}

/** The last bar: sends the request once, however often it is pressed. */
export function SubmitFoot({ request, isDeclared, isBusy, back, isAttempted, onMissing }: SubmitFootProps) {
  const words = useMessages(summaryMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: check } = useQuery(refundQueries.check(request.id))
  const [key] = useState(newIdempotencyKey)
  const isSent = useRef(false)
  const submission = useMutation(submitRequest(request.id))
  // A change by another tab or device is shown before it is sent.
  const sending = useMutation({
    mutationFn: async (): Promise<'sent' | 'changed'> => {
      const present = await queries.fetchQuery({ ...refundQueries.request(request.id), staleTime: 0 })
      if (present.status === 'draft' && filedContent(present) !== filedContent(request)) return 'changed'
      await submission.mutateAsync(key)
      return 'sent'
    },
  })
  const isBlocked = check?.ready !== true || isBusy
  function submit() {
    if (isSent.current) return
    isSent.current = true
    // A promise outlives this bar, which leaves as soon as the request is filed.
    sending.mutateAsync().then(
      (became) => {
        isSent.current = became === 'sent'
        if (became === 'sent')
          void navigate({ to: '/refunds/new', search: { request: request.id, step: 'sent' }, replace: true })
      },
      () => {
        isSent.current = false
      },
    )
  }
  const reason = isBlocked ? words.missing.blocking : words.missing.declare
  const isUnavailable = isBlocked || !isDeclared
  return (
    <>
      {sending.isError && (
        <Note tone="danger" live title={words.failed}>
          {problemText(sending.error, language)}
        </Note>
      )}
      {sending.data === 'changed' && !sending.isPending && (
        <Note tone="warning" live title={words.failed}>
          {words.changed}
        </Note>
      )}
      <WizardFoot
        back={back}
        note={isUnavailable ? reason : undefined}
        lacks={isUnavailable && isAttempted ? reason : null}
      >
        <Button
          variant="primary"
          size="large"
          iconEnd={<Send />}
          busy={sending.isPending ? words.submitting : undefined}
          unavailable={isUnavailable}
          onUnavailable={onMissing}
          onClick={submit}
        >
          {words.submit}
        </Button>
      </WizardFoot>
    </>
  )
}
