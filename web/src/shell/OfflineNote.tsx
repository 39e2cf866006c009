import { useMessages } from '#platform/language/i18n.ts'
import { useOnline } from '#platform/browser/use-online.ts'
import { shellMessages } from './shell.messages.ts'

/** Says that the network is gone, as soon as it is. */
export function OfflineNote() {
  const words = useMessages(shellMessages)
  const isOnline = useOnline()
  return (
    <div role="status" className="offline">
      {!isOnline && <p>{words.offline}</p>}
    </div>
  )
}
