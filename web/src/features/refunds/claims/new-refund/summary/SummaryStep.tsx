import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import Send from '~icons/lucide/send'
import { summaryMessages } from '#messages/refund-requests.ts'
import { refundMessages } from '#messages/refunds.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Note } from '#ui/Note.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { fileAt } from '../../../documents/add-document.ts'
import { refundQueries } from '../../../queries/refunds.queries.ts'
import { submitRequest } from '../draft/draft.queries.ts'
import { CheckResult } from './CheckResult.tsx'
import { Review } from './Review.tsx'
import styles from './summary.module.css'

const ReadEstimate = lazyPart(() =>
  import('../../../documents/reading/ReadEstimate.tsx').then((module) => module.ReadEstimate),
)

function Checked({ request }: { request: RefundRequest }) {
  const { data } = useSuspenseQuery(refundQueries.check(request.id))
  return <CheckResult request={request} check={data} />
}

type SummaryStepProps = {
  request: RefundRequest
  isBusy: boolean
  /** Something was typed at the step of the care that the draft has not taken. */
  isUnsaved: boolean
  back: ReactNode
}

/** Step 4: all that is about to be sent, what blocks it or only warns, and the declaration before it is. */
export function SummaryStep({ request, isBusy, isUnsaved, back }: SummaryStepProps) {
  const words = useMessages(summaryMessages)
  const refunds = useMessages(refundMessages)
  // The declaration is about what was on screen.
  const shown = filedContent(request)
  const [declared, setDeclared] = useState<string | null>(null)
  const isDeclared = declared === shown
  const [isAttempted, setIsAttempted] = useState(false)
  const step = useRef<HTMLDivElement>(null)
  const invoice = fileAt(request, { type: 'invoice', animal_id: null })
  /** Goes to the way out of the first obstacle, or to the declaration. */
  function showMissing() {
    setIsAttempted(true)
    requestAnimationFrame(() =>
      step.current?.querySelector<HTMLElement>('[role="alert"] a, [data-blocking] a, [aria-invalid="true"]')?.focus(),
    )
  }
  return (
    <div ref={step}>
      {isUnsaved && (
        <Note tone="danger" live title={words.unsaved}>
          {words.unsavedText}{' '}
          <Link className="text-link" to="/refunds/new" search={{ request: request.id, step: 'animals' }}>
            {words.fix.animals}
          </Link>
        </Note>
      )}
      <Block what={words.checkFailed} pending={<Skeleton shape="block" label={refunds.loading} />}>
        <Checked request={request} />
      </Block>
      {invoice?.reading && (
        <Suspense fallback={null}>
          <ReadEstimate request={request} file={invoice} reading={invoice.reading} />
        </Suspense>
      )}
      <Review request={request} />
      <div className={styles.declare}>
        <Checkbox
          label={words.declare}
          checked={isDeclared}
          error={isAttempted && !isDeclared ? words.missing.declare : undefined}
          onCheck={(isChecked) => setDeclared(isChecked ? shown : null)}
        />
      </div>
      <SubmitFoot
        request={request}
        isDeclared={isDeclared}
        isBusy={isBusy || isUnsaved}
        back={back}
        isAttempted={isAttempted}
        onMissing={showMissing}
      />
    </div>
  )
}

/** Content of a draft for filing, as one text: two drafts with the same text file the same. */
function filedContent({
  animal_ids,
  files,
  care_date,
  cause,
  first_symptoms_on,
  invoice_number,
  vet_name,
  paid_confirmed,
}: RefundRequest): string {
  const documents = files.map(({ id, type, animal_id }) => [id, type, animal_id])
  return JSON.stringify([
    animal_ids,
    documents,
    care_date,
    cause,
    first_symptoms_on,
    invoice_number,
    vet_name,
    paid_confirmed,
  ])
}

type SubmitFootProps = {
  request: RefundRequest
  isDeclared: boolean
  isBusy: boolean
  back: ReactNode
  /** True once it was pressed while unavailable: missing items are shown. */
  isAttempted: boolean
  onMissing: () => void
}

/** The last bar: sends the request once, however often it is pressed. */
function SubmitFoot({ request, isDeclared, isBusy, back, isAttempted, onMissing }: SubmitFootProps) {
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
