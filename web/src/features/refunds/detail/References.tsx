import { causeNames } from '@coussinet/contract/domain/causes.ts'
import Copy from 'lucide-react/icons/copy'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { dayOf } from '@coussinet/contract/domain/days.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import { DescriptionList } from '#ui/display/facts/DescriptionList.tsx'
import { SideBlock } from '#ui/display/section/SideBlock.tsx'
import { useCopy } from '../documents/use-copy.ts'
import { documentMessages } from '../documents/documents.messages.ts'
import { detailMessages } from './detail.messages.ts'

/** The facts of a request that one quotes: references, days, cause. */
export function References({ request }: { request: RefundRequest }) {
  const words = useMessages(detailMessages)
  const documents = useMessages(documentMessages)
  const causes = useMessages(causeNames)
  const format = useFormat()
  const copy = useCopy()
  const { tracking_reference, invoice_number, care_date, cause, first_symptoms_on, vet_name, submitted_at } = request
  const fact = (term: string, value: string | null) => (value === null ? [] : [{ term, value }])
  const tracking = tracking_reference && {
    term: words.tracking,
    value: (
      <span className="nowrap">
        {tracking_reference}
        <IconButton
          className="copy-mini"
          size="small"
          label={documents.copy}
          icon={<Copy className="icon-s" />}
          onClick={() => copy(tracking_reference)}
        />
      </span>
    ),
  }
  return (
    <SideBlock title={words.references} variant="card">
      <DescriptionList
        facts={[
          ...(tracking ? [tracking] : []),
          ...fact(words.filedOn, submitted_at && format.shortDay(dayOf(submitted_at))),
          ...fact(words.careDate, care_date && format.shortDay(care_date)),
          ...fact(words.cause, cause && causes[cause]),
          ...fact(words.symptoms, first_symptoms_on && format.shortDay(first_symptoms_on)),
          ...fact(words.invoice, invoice_number),
          ...fact(words.vet, vet_name),
        ]}
      />
    </SideBlock>
  )
}
