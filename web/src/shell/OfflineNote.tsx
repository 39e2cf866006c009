import { useSyncExternalStore } from 'react'
import { offlineMessages } from '#messages/shell.ts'
import { useOnline } from '#platform/browser/use-online.ts'
import { oldestKeptAnswer, onKeptAnswers } from '#platform/calls/kept-answers.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import styles from './OfflineNote.module.css'

/** Says that there is no network, and from when the data are that stand in for fresh ones. */
export function OfflineNote() {
  const words = useMessages(offlineMessages)
  const { shortInstant } = useFormat()
  const isOnline = useOnline()
  const seen_at = useSyncExternalStore(onKeptAnswers, oldestKeptAnswer, () => null)
  return (
    <div role="status" className={styles.offline}>
      {(!isOnline || seen_at !== null) && (
        <p>
          {isOnline ? words.unreachable : words.offline}
          {seen_at !== null && ` ${words.lastSeen(shortInstant(new Date(seen_at).toISOString()))}`}
        </p>
      )}
    </div>
  )
}
