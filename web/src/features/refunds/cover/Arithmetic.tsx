import { hasOwnConditions } from '@coussinet/contract/brand/values.ts'
import { billRows, type BillStep, namedDropped, type Payout } from '@coussinet/contract/domain/bill.ts'
import { type Chapter, chapterByReason, chapterByStep, conditionChapter } from '@coussinet/contract/domain/cover.ts'
import { type RejectionReason, rejections } from '@coussinet/contract/domain/rejections.ts'
import type { Computation, RefundLine, DeductibleEvent } from '@coussinet/contract/refund-arithmetic.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import type { ReactNode } from 'react'
import { givenMessages, reasonMessages, eventMessages } from '#messages/refunds.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Note } from '#ui/Note.tsx'
import styles from './arithmetic.module.css'

type ArithmeticProps<Line> = {
  computation: Computation
  lines: readonly Line[]
  reasons: readonly RejectionReason[]
  /** state of the money, shown in the last line */
  payout: Payout
  /** the piece of the document that a line was read on */
  pieceOf?: (line: Line) => ReactNode
}

function lookOf(step: BillStep, cents: number): string | undefined {
  if (step === 'base') return styles.base
  if (step === 'refunded') return styles.refunded
  return cents < 0 ? styles.less : undefined
}

function Why({ text, chapter }: { text: string | null; chapter: Chapter | undefined }) {
  if (text === null && chapter === undefined) return null
  return (
    <dd className={styles.why}>
      {text}
      {chapter && <Clause chapter={chapter} />}
    </dd>
  )
}

/** Calculation from bill to refund, step by step, with excluded lines by name and reductions in words, each with its clause. */
export function Arithmetic<Line extends RefundLine>({
  computation,
  lines,
  reasons,
  payout,
  pieceOf,
}: ArithmeticProps<Line>) {
  const language = useLanguage()
  const format = useFormat()
  const dropped = namedDropped(lines, language)
  const named = new Set(dropped.map(({ reason }) => reason))
  return (
    <>
      <dl className={styles.arithmetic}>
        {billRows({ computation, lines }, payout, language).map(({ step, label, why, cents }) => (
          <div key={step} className={lookOf(step, cents)}>
            <dt>{label}</dt>
            <dd className="amount">{format.euros(cents)}</dd>
            <Why text={why} chapter={chapterByStep[step]} />
            {step === 'not_covered' &&
              dropped.map(({ reason, text, lines: own }) => (
                <dd key={text} className={styles.why}>
                  {text}
                  {pieceOf && own.map((line, place) => <span key={place}>{pieceOf(line)}</span>)}
                  <Clause chapter={chapterByReason[reason]} />
                </dd>
              ))}
          </div>
        ))}
      </dl>
      {/* Steps of the package and the ceiling, and excluded lines, explain why with their clause. */}
      <Reasons reasons={reasons.filter((reason) => !named.has(reason) && !isStep(reason, computation))} />
    </>
  )
}

const isStep = (reason: RejectionReason, { ceiling_cut_cents }: Computation): boolean =>
  reason === 'vaccine_package_reached' || (reason === 'ceiling_reached' && ceiling_cut_cents > 0)

/** Clause of the general terms behind a reason or a step; none of the insurer's own conditions, which are unknown. */
export function Clause({ chapter }: { chapter: Chapter }) {
  const language = useLanguage()
  if (hasOwnConditions) return null
  return <span className={styles.clause}>{reasonMessages[language].clause(conditionChapter(chapter, language))}</span>
}

/** The reductions of a refund in plain words, each with its clause; nothing when there is none. */
export function Reasons({ reasons }: { reasons: readonly RejectionReason[] }) {
  const words = useMessages(rejections)
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasonNotes}>
      {reasons.map((reason) => (
        <li key={reason} className="small">
          {capitalised(words[reason])}
          <Clause chapter={chapterByReason[reason]} />
        </li>
      ))}
    </ul>
  )
}

type GivenAmountsProps = { explanation: string; reasons: readonly RejectionReason[] }

/** Amounts computed by the insurer's own systems: whose they are, the insurer's explanation, and why the rest is not refunded. */
export function GivenAmounts({ explanation, reasons }: GivenAmountsProps) {
  const words = useMessages(givenMessages)
  return (
    <>
      <Note tone="info" title={words.title}>
        <p>{explanation}</p>
        <p className="small muted">{words.text}</p>
      </Note>
      <Reasons reasons={reasons} />
    </>
  )
}

type EventNoteProps = {
  event: DeductibleEvent
  /** Amount that the refund takes of the deductible itself. */
  deductible_cents: number
}

/** The event that the care of a refund belongs to, and whether its deductible was already taken. */
export function EventNote({ event: { first_day, last_day, used_cents }, deductible_cents }: EventNoteProps) {
  const words = useMessages(eventMessages)
  const format = useFormat()
  const first = format.longDay(first_day)
  const used = format.euros(used_cents)
  const text =
    used_cents === 0
      ? words.begins(format.longDay(last_day))
      : deductible_cents === 0
        ? words.borne(first, used)
        : words.partly(first, used)
  return <p className={`${styles.event} small muted`}>{text}</p>
}
