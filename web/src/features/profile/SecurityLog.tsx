import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import type { SecurityEvent } from '@coussinet/contract/security.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import CalendarDays from '~icons/lucide/calendar-days'
import CreditCard from '~icons/lucide/credit-card'
import Download from '~icons/lucide/download'
import KeyRound from '~icons/lucide/key-round'
import Landmark from '~icons/lucide/landmark'
import LogIn from '~icons/lucide/log-in'
import LogOut from '~icons/lucide/log-out'
import ShieldAlert from '~icons/lucide/shield-alert'
import Smartphone from '~icons/lucide/smartphone'
import Stethoscope from '~icons/lucide/stethoscope'
import UserPen from '~icons/lucide/user-pen'
import { logMessages } from '#messages/profile.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { clockTime, nearDay } from '#platform/language/format.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { deviceName } from '#platform/passkeys/device-name.ts'
import { ShowMore } from '#platform/ShowMore.tsx'
import { RowIcon } from '#ui/RowIcon.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { eventSentence } from './event-sentence.ts'
import { PanelList, RowDetail } from './PanelList.tsx'
import { securityLogQuery } from './profile.queries.ts'
import styles from './SecurityLog.module.css'

export function SecurityLog() {
  const words = useMessages(logMessages)
  const language = useLanguage()
  const log = useSuspenseInfiniteQuery(securityLogQuery)
  const days = byDay(log.data.pages.flatMap((page) => page.data))
  const now = useToday()
  const dayTitle = (day: string) =>
    day.slice(0, 4) === now.slice(0, 4) ? nearDay(day, now, language) : longDay(day, language)
  const where = (browser: string | null, system: string | null) => deviceName({ browser, system }, language)
  if (days.length === 0) return <p className="small muted">{words.empty}</p>
  return (
    <PanelList className={styles.log}>
      {days.map(({ day, entries }) => (
        <section key={day} aria-labelledby={`log-${day}`}>
          <h3 id={`log-${day}`} className={styles.day}>
            {dayTitle(day)}
          </h3>
          <RowList as="ol">
            {entries.map(({ id, event, at, detail, browser, system, network }) => (
              <Row
                key={id}
                size="small"
                lead={<EventIcon event={event} />}
                title={<span className="breakable">{eventSentence(event, detail, language)}</span>}
                note={
                  <>
                    {where(browser, system)}
                    {network !== null &&
                      (where(browser, system) ? (
                        <RowDetail>{words.network(network)}</RowDetail>
                      ) : (
                        <span className="breakable tnum">{words.network(network)}</span>
                      ))}
                  </>
                }
                end={
                  <time className="small muted tnum" dateTime={at}>
                    {clockTime(at, language)}
                  </time>
                }
              />
            ))}
          </RowList>
        </section>
      ))}
      <ShowMore list={log} action="profile.security-log">
        {words.more}
      </ShowMore>
    </PanelList>
  )
}

type DayOf<Entry> = { day: string; entries: Entry[] }

/** Entries under the days (YYYY-MM-DD, on the clocks of the three countries) on which they happened, in the order given. */
export function byDay<Entry extends { at: string }>(entries: readonly Entry[]): DayOf<Entry>[] {
  const days: DayOf<Entry>[] = []
  for (const entry of entries) {
    const day = toLocalDay(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

const icons: Record<SecurityEvent, typeof LogIn> = {
  signed_in: LogIn,
  signed_out: LogOut,
  session_ended: LogOut,
  session_stolen: ShieldAlert,
  password_changed: KeyRound,
  email_requested: UserPen,
  email_changed: UserPen,
  phones_changed: UserPen,
  address_changed: UserPen,
  passkey_added: KeyRound,
  passkey_removed: KeyRound,
  identity_linked: KeyRound,
  identity_unlinked: KeyRound,
  calendar_made: CalendarDays,
  calendar_revoked: CalendarDays,
  invoice_address_made: UserPen,
  invoice_address_revoked: UserPen,
  vet_link_made: Stethoscope,
  vet_link_revoked: Stethoscope,
  vet_link_sent: Stethoscope,
  push_subscribed: Smartphone,
  push_ended: Smartphone,
  account_frozen: ShieldAlert,
  mandate_signed: Landmark,
  refund_account_changed: Landmark,
  refund_account_released: Landmark,
  card_registered: CreditCard,
  due_day_changed: CalendarDays,
  data_exported: Download,
}

const alarms: readonly SecurityEvent[] = ['session_stolen', 'account_frozen']

function EventIcon({ event }: { event: SecurityEvent }) {
  const Icon = icons[event]
  return (
    <RowIcon tone={alarms.includes(event) ? 'warning' : 'plain'}>
      <Icon />
    </RowIcon>
  )
}
