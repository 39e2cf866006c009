import { billWords } from '@coussinet/contract/domain/bill-labels.ts'
import { type BilledStep, type BillStep, billSteps } from '@coussinet/contract/domain/bill.ts'
import { type Chapter, chapterOf, conditionChapter } from '@coussinet/contract/domain/condition-chapters.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import { rejections } from '@coussinet/contract/domain/rejections.ts'
import type { RejectionReason } from '@coussinet/contract/refund-reasons.ts'
import type { Computation, RefundLine } from '@coussinet/contract/refunds.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { reasonMessages } from './detail/detail.messages.ts'
import styles from './arithmetic.module.css'

type ArithmeticProps = {
  computation: Computation
  lines: readonly RefundLine[]
  reasons: readonly RejectionReason[]
  /** An estimate says so in its last line. */
  isEstimate?: boolean | undefined
}

const lookOf = ({ step, cents }: BilledStep) => {
  if (step === 'base') return styles.base
  if (step === 'refunded') return styles.refunded
  if (step === 'billed') return undefined
  return cents < 0 ? styles.less : styles.more
}

function Why({ text, chapter }: { text: string | undefined; chapter: Chapter | undefined }) {
  if (text === undefined) return null
  return (
    <dd className={styles.why}>
      {text}
      {chapter && <Clause chapter={chapter} />}
    </dd>
  )
}

/** The chapter which a step between the bill and the refund rests on; what is not covered says so by its reasons. */
const chapterOfStep: Partial<Record<BillStep, Chapter>> = {
  deductible: 'amounts',
  copayment: 'amounts',
  ceiling_cut: 'amounts',
  package: 'guarantees',
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
      <dl className={styles.arithmetic}>
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

/** The clause of the general terms which a reason or a step of the arithmetic rests on. */
function Clause({ chapter }: { chapter: Chapter }) {
  const language = useLanguage()
  return <span className={styles.clause}>{reasonMessages[language].clause(conditionChapter(chapter, language))}</span>
}

/** The reductions of a refund in plain words, each with its clause; nothing when there is none. */
function Reasons({ reasons }: { reasons: readonly RejectionReason[] }) {
  const words = useMessages(rejections)
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasonNotes}>
      {reasons.map((reason) => (
        <li key={reason} className="small">
          {capitalised(words[reason])}
          <Clause chapter={chapterOf[reason]} />
        </li>
      ))}
    </ul>
  )
}
