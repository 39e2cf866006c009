import { billWords, neverCovered, refundLabels } from '@coussinet/contract/domain/bill.ts'
import { type RejectionReason, rejections } from '@coussinet/contract/domain/rejections.ts'
import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Table } from '#ui/Table.tsx'
import styles from './arithmetic.module.css'

type CareLinesProps = {
  lines: readonly RefundLine[]
  caption: string
  /** heading of the billed amounts, where nobody has invoiced them yet */
  billed?: string | undefined
  /** paid before the portal: how much of each was covered is unknown */
  isPast?: boolean | undefined
}

export function CareLines({ lines, caption, billed, isPast = false }: CareLinesProps) {
  const words = useMessages(billWords)
  const labels = useMessages(refundLabels)
  const reason = useMessages(rejections)
  const format = useFormat()
  const language = useLanguage()
  // A reason common to all lines appears once, below the sum.
  const isOneReason = lines.length > 1 && lines.every(({ reason_code }) => reason_code === lines[0]?.reason_code)
  const reasonOf = (line: RefundLine, code: RejectionReason) => {
    const { refunded_cents, billed_cents } = line
    const never = isPast ? null : neverCovered(line, language)
    if (never !== null) return capitalised(never)
    // A refunded line is reduced only by the limit it meets, never by one reached before it.
    if (code === 'vaccine_package_reached' && refunded_cents > 0)
      return words.why.beyond_package(format.euros(refunded_cents), format.euros(billed_cents))
    return code === 'ceiling_reached' && refunded_cents > 0 ? words.why.ceiling_cut : capitalised(reason[code])
  }
  return (
    <Table
      lead
      caption={caption}
      columns={[
        { key: 'care', label: words.care },
        { key: 'billed', label: billed ?? labels.billed, numeric: true },
        ...(isPast ? [] : [{ key: 'covered', label: words.covered, numeric: true, muted: true }]),
        { key: 'refunded', label: words.refund, numeric: true },
      ]}
      rows={lines.map((line, index) => ({
        key: String(index),
        cells: [
          <span className="two">
            {line.label}
            {line.reason_code && !isOneReason && (
              <span className={`small muted ${styles.lineReason}`}>{reasonOf(line, line.reason_code)}</span>
            )}
          </span>,
          format.euros(line.billed_cents),
          ...(isPast ? [] : [format.euros(line.covered_cents)]),
          <b className="amount">{format.euros(line.refunded_cents)}</b>,
        ],
      }))}
    />
  )
}
