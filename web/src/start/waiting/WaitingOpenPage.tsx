import '#shell/open-frame.css'
import { Wordmark } from '#ui/drawings/Logo.tsx'
import { WaitingContent } from './WaitingContent.tsx'

/** The same of a page that guests and members alike may open. */
export function WaitingOpenPage({ text }: { text: string }) {
  return (
    <div className="open-guest waiting">
      <div className="open-head">
        <span className="open-brand">
          <Wordmark />
        </span>
      </div>
      <main>
        <WaitingContent text={text} />
      </main>
    </div>
  )
}
