import './calendar.css'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { ProofDialog } from '#platform/reauthentication/ProofDialog.tsx'
import { Panel } from '#ui/display/panel/Panel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Calendar } from './Calendar.tsx'
import { calendarMessages } from './calendar.messages.ts'

/** The private calendar: what it holds, its address, and how it is taken back. */
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
