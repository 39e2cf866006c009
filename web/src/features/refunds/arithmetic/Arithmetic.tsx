import './arithmetic.css'
import type { Chapter } from '@coussinet/contract/domain/conditions.ts'
import type { Computation, RefundLine } from '@coussinet/contract/refunds.ts'
import type { RejectionReason } from '@coussinet/contract/refund-reasons.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { arithmeticMessages } from './arithmetic.messages.ts'
import { arithmeticSteps, type ArithmeticStep, type Step } from './arithmetic.ts'
import { chapterOfStep } from './clauses.ts'
import { Clause, Reasons } from './Reasons.tsx'

type ArithmeticProps = {
  computation: Computation
  lines: readonly RefundLine[]
  reasons: readonly RejectionReason[]
  /** An estimate says so in its last line. */
  isEstimate?: boolean | undefined
}

const lookOf = ({ step, cents }: Step) => {
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
  const words = useMessages(arithmeticMessages)
  const format = useFormat()
  const why: Partial<Record<ArithmeticStep, string>> = {
    ...words.detail,
    copayment: words.rate(format.percent(computation.rate)),
  }
  const money = (cents: number, step: ArithmeticStep) => {
    const amount = format.euros(Math.abs(cents))
    if (cents < 0) return `−${amount}`
    return step === 'package' ? `+${amount}` : amount
  }
  return (
    <>
      <dl className="arithmetic">
        {arithmeticSteps({ computation, lines }).map((one) => (
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
