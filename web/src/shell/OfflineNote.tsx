import { useOnline } from '#platform/browser/use-online.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { offlineMessages } from './offline.messages.ts'
import styles from './OfflineNote.module.css'

export function OfflineNote() {
  const words = useMessages(offlineMessages)
  const isOnline = useOnline()
  return (
    <div role="status" className={styles.offline}>
      {!isOnline && <p>{words.offline}</p>}
    </div>
  )
}
