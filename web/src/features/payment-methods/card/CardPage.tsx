import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { cardMessages } from '#messages/payment-methods.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { clearLinkToken } from '#platform/calls/link-token.ts'
import { problemFields } from '#platform/form/field-sentences.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { report } from '#platform/page/report-failure.ts'
import { ErrorBlock } from '#ui/ErrorBlock.tsx'
import { Note } from '#ui/Note.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type LastHeading, StepHeading } from '#ui/StepHeading.tsx'
import { keepCard, paymentMethodsQuery } from '../payment-methods.queries.ts'
import type { CardReturn } from './card-return.ts'
import { CardDone } from './CardDone.tsx'
import { CardStart } from './CardStart.tsx'

type CardPageProps = {
  returned: CardReturn
  /** Provider's token of the card; null where the member does not come back with one. */
  token: string | null
  today: string
}

export function CardPage({ returned: { registration, outcome }, token, today }: CardPageProps) {
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery)
  // The token works once: its result stays on screen when the token is forgotten.
  const [brought] = useState(!token || registration === null ? null : { id: registration, provider_token: token })
  const last = useRef<HTMLHeadingElement>(null)
  const card = methods.debit?.kind === 'card' ? methods.debit : null
  if (brought !== null)
    return <KeepCard key={brought.id} registration={brought} methods={methods} today={today} last={last} />
  if (outcome === 'kept' && card) return <CardDone methods={methods} card={card} before={null} last={last} />
  return <CardStart methods={methods} today={today} outcome={outcome === 'kept' ? null : outcome} />
}

type KeepCardProps = {
  registration: { id: string; provider_token: string }
  methods: PaymentMethods
  today: string
  last: LastHeading
}

// The answer may yet come: the same token is sent again.
const mayPass = (error: Error) =>
  !isApiProblem(error) || error.status === 0 || error.status === 429 || error.status >= 500

/** Registers the card with which the member returns, as soon as the page loads, and shows the result. */
function KeepCard({ registration, methods, today, last }: KeepCardProps) {
  const words = useMessages(cardMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const keeping = useMutation(keepCard)
  // Before the answer puts the card in its place.
  const [before] = useState(methods.debit)

  function keep() {
    keeping.mutateAsync(registration).then(
      () => {
        clearLinkToken()
        void navigate({ to: '/profile/payment-methods/card', search: { outcome: 'kept' }, replace: true })
      },
      (error: unknown) => {
        report(error, { action: 'payment-methods.keep-card' })
        if (error instanceof Error && !mayPass(error)) clearLinkToken()
      },
    )
  }
  useStart(keep)

  const card = keeping.data?.debit
  if (keeping.data !== undefined && card?.kind === 'card')
    return <CardDone methods={keeping.data} card={card} before={before} last={last} />
  const { error } = keeping
  if (error !== null && !mayPass(error)) {
    const sentence = problemFields(error, language)['provider_token']
    const failure = (
      <Note tone="danger" live title={words.failed}>
        {sentence ?? (hasCode(error, 'conflict') ? words.ended : problemText(error, language))}
      </Note>
    )
    return <CardStart methods={methods} today={today} outcome={null} failure={failure} />
  }
  const title = before?.kind === 'card' ? words.title.other : words.title.first
  return (
    <div className="content content-narrow">
      <StepHeading title={title} help={error === null ? words.keeping : words.notKept} last={last} />
      {error === null ? (
        <Skeleton shape="rows" count={2} label={words.keeping} />
      ) : (
        <ErrorBlock title={words.failed} text={problemText(error, language)} retryLabel={words.retry} onRetry={keep} />
      )}
    </div>
  )
}
