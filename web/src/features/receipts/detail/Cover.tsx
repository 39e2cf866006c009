import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { ReceiptDetail } from '@coussinet/contract/receipts.ts'
import { coverMessages } from '#messages/receipts.ts'
import { takesCards } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import styles from './receipt.module.css'

type CoverProps = { cover: NonNullable<ReceiptDetail['cover']>; country: Country; today: string }

export function Cover({ cover, country, today }: CoverProps) {
  const words = useMessages(coverMessages)
  const { longDay: day } = useFormat()
  const { stops_on, suspended_since, may_end_from, resumes_on, resumes_at } = cover
  const isNear = stops_on !== null && stops_on <= today
  return (
    <section className="section" aria-labelledby="receipt-cover">
      <SectionHeading id="receipt-cover" title={words.title} />
      <div className={`stack gap-m ${styles.cover}`}>
        {suspended_since !== null && <p>{words.suspended(day(suspended_since))}</p>}
        {isNear && <p>{takesCards() ? `${words.stopsNow} ${words.payToday}` : words.stopsNow}</p>}
        {suspended_since === null && !isNear && <p>{words.going}</p>}
        {resumes_on !== null && (
          <p className="strong">
            {takesCards() ? words.resumes[resumes_at](day(resumes_on)) : words.resumesOncePaid[resumes_at]}
          </p>
        )}
        {stops_on !== null && !isNear && <p>{words.stops[country](day(stops_on))}</p>}
        {may_end_from !== null && <p>{may_end_from <= today ? words.endsAnyDay : words.ends(day(may_end_from))}</p>}
        <h3>{words.kept}</h3>
        <ul className={styles.kept}>
          {(suspended_since !== null || isNear ? words.keptSuspended : words.keptGoing).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
