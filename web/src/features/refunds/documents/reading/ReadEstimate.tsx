import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { billWords } from '@coussinet/contract/domain/bill.ts'
import { type CareKind, careKindNames, careKinds } from '@coussinet/contract/domain/care.ts'
import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import type { ReadLine, Reading } from '@coussinet/contract/readings.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { estimateRequest } from '@coussinet/contract/refunds.ts'
import { type RequestFile, tellReadLines } from '@coussinet/contract/request-files.ts'
import { mutationOptions, queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { readEstimateMessages, readingMessages } from '#messages/refund-requests.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { requireNetwork } from '#platform/calls/require-network.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Block } from '#platform/page/Block.tsx'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { Arithmetic, GivenAmounts, EventNote } from '../../cover/Arithmetic.tsx'
import { refundQueries } from '../../queries/refunds.queries.ts'
import { ReadPiece } from './ReadPiece.tsx'
import styles from './reading.module.css'

/** Estimate of a draft from the reading of its invoice; null if there is nothing to calculate. */
const readEstimate = (id: string) =>
  queryOptions({
    queryKey: ['refund-requests', 'estimate', id],
    queryFn: ({ signal }) =>
      call(estimateRequest, { params: { id } }, { signal }).catch((error: unknown) => {
        if (hasCode(error, 'conflict')) return null
        throw error
      }),
    staleTime: 0,
  })

type LineKindInput = { id: string; file_id: string; line: number; care_kind: CareKind }

/** Tells the kind of care of a line that was read. */
const tellLine = mutationOptions({
  scope: { id: 'refund-draft' },
  onMutate: requireNetwork,
  mutationFn: ({ id, file_id, line, care_kind }: LineKindInput) =>
    call(tellReadLines, { params: { id, file_id }, body: { lines: [{ line, care_kind }] } }),
  onSuccess: async (file, { id }, _before, { client }) => {
    client.setQueryData(
      refundQueries.request(id).queryKey,
      (request) => request && { ...request, files: request.files.map((one) => (one.id === file.id ? file : one)) },
    )
    await client.invalidateQueries({ queryKey: readEstimate(id).queryKey })
  },
})

type RequestEstimate = AnswerOf<typeof estimateRequest>

type ReadEstimateProps = { request: RefundRequest; file: RequestFile; reading: Reading }

/** Estimate of a draft by the lines read of its invoice, and the questions about those that are unsure (READ-04). */
export function ReadEstimate({ request, file, reading }: ReadEstimateProps) {
  const words = useMessages(readEstimateMessages)
  const hasLines = reading.document === 'invoice' && reading.lines.some(({ amount_cents }) => amount_cents > 0)
  if (reading.status !== 'waiting' && !hasLines) return null
  // The check reports what is missing.
  if (request.care_date === null || request.animals.length === 0) return null
  return (
    <section className={styles.estimate} aria-labelledby="read-estimate">
      <h2 id="read-estimate" className="h3">
        {words.title}
      </h2>
      {reading.status === 'waiting' ? (
        <p className="small muted">{words.waiting}</p>
      ) : request.animals.length > 1 ? (
        <p className="small muted">{words.several}</p>
      ) : (
        <>
          <Asks request={request} file={file} lines={reading.lines} />
          <Block what={words.load} pending={<Skeleton shape="block" label={words.title} />}>
            <Reckoned request={request} file={file} reading={reading} />
          </Block>
        </>
      )}
    </section>
  )
}

function Reckoned({ request, file, reading }: ReadEstimateProps) {
  const words = useMessages(readEstimateMessages)
  const format = useFormat()
  const { data: estimate } = useSuspenseQuery(readEstimate(request.id))
  const { lines, total_cents } = reading
  const leftOut = sumBy(
    lines.filter(({ care_kind, amount_cents }) => care_kind === null && amount_cents > 0),
    ({ amount_cents }) => amount_cents,
  )
  const read = sumBy(lines, ({ amount_cents }) => amount_cents)
  return (
    <div aria-live="polite">
      {estimate && (
        <>
          <p className="small muted">
            {words.rests(estimate.lines.length, format.euros(estimate.billed_cents))}
            {leftOut > 0 && ` ${words.leftOut(format.euros(leftOut))}`}
            {total_cents?.sure && total_cents.value > read && ` ${words.differs(format.euros(total_cents.value))}`}
          </p>
          {estimate.agreement !== null && estimate.agreement.reserved_cents > 0 && (
            <p className="strong">{words.reserved(format.euros(estimate.agreement.reserved_cents))}</p>
          )}
          <Sums estimate={estimate} file={file} read={lines} />
          <p className="small muted">{words.notDecision}</p>
        </>
      )}
    </div>
  )
}

type SumsProps = { estimate: RequestEstimate; file: RequestFile; read: readonly ReadLine[] }

/** The calculation of an estimate, or its amount with the insurer's explanation if an agreement has its own amounts. */
function Sums({ estimate, file, read }: SumsProps) {
  const words = useMessages(billWords)
  const { piece } = useMessages(readingMessages)
  const format = useFormat()
  const { computation, explanation, lines, reasons, refunded_cents, event } = estimate
  if (computation === null)
    return (
      <>
        <DescriptionList
          variant="bill"
          facts={[{ term: words.estimated, value: format.euros(refunded_cents), isTotal: true }]}
        />
        {explanation !== null && <GivenAmounts explanation={explanation} reasons={reasons} />}
      </>
    )
  return (
    <>
      <Arithmetic
        payout="estimate"
        computation={computation}
        lines={lines}
        reasons={reasons}
        pieceOf={({ label, read_line }) => {
          const box = read[read_line - 1]?.box
          return box && <ReadPiece file={file} box={box} label={piece(label)} isRow />
        }}
      />
      {event && <EventNote event={event} deductible_cents={computation.deductible_cents} />}
    </>
  )
}

type AsksProps = { request: RefundRequest; file: RequestFile; lines: readonly ReadLine[] }

/** Lines whose kind of care is uncertain: a tap confirms the guess, or selects another. */
function Asks({ request, file, lines }: AsksProps) {
  const words = useMessages(readEstimateMessages)
  const kinds = useMessages(careKindNames)
  const { piece } = useMessages(readingMessages)
  const format = useFormat()
  const telling = useMutation(tellLine)
  const unsure = lines.flatMap((line, place) =>
    line.sure || line.amount_cents <= 0 ? [] : [{ ...line, number: place + 1 }],
  )
  if (unsure.length === 0) return null
  const tell = (line: number, care_kind: CareKind) =>
    telling.mutate(
      { id: request.id, file_id: file.id, line, care_kind },
      { onError: () => toast({ text: words.failed, tone: 'danger' }) },
    )
  return (
    <div className={styles.asks}>
      <p>
        <b className="strong">{words.asks}</b> <span className="small muted">{words.asksText}</span>
      </p>
      <ul>
        {unsure.map(({ number, label, amount_cents, care_kind, box }) => (
          <li key={number}>
            <p className={styles.asked}>
              <span className="strong">{label}</span>
              <span className="amount">{format.euros(amount_cents)}</span>
            </p>
            {box && <ReadPiece file={file} box={box} label={piece(label)} isRow />}
            <div className={styles.answers}>
              {care_kind !== null && (
                <Button
                  size="small"
                  variant="secondary"
                  unavailable={telling.isPending}
                  onClick={() => tell(number, care_kind)}
                >
                  {words.yes(kinds[care_kind].toLowerCase())}
                </Button>
              )}
              <SelectField
                label={<span className="sr">{`${words.kind}, ${label}`}</span>}
                placeholder={words.choose}
                value=""
                options={careKinds.map((value) => ({ value, label: kinds[value] }))}
                onValue={(value) => {
                  const careKind = careKinds.find((one) => one === value)
                  if (careKind) tell(number, careKind)
                }}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
