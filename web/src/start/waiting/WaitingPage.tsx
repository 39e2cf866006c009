import '#shell/member-frame.css'
import { LogoMarkSmall, Wordmark } from '#ui/drawings/Logo.tsx'
import { WaitingContent } from './WaitingContent.tsx'

const places = [
  { name: 'main', count: 5 },
  { name: 'help', count: 3 },
]

/** The frame of a member's page as it stands before its code and the profile are there: printed at build, never rendered in a browser. */
export function WaitingPage({ text }: { text: string }) {
  return (
    <div className="app waiting">
      <div className="sidebar" aria-hidden="true">
        <div className="brandline">
          <Wordmark />
          <LogoMarkSmall className="mark-only" />
        </div>
        {places.map(({ name, count }) => (
          <div key={name} className="nav">
            {Array.from({ length: count }, (_, at) => (
              <span key={at} className="nav-link">
                <i className="skeleton" />
                <b className="skeleton" />
              </span>
            ))}
          </div>
        ))}
        <div className="user">
          <span className="skeleton avatar" />
          <b className="skeleton" />
        </div>
      </div>
      <div className="main">
        <div className="topbar" aria-hidden="true">
          <i className="skeleton" />
          <b className="skeleton" />
        </div>
        <main>
          <WaitingContent text={text} />
        </main>
      </div>
    </div>
  )
}
