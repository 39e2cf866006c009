import { createRoot } from 'react-dom/client'
import { useMessages } from '#platform/language/i18n.ts'
import { LateNow } from '#platform/page/LateNote.tsx'
import { WaitingContent } from '#start/waiting/WaitingContent.tsx'
import { shellMessages } from '../shell.messages.ts'

/** Says on the page that the server sent, whose code or whose member does not come, that it is late; asking anew opens it anew. */
export function showLateStart(place: Element): void {
  createRoot(place).render(<LateStart />)
}

function LateStart() {
  const { loading } = useMessages(shellMessages)
  return (
    <>
      <WaitingContent text={loading} />
      <div className="content">
        <LateNow onRetry={() => location.reload()} />
      </div>
    </>
  )
}
