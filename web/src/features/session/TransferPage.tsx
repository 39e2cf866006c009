import { transferSession } from '@coussinet/contract/session.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useStart } from '#platform/browser/use-start.ts'
import { call } from '#platform/calls/call.ts'
import { revoke } from '#platform/calls/refresh.ts'
import { accessToken, startSession } from '#platform/calls/session.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useSignedIn } from '#platform/use-signed-in.ts'
import { Button } from '#ui/Button.tsx'
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
  /** Called when a signed-in member keeps their session and leaves the link unused. */
  onStay: () => void
}

/**
 * Sign-in by a connection link, after a press: programs that check mails follow links, but press nothing. If a member is signed in, it says
 * who, and the press ends that session.
 */
export function TransferPage({ token, onSignedIn, onInvalid, onStay }: TransferPageProps) {
  const words = useMessages(transferMessages)
  const signedIn = useSignedIn()
  const name = useSignedInName(signedIn)
  const { state, press } = useLink(token, 'transfer', async (link_token) => {
    const former = accessToken()
    const tokens = await call(transferSession, { body: { token: link_token } })
    startSession(tokens)
    if (former !== null) revoke(former)
    await onSignedIn()
  })
  if (state === 'expired')
    return <InvalidLink text={signedIn ? words.invalid : `${words.invalid} ${words.by_number}`} onInvalid={onInvalid} />
  return (
    <div className="guest-page stack gap-l">
      <PageHeading title={words.title} text={signedIn ? words.signed_in(name) : words.intro} />
      <PressForm
        token={token}
        variant="primary"
        busy={state === 'asking' ? undefined : words.busy}
        onPress={() => void press()}
      >
        {words.submit}
      </PressForm>
      {signedIn ? (
        <Button variant="quiet" wide onClick={onStay}>
          {words.stay}
        </Button>
      ) : (
        <p>
          <Link to="/login" className="text-link small">
            {words.sign_in}
          </Link>
        </p>
      )}
    </div>
  )
}

/** Name of whoever is signed in; null until it is known. */
function useSignedInName(signedIn: boolean): string | null {
  const [name, setName] = useState<string | null>(null)
  useStart(() => {
    if (!signedIn) return
    // A guest's first load holds no cache.
    import('./signed-in-name.ts').then(({ fetchSignedInName }) => fetchSignedInName()).then(setName, () => undefined)
  })
  return signedIn ? name : null
}

/** Reports in a toast that the link does not work, and moves on. */
function InvalidLink({ text, onInvalid }: { text: string; onInvalid: () => void }) {
  const words = useMessages(transferMessages)
  useStart(() => {
    toast({ text, tone: 'warning' })
    onInvalid()
  })
  return (
    <div className="guest-page stack gap-l">
      <h1>{words.title}</h1>
    </div>
  )
}
