import type { InvoicedLine } from '@coussinet/contract/quotes.ts'
import { quoteMessages } from '#messages/quotes.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Table } from '#ui/Table.tsx'
import styles from './quotes.module.css'

export function Differences({ lines }: { lines: readonly InvoicedLine[] }) {
  const words = useMessages(quoteMessages)
  const format = useFormat()
  if (lines.length === 0) return null
  const { columns } = words
  return (
    <section aria-labelledby="quote-differences">
      <SectionHeading id="quote-differences" title={words.differences} />
      <p className={`small muted ${styles.hint}`}>{words.differencesText}</p>
      <Table
        lead
        caption={words.differences}
        columns={[
          { key: 'care', label: columns.care },
          { key: 'agreed', label: columns.agreed, numeric: true },
          { key: 'invoiced', label: columns.invoiced, numeric: true },
          { key: 'covered', label: columns.covered, numeric: true },
        ]}
        rows={lines.map((line) => ({
          key: line.care_kind,
          cells: [
            line.label,
            format.euros(line.agreed_cents),
            format.euros(line.invoiced_cents),
            <b className="amount">{format.euros(line.as_agreed_cents)}</b>,
          ],
        }))}
      />
    </section>
  )
}
