import { createRoot } from 'react-dom/client'
import { useMessages } from '#platform/language/i18n.ts'
import { LateNow } from '#platform/page/LateNote.tsx'
import { WaitingContent } from '#start/waiting/WaitingContent.tsx'
import { shellMessages } from '../shell.messages.ts'

/** Says on the page that the server sent, whose code or whose member does not come, that it is late; asking anew opens it anew. */
export function showLateStart(place: Element): void {
  const heading = place.querySelector('h1')?.textContent ?? null
  createRoot(place).render(<LateStart heading={heading} />)
}

function LateStart({ heading }: { heading: string | null }) {
  const { loading } = useMessages(shellMessages)
  return (
    <>
      <WaitingContent heading={heading} text={loading} />
      <div className="content">
        <LateNow onRetry={() => location.reload()} />
      </div>
    </>
  )
}
