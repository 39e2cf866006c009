import './arithmetic.css'
import { billWords } from '@coussinet/contract/domain/bill-words.ts'
import { type BillStep, type BilledStep, billSteps } from '@coussinet/contract/domain/bill.ts'
import type { Chapter } from '@coussinet/contract/domain/conditions.ts'
import type { Computation, RefundLine } from '@coussinet/contract/refunds.ts'
import type { RejectionReason } from '@coussinet/contract/refund-reasons.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { chapterOfStep } from './clauses.ts'
import { Clause, Reasons } from './Reasons.tsx'

type ArithmeticProps = {
  computation: Computation
  lines: readonly RefundLine[]
  reasons: readonly RejectionReason[]
  /** An estimate says so in its last line. */
  isEstimate?: boolean | undefined
}

const lookOf = ({ step, cents }: BilledStep) => {
  if (step === 'base' || step === 'refunded') return step
  if (step === 'billed') return undefined
  return cents < 0 ? 'less' : 'more'
}

function Why({ text, chapter }: { text: string | undefined; chapter: Chapter | undefined }) {
  if (text === undefined) return null
  return (
    <dd className="why">
      {text}
      {chapter && <Clause chapter={chapter} />}
    </dd>
  )
}

/** The way from the bill to the refund, step by step, then each reduction in plain words with its clause. */
export function Arithmetic({ computation, lines, reasons, isEstimate = false }: ArithmeticProps) {
  const words = useMessages(billWords)
  const format = useFormat()
  const why: Partial<Record<BillStep, string>> = {
    ...words.why,
    copayment: words.rate(format.percent(computation.rate)),
  }
  const money = (cents: number, step: BillStep) => {
    const amount = format.euros(Math.abs(cents))
    if (cents < 0) return `−${amount}`
    return step === 'package' ? `+${amount}` : amount
  }
  return (
    <>
      <dl className="arithmetic">
        {billSteps({ computation, lines }).map((one) => (
          <div key={one.step} className={lookOf(one)}>
            <dt>{isEstimate && one.step === 'refunded' ? words.estimated : words.step[one.step]}</dt>
            <dd className="amount">{money(one.cents, one.step)}</dd>
            <Why text={why[one.step]} chapter={chapterOfStep[one.step]} />
          </div>
        ))}
      </dl>
      <Reasons reasons={reasons} />
    </>
  )
}
