import { contributionName } from '@coussinet/contract/domain/payments.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'
import { contributionMessages } from '#messages/home.ts'
import { useMe } from '#platform/calls/queries.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Amount } from '#ui/Amount.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { nextContribution } from './next-contribution.ts'
import styles from './NextContribution.module.css'

/** Next contribution, or returned ones with what to do; nothing if there is none. `isLeft`: no animal is insured any more. */
export function NextContribution({ receipts, isLeft = false }: { receipts: readonly Receipt[]; isLeft?: boolean }) {
  const words = useMessages(contributionMessages)
  const language = useLanguage()
  const format = useFormat()
  const isSuspended = useMe().contract?.status === 'suspended'
  const { declined, declined_cents, collected_on, upcoming } = nextContribution(receipts)
  const [oldest] = declined
  if (oldest) {
    const retry = declined
      .map(({ next_attempt_on }) => next_attempt_on ?? '')
      .filter(Boolean)
      .sort()[0]
    return (
      <SideBlock
        variant="card"
        className={styles.declined}
        title={
          <span className={styles.title}>
            {words.declined(declined.length, contributionName(oldest.month, language))}
          </span>
        }
      >
        <span className={styles.amount}>
          <Amount size="large">{format.euros(declined_cents)}</Amount>
        </span>
        <p className="small">
          {collected_on === null
            ? words.declinedText(declined.length, isSuspended)
            : words.collected(declined.length, format.weekdayAndDay(collected_on))}{' '}
          {retry !== undefined &&
            (collected_on === null || retry < collected_on) &&
            words.retry(format.weekdayAndDay(retry), collected_on !== null)}
        </p>
        <p className={styles.acts}>
          <LinkButton
            variant={collected_on === null ? 'primary' : 'outline'}
            to="/profile/receipts/$id"
            params={{ id: oldest.id }}
          >
            {words.mend}
          </LinkButton>
        </p>
        {upcoming && (
          <p className={`small muted ${styles.then}`}>
            {words.thenNext(format.euros(upcoming.amount_cents), format.weekdayAndDay(upcoming.due_date))}
          </p>
        )}
      </SideBlock>
    )
  }
  if (!upcoming) return null
  return (
    <SideBlock variant="card" title={words.next}>
      <span className={styles.amount}>
        <Amount size="large">{format.euros(upcoming.amount_cents)}</Amount>
      </span>
      <p className="small muted">
        {words.due(contributionName(upcoming.month, language), format.weekdayAndDay(upcoming.due_date))}
      </p>
      {isLeft && <p className="small">{words.left}</p>}
    </SideBlock>
  )
}
