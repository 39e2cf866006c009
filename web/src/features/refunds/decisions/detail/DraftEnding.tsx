import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import Clock3 from '~icons/lucide/clock-3'
import { keepDraftMessages } from '#messages/refund-requests.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useCan } from '#platform/permissions.tsx'
import { Note } from '#ui/Note.tsx'
import { KeepDraft } from '../../claims/request/KeepDraft.tsx'
import { deletedSoon } from '../../claims/request/shown-status.ts'
import styles from './request-page.module.css'

/** Shows when a draft is deleted, in its last week, with the button that keeps it. */
export function DraftEnding({ request }: { request: RefundRequest }) {
  const words = useMessages(keepDraftMessages)
  const format = useFormat()
  const mayKeep = useCan('refunds:write')
  const day = deletedSoon(request, useToday())
  if (day === null) return null
  return (
    <div className={styles.clockNote}>
      <Note tone="info" icon={<Clock3 />} action={mayKeep && <KeepDraft id={request.id} />}>
        {words.ending(format.weekdayAndDay(day))} {mayKeep && words.choice}
      </Note>
    </div>
  )
}
