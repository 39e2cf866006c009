import { resumesAt } from '@coussinet/contract/domain/cover.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import { useRouterState } from '@tanstack/react-router'
import CircleAlert from '~icons/lucide/circle-alert'
import CircleCheck from '~icons/lucide/circle-check'
import { suspensionMessages } from '#messages/shell.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useContract } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Gate } from '#platform/permissions.tsx'
import styles from './contract-banner.module.css'

export function SuspensionBanner() {
  const words = useMessages(suspensionMessages)
  const format = useFormat()
  const today = useToday()
  const { country, suspended_since, suspends_on, amount_due_cents } = useContract()
  // On the page that mends it the way out is there already.
  const isThere = useRouterState({ select: ({ location }) => location.pathname.startsWith('/profile/receipts/') })
  const isPaid = amount_due_cents === 0
  const fact = () => {
    if (isPaid) return words.paid
    if (suspended_since !== null) return words.since(format.longDay(suspended_since))
    return suspends_on === null ? words.suspended : words.on(format.longDay(suspends_on))
  }
  return (
    <section className={styles.suspension} data-paid={isPaid} aria-label={words.label}>
      {isPaid ? <CircleCheck /> : <CircleAlert />}
      <p className="grow">
        <b className="strong">{fact()}</b>{' '}
        {isPaid
          ? words.back(format.longDay(addDays(today, 1)), resumesAt(country) === 'noon')
          : words.due(format.euros(amount_due_cents))}
      </p>
      {!isPaid && !isThere && (
        <Gate permission="receipts:read">
          <LinkButton variant="danger" size="small" to="/profile/receipts/due">
            {words.out}
          </LinkButton>
        </Gate>
      )}
    </section>
  )
}
