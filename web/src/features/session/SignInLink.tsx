import type { Tokens } from '@coussinet/contract/session.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useStart } from '#platform/browser/use-start.ts'
import { accessToken, startSession } from '#platform/calls/session.ts'
import { revokeAfterHandOver } from '#platform/push/hand-over-device.ts'
import { useSignedIn } from '#platform/use-signed-in.ts'
import { Button } from '#ui/Button.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { toast } from '#ui/toast-store.ts'
import { PressForm } from './PressForm.tsx'
import { useLink } from './use-link.ts'

type SignInLinkWords = {
  title: string
  intro: string
  /** Sentence about the member who is signed in, by name once it is known. */
  signed_in: (name: string | null) => string
  stay: string
  submit: string
  busy: string
  invalid: string
  /** Advice to a guest, after `invalid`. */
  by_number?: string
  sign_in: string
}

type SignInLinkProps<Answer extends Tokens> = {
  /** Token of the link; null without one. */
  token: string | null
  /** Name of the action in reports of failures. */
  action: string
  words: SignInLinkWords
  /** Spends the link's token. */
  exchange: (token: string) => Promise<Answer>
  /** Resolves when the next page is on screen. */
  onSignedIn: (answer: Answer) => Promise<void>
  onInvalid: () => void
  /** Called when a signed-in member keeps their session and leaves the link unused. */
  onStay: () => void
  /** Content between the heading and the button. */
  children?: ReactNode
}

/**
 * Sign-in by a link, after a press: programs that check mails follow links, but press nothing. If a member is signed
 * in, it says who, and the press ends that session.
 */
export function SignInLink<Answer extends Tokens>({
  token,
  action,
  words,
  exchange,
  onSignedIn,
  onInvalid,
  onStay,
  children,
}: SignInLinkProps<Answer>) {
  const signedIn = useSignedIn()
  const name = useSignedInName(signedIn)
  const { state, press } = useLink(token, action, async (link_token) => {
    const former = accessToken()
    const answer = await exchange(link_token)
    startSession(answer)
    // Before the next page: another member's has the document reloaded, which would leave the former session open.
    if (former !== null) await revokeAfterHandOver(former)
    await onSignedIn(answer)
  })
  if (state === 'expired') {
    const { title, invalid, by_number } = words
    const text = signedIn || by_number === undefined ? invalid : `${invalid} ${by_number}`
    return <InvalidLink title={title} text={text} onInvalid={onInvalid} />
  }
  return (
    <div className="guest-page stack gap-l">
      <PageHeading title={words.title} text={signedIn ? words.signed_in(name) : words.intro} />
      {children}
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

type InvalidLinkProps = { title: string; text: string; onInvalid: () => void }

/** Reports in a toast that the link does not work, and moves on. */
function InvalidLink({ title, text, onInvalid }: InvalidLinkProps) {
  useStart(() => {
    toast({ text, tone: 'warning' })
    onInvalid()
  })
  return (
    <div className="guest-page stack gap-l">
      <h1>{title}</h1>
    </div>
  )
}
