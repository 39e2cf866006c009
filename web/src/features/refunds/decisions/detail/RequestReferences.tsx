import { careBuckets, causeNames } from '@coussinet/contract/domain/care.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { channelNames } from '@coussinet/contract/domain/requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { Suspense } from 'react'
import { detailMessages, documentMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { CopyButton } from '../../documents/CopyButton.tsx'

// For requests paid in full.
const Accordion = lazyPart(() => import('#ui/Accordion.tsx').then((module) => module.Accordion))

type RequestReferencesProps = { request: RefundRequest; isFolded: boolean }

/** Reference, dates, cause and vet of a request; `isFolded` puts them in an accordion. */
export function RequestReferences({ request, isFolded }: RequestReferencesProps) {
  const words = useMessages(detailMessages)
  const documents = useMessages(documentMessages)
  const causes = useMessages(causeNames)
  const ways = useMessages(channelNames)
  const format = useFormat()
  const {
    tracking_reference,
    invoice_number,
    care_date,
    cause,
    first_symptoms_on,
    vet_name,
    submitted_at,
    channel,
    received_on,
    care_kinds,
  } = request
  // A vaccination is no illness, whatever the member entered before it was assessed.
  const isPrevention = care_kinds.length > 0 && care_kinds.every((kind) => careBuckets[kind] === 'prevention')
  const fact = (term: string, value: string | null) => (value === null ? [] : [{ term, value }])
  const tracking = tracking_reference && {
    term: words.tracking,
    value: (
      <span className="nowrap">
        {tracking_reference}
        <CopyButton text={tracking_reference} label={documents.copy} />
      </span>
    ),
  }
  const facts = (
    <DescriptionList
      facts={[
        ...(tracking ? [tracking] : []),
        ...(channel && received_on
          ? fact(words.received, `${format.shortDay(received_on)}, ${ways[channel]}`)
          : fact(words.filedOn, submitted_at && format.shortDay(toLocalDay(submitted_at)))),
        ...fact(words.careDate, care_date && format.shortDay(care_date)),
        ...fact(words.cause, isPrevention ? causes.prevention : cause && causes[cause]),
        ...fact(words.symptoms, first_symptoms_on && format.shortDay(first_symptoms_on)),
        ...fact(words.invoice, invoice_number),
        ...fact(words.vet, vet_name),
      ]}
    />
  )
  return isFolded ? (
    <Suspense fallback={null}>
      <Accordion title={words.references} isWide>
        {facts}
      </Accordion>
    </Suspense>
  ) : (
    <SideBlock title={words.references} variant="card">
      {facts}
    </SideBlock>
  )
}
