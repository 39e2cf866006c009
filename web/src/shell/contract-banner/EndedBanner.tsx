import { useRouterState } from '@tanstack/react-router'
import CalendarX from '~icons/lucide/calendar-x'
import { endedMessages } from '#messages/shell.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useMe } from '#platform/calls/queries.ts'
import { endedContract } from '#platform/ended-contract.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Gate } from '#platform/permissions.tsx'
import styles from './contract-banner.module.css'

export function EndedBanner() {
  const words = useMessages(endedMessages)
  const format = useFormat()
  const ended = endedContract(useMe().contract, useToday())
  const isThere = useRouterState({ select: ({ location }) => location.pathname === '/refunds/new' })
  if (!ended) return null
  const { last_day, filing_years } = ended
  return (
    <section className={styles.suspension} data-over aria-label={words.label}>
      <CalendarX />
      <p className="grow">
        <b className="strong">{last_day === null ? words.over : words.since(format.longDay(last_day))}</b>{' '}
        {filing_years === null ? words.papers : words.filing(filing_years)}
      </p>
      {filing_years !== null && !isThere && (
        <Gate allOf={['refunds:read', 'refunds:write']}>
          <LinkButton size="small" to="/refunds/new">
            {words.ask}
          </LinkButton>
        </Gate>
      )}
    </section>
  )
}
