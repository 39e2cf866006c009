import { transferSession } from '@coussinet/contract/session.ts'
import { Link } from '@tanstack/react-router'
import { useStart } from '#platform/browser/use-start.ts'
import { call } from '#platform/call.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { startSession } from '#platform/session.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { toast } from '#ui/toast-store.ts'
import { transferMessages } from './links.messages.ts'
import { PressForm } from './PressForm.tsx'
import { useLink } from './use-link.ts'

type TransferPageProps = {
  /** Token of the connection link; null without one. */
  token: string | null
  /** Resolves when the next page is on screen. */
  onSignedIn: () => Promise<void>
  onInvalid: () => void
}

/** Sign-in by a connection link, once it is pressed: programs that look at mails follow links, but press nothing. */
export function TransferPage({ token, onSignedIn, onInvalid }: TransferPageProps) {
  const words = useMessages(transferMessages)
  const { state, press } = useLink(token, 'transfer', async (link_token) => {
    startSession(await call(transferSession, { body: { token: link_token } }))
    await onSignedIn()
  })
  if (state === 'expired') return <InvalidLink onInvalid={onInvalid} />
  return (
    <div className="guest-page stack gap-l">
      <PageHeading title={words.title} text={words.intro} />
      <PressForm
        token={token}
        variant="primary"
        busy={state === 'asking' ? undefined : words.busy}
        onPress={() => void press()}
      >
        {words.submit}
      </PressForm>
      <p>
        <Link to="/login" className="text-link small">
          {words.sign_in}
        </Link>
      </p>
    </div>
  )
}

/** Says that the link is of no use, and leads on. */
function InvalidLink({ onInvalid }: { onInvalid: () => void }) {
  const words = useMessages(transferMessages)
  useStart(() => {
    toast({ text: words.invalid, tone: 'warning' })
    onInvalid()
  })
  return (
    <div className="guest-page stack gap-l">
      <PageHeading title={words.title} text={words.invalid} />
    </div>
  )
}
