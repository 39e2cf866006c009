import { createRoot } from 'react-dom/client'
import { shellMessages } from '#messages/shell.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LateNow } from '#platform/page/LateNote.tsx'
import { WaitingContent } from '#start/waiting/WaitingContent.tsx'

/** Adds to the prerendered page, whose code or member does not arrive, that it is late; a retry loads it again. */
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
