import { continueSession } from '@coussinet/contract/continuations.ts'
import { continueMessages } from '#messages/continuations.ts'
import { call } from '#platform/calls/call.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { SignInLink } from './SignInLink.tsx'

type ContinuePageProps = {
  /** Token of the code that a computer showed; null without one. */
  token: string | null
  /** Opens the draft; resolves when it is on screen. */
  onSignedIn: (request_id: string) => Promise<void>
  onInvalid: () => void
  /** Called when a signed-in member keeps their session and leaves the code unused. */
  onStay: () => void
}

/** Sign-in on a phone by the code that the member's computer shows, to go on with a draft. */
export function ContinuePage({ onSignedIn, ...props }: ContinuePageProps) {
  const words = useMessages(continueMessages)
  return (
    <SignInLink
      {...props}
      action="continue"
      words={words}
      exchange={(token) => call(continueSession, { body: { token } })}
      onSignedIn={({ request_id }) => onSignedIn(request_id)}
    >
      <p className="strong">{words.caution}</p>
    </SignInLink>
  )
}
