import { careKindNames, causeNames } from '@coussinet/contract/domain/care.ts'
import { quoteFileNames, quoteLabels } from '@coussinet/contract/domain/quotes.ts'
import { requestLabels } from '@coussinet/contract/domain/requests.ts'
import type { Quote, QuoteFile } from '@coussinet/contract/quotes.ts'
import { quoteMessages } from '#messages/quotes.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { DocumentTile } from '../documents/DocumentTile.tsx'
import styles from './quotes.module.css'

export function QuoteFacts({ quote }: { quote: Quote }) {
  const labels = useMessages(quoteLabels)
  const texts = useMessages(requestLabels)
  const causes = useMessages(causeNames)
  const kinds = useMessages(careKindNames)
  const format = useFormat()
  const { planned_on, vet_name, cause, first_symptoms_on, lines, billed_cents } = quote
  const fact = (term: string, value: string | null) => (value === null ? [] : [{ term, value }])
  return (
    <>
      <DescriptionList
        facts={[
          ...fact(labels.planned_on, planned_on && format.longDay(planned_on)),
          ...fact(texts.vet, vet_name),
          ...(cause === null ? [] : fact(labels.cause, causes[cause])),
          ...fact(texts.first_symptoms, first_symptoms_on && format.longDay(first_symptoms_on)),
        ]}
      />
      {lines.length > 0 && (
        <section className={styles.bill} aria-label={labels.lines}>
          <DescriptionList
            variant="bill"
            facts={[
              ...lines.map(({ label, care_kind, billed_cents: amount }) => ({
                term: label || kinds[care_kind],
                value: format.euros(amount),
              })),
              { term: labels.billed, value: format.euros(billed_cents), isTotal: true },
            ]}
          />
        </section>
      )}
    </>
  )
}

export function QuoteFiles({ files }: { files: readonly QuoteFile[] }) {
  const words = useMessages(quoteMessages)
  const kinds = useMessages(quoteFileNames)
  const format = useFormat()
  if (files.length === 0) return null
  return (
    <section aria-labelledby="quote-files">
      <SectionHeading id="quote-files" title={words.files} />
      <div className={styles.documents}>
        {files.map((file) => (
          <DocumentTile key={file.id} file={file} meta={`${kinds[file.type]}, ${format.fileSize(file.size)}`} />
        ))}
      </div>
    </section>
  )
}
