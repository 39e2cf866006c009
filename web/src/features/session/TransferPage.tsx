import { transferSession } from '@coussinet/contract/session.ts'
import { transferMessages } from '#messages/session.ts'
import { call } from '#platform/calls/call.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { SignInLink } from './SignInLink.tsx'

type TransferPageProps = {
  /** Token of the connection link; null without one. */
  token: string | null
  /** Resolves when the next page is on screen. */
  onSignedIn: () => Promise<void>
  onInvalid: () => void
  /** Called when a signed-in member keeps their session and leaves the link unused. */
  onStay: () => void
}

/** Sign-in by a connection link, mailed or from an app of the insurer's. */
export function TransferPage(props: TransferPageProps) {
  return (
    <SignInLink
      {...props}
      action="transfer"
      words={useMessages(transferMessages)}
      exchange={(token) => call(transferSession, { body: { token } })}
    />
  )
}
