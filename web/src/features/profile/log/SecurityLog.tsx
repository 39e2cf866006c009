import '../lists.css'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useToday } from '#platform/browser/use-today.ts'
import { clockTime, nearDay } from '#platform/language/format.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { deviceName } from '#platform/passkeys/device-name.ts'
import { Button } from '#ui/button/Button.tsx'
import { Row, RowList } from '#ui/display/rows/Rows.tsx'
import { byDay } from './by-day.ts'
import { EventIcon } from './EventIcon.tsx'
import { eventSentence, logMessages } from './log.messages.ts'
import { securityLogQuery } from './log.queries.ts'

/** What happened to the account, day by day. */
export function SecurityLog() {
  const words = useMessages(logMessages)
  const language = useLanguage()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(securityLogQuery)
  const days = byDay(data.pages.flatMap((page) => page.data))
  const now = useToday()
  const dayTitle = (day: string) =>
    day.slice(0, 4) === now.slice(0, 4) ? nearDay(day, now, language) : longDay(day, language)
  const where = (browser: string | null, system: string | null) => deviceName({ browser, system }, language)
  if (days.length === 0) return <p className="small muted">{words.empty}</p>
  return (
    <div className="profile-list profile-log">
      {days.map(({ day, entries }) => (
        <section key={day} aria-labelledby={`log-${day}`}>
          <h3 id={`log-${day}`} className="profile-day">
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
                    {network !== null && (
                      <span className={where(browser, system) ? 'profile-network' : 'breakable tnum'}>
                        {words.network(network)}
                      </span>
                    )}
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
      {hasNextPage && (
        <div>
          <Button
            size="small"
            busy={isFetchingNextPage ? words.loadingMore : undefined}
            onClick={() => void fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </div>
  )
}
