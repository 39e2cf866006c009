import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Checkbox } from '#ui/forms/choice/Checkbox.tsx'
import { refundMessages } from '../../refunds.messages.ts'
import { refundQueries } from '../../refunds.queries.ts'
import { CheckResult } from './CheckResult.tsx'
import { Review } from './Review.tsx'
import { SubmitFoot } from './SubmitFoot.tsx'
import { summaryMessages } from './summary.messages.ts'

function Checked({ request }: { request: RefundRequest }) {
  const { data } = useSuspenseQuery(refundQueries.check(request.id))
  return <CheckResult request={request} check={data} />
}

type SummaryStepProps = { request: RefundRequest; isBusy: boolean; back: ReactNode }

/** Step 4: all that is about to be sent, what blocks it or only warns, and the declaration before it is. */
export function SummaryStep({ request, isBusy, back }: SummaryStepProps) {
  const words = useMessages(summaryMessages)
  const refunds = useMessages(refundMessages)
  const [isDeclared, setIsDeclared] = useState(false)
  return (
    <>
      <Block what={refunds.load.check} pending={<Skeleton shape="block" label={refunds.loading} />}>
        <Checked request={request} />
      </Block>
      <Review request={request} />
      <div className="declare">
        <Checkbox label={words.declare} checked={isDeclared} onCheck={setIsDeclared} />
      </div>
      <SubmitFoot request={request} isDeclared={isDeclared} isBusy={isBusy} back={back} />
    </>
  )
}
