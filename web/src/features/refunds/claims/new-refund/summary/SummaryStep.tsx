import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Note } from '#ui/Note.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { refundMessages } from '../../../cover/refunds.messages.ts'
import { fileAt } from '../../../documents/add-document.ts'
import { refundQueries } from '../../../queries/refunds.queries.ts'
import { summaryMessages } from '../new-refund.messages.ts'
import { CheckResult } from './CheckResult.tsx'
import { filedContent } from './filed-content.ts'
import { Review } from './Review.tsx'
import { SubmitFoot } from './SubmitFoot.tsx'
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
