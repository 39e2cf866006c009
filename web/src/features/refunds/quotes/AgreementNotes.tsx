import { changeRefundRequest, type Check, type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { quoteMessages } from '#messages/quotes.ts'
import { call } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { toast } from '#ui/toast-store.ts'
import { putRequest, requestChanged } from '../queries/refunds.queries.ts'
import { Differences } from './Differences.tsx'
import { quoteQueries } from './quotes.queries.ts'

type AgreementNotesProps = { request: RefundRequest; agreements: Check['agreements'] }

/** The agreement that a draft is sent under, and those that its invoice may belong to: offered, never forced (PRE-02). */
export function AgreementNotes({ request, agreements }: AgreementNotesProps) {
  const { suggestion: words } = useMessages(quoteMessages)
  const language = useLanguage()
  const format = useFormat()
  const queries = useQueryClient()
  const choice = useMutation({
    mutationFn: (quote_id: string | null) =>
      call(changeRefundRequest, { params: { id: request.id }, body: { quote_id } }),
    onSuccess: (changed) => {
      putRequest(queries, changed)
      return requestChanged(queries, changed.id)
    },
    onError: (error) => toast({ text: problemText(error, language), tone: 'danger' }),
  })
  return agreements.map(({ quote_id, answered_on, valid_until, refunded_cents, vet_name, is_chosen, obstacle }) => {
    const day = format.longDay(answered_on)
    return (
      <Note
        key={quote_id}
        tone={obstacle === null ? 'info' : 'warning'}
        title={is_chosen ? words.chosen(day) : words.title(day)}
        action={
          <Button size="small" disabled={choice.isPending} onClick={() => choice.mutate(is_chosen ? null : quote_id)}>
            {is_chosen ? words.remove : words.yes}
          </Button>
        }
      >
        {obstacle === null
          ? words.text(format.euros(refunded_cents), format.longDay(valid_until))
          : words.obstacle[obstacle]}{' '}
        {vet_name && words.vet(vet_name)}
      </Note>
    )
  })
}

type RequestAgreementProps = { request: Pick<RefundRequest, 'id' | 'status'>; quote_id: string }

/**
 * The agreement that a filed request relies on, with the part of the invoice that it covers once decided; or a note that an agreement
 * covers this care. Empty once the agreement is deleted.
 */
export function RequestAgreement({ request, quote_id }: RequestAgreementProps) {
  const words = useMessages(quoteMessages)
  const format = useFormat()
  const { data: quote } = useQuery({ ...quoteQueries.one(quote_id), retry: false })
  if (!quote) return null
  const { status, answer } = quote
  const isApart = quote.request?.id !== request.id
  const until = isApart && status === 'answered' && answer ? format.longDay(answer.valid_until) : null
  const other = until === null ? words.otherCareEnded : words.otherCare(until)
  return (
    <div className="section stack gap-m">
      {isApart && request.status === 'accepted' && <Note tone="info">{other}</Note>}
      {request.status === 'rejected' && until !== null && <Note tone="info">{words.stands(until)}</Note>}
      {!isApart && <Differences lines={quote.invoiced} />}
      <div>
        <LinkButton to="/quotes/$id" params={{ id: quote_id }}>
          {words.toQuote}
        </LinkButton>
      </div>
    </div>
  )
}
