import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import CalendarPlus from '~icons/lucide/calendar-plus'
import { hasCode } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Block } from '#platform/page/Block.tsx'
import { report } from '#platform/page/report-failure.ts'
import { ProofDialog } from '#platform/reauthentication/ProofDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { calendarMessages } from './calendar.messages.ts'
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

type FeedAction = 'replace' | 'revoke'

/** The calendar's address: created, shown once, then described by its age and its last use, replaced or revoked. */
function Calendar() {
  const words = useMessages(calendarMessages)
  const language = useLanguage()
  const format = useFormat()
  const { data: feed } = useSuspenseQuery(calendarQuery)
  const making = useMutation(createCalendar)
  const revoking = useMutation(revokeCalendar)
  const [ending, setEnding] = useState<FeedAction | null>(null)

  const tell = (action: string) => (error: unknown) => {
    report(error, { action })
    if (!hasCode(error, 'session_expired') && !hasCode(error, 'cancelled'))
      toast({ text: problemText(error, language), tone: 'danger' })
  }
  function make() {
    if (!making.isPending) making.mutateAsync().catch(tell('calendar.make'))
  }
  function end() {
    setEnding(null)
    if (ending === 'replace') return make()
    making.reset()
    revoking.mutateAsync().then(() => toast({ text: words.revoked, tone: 'success' }), tell('calendar.revoke'))
  }

  const busy = making.isPending ? words.making : undefined
  if (feed.created_at === null) {
    return (
      <>
        <p className="small muted">{words.private}</p>
        <div>
          <Button icon={<CalendarPlus />} busy={busy} onClick={make}>
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
      <div className="row wrap">
        <Button size="small" busy={busy} onClick={() => setEnding('replace')}>
          {words.replace}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setEnding('revoke')}>
          {words.revoke}
        </Button>
      </div>
      <EndAddress ending={ending} onEnd={end} onKeep={() => setEnding(null)} />
    </>
  )
}

type EndAddressProps = {
  /** null while no question is open */
  ending: FeedAction | null
  onEnd: () => void
  onKeep: () => void
}

/** Asked before the address stops working. */
function EndAddress({ ending, onEnd, onKeep }: EndAddressProps) {
  const words = useMessages(calendarMessages)
  const isRevoked = ending === 'revoke'
  return (
    <Dialog
      open={ending !== null}
      onClose={onKeep}
      title={isRevoked ? words.revokeTitle : words.replaceTitle}
      text={isRevoked ? words.revokeText : words.replaceText}
      actions={
        <>
          <Button variant="quiet" onClick={onEnd}>
            {isRevoked ? words.revokeYes : words.replaceYes}
          </Button>
          <Button variant="primary" onClick={onKeep}>
            {words.keep}
          </Button>
        </>
      }
    />
  )
}
