import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import CalendarPlus from '~icons/lucide/calendar-plus'
import { calendarMessages } from '#messages/calendar.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Block } from '#platform/page/Block.tsx'
import { EndAddress } from '#platform/private-address/EndAddress.tsx'
import { usePrivateAddress } from '#platform/private-address/use-private-address.ts'
import { ProofDialog } from '#platform/reauthentication/ProofDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { calendarQuery, createCalendar, revokeCalendar } from './calendar.queries.ts'
import { NewAddress } from './NewAddress.tsx'

export function CalendarPanel() {
  const words = useMessages(calendarMessages)
  return (
    <Panel title={words.title} hint={words.hint}>
      <div className="stack gap-m">
        <p>{words.holds}</p>
        <Block what={words.failed} pending={<Skeleton shape="text" count={2} label={words.loading} />}>
          <Calendar />
        </Block>
      </div>
      <ProofDialog />
    </Panel>
  )
}

/** The calendar's address: created, shown once, then described by its age and its last use, replaced or revoked. */
function Calendar() {
  const words = useMessages(calendarMessages)
  const format = useFormat()
  const { data: feed } = useSuspenseQuery(calendarQuery)
  const making = useMutation(createCalendar)
  const revoking = useMutation(revokeCalendar)
  const acts = usePrivateAddress({ name: 'calendar', making, revoking, revoked: words.revoked })

  const busy = making.isPending ? words.making : undefined
  if (feed.created_at === null) {
    return (
      <>
        <p className="small muted">{words.private}</p>
        <div>
          <Button icon={<CalendarPlus />} busy={busy} onClick={acts.make}>
            {words.make}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      {making.data && <NewAddress key={making.data.href} href={making.data.href} />}
      <p>
        {words.since(format.longDay(toLocalDay(feed.created_at)))}{' '}
        {feed.last_read_at === null ? words.neverRead : words.read(format.shortInstant(feed.last_read_at))}
      </p>
      <p className="small muted">{words.private}</p>
      <EndAddress address={acts} words={words} busy={busy} />
    </>
  )
}
