import type { AuthorizationPurpose, AuthorizationResult, IdentityProvider } from '@coussinet/contract/identities.ts'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { returnMessages } from '#messages/identities.ts'
import { takeFocus } from '#platform/browser/take-focus.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { takeLinkToken } from '#platform/calls/link-token.ts'
import { accessToken, startSession } from '#platform/calls/session.ts'
import { beginAt } from '#platform/identities/authorization.ts'
import {
  forgetWindow,
  takeWindowPurpose,
  tellReauthenticated,
  windowPurpose,
} from '#platform/identities/provider-window.ts'
import { inLanguage, useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { report } from '#platform/page/report-failure.ts'
import { revokeAfterHandOver } from '#platform/push/hand-over-device.ts'
import { useSignedIn } from '#platform/use-signed-in.ts'
import { Button } from '#ui/Button.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { toast } from '#ui/toast-store.ts'
import { LinkOnce } from './LinkOnce.tsx'
import { finishAt, findProviderName, mayBeUnread, whyFailed, type ReturnFailure } from './provider-result.ts'

type ProviderReturnPageProps = {
  /** Id of the provider, from the address. */
  provider: string
  /** Opens the page that the member wanted; resolves when it is on screen. */
  onSignedIn: () => Promise<void>
  /** Opens the list of linked accounts. */
  onLinked: () => Promise<void>
}

type UnlinkedResult = Extract<AuthorizationResult, { kind: 'unlinked' }>

type ReturnState =
  | { kind: 'waiting' | 'opening' | 'signed_in' | 'confirmed' }
  | { kind: 'unlinked'; provider: IdentityProvider; link_token: string }
  | { kind: 'failed'; why: ReturnFailure; name: string; retry: (() => void) | null }

/** Page to which an identity provider leads back, and from which a window of its own leads there. */
export function ProviderReturnPage({ provider, onSignedIn, onLinked }: ProviderReturnPageProps) {
  const words = useMessages(returnMessages)
  const { state, begin } = useReturn({ provider, onSignedIn, onLinked })
  if (state.kind === 'unlinked') return <LinkOnce {...state} onSignedIn={() => leave(onSignedIn)} />
  if (state.kind === 'failed') return <Failed {...state} onAgain={(purpose) => void begin(purpose)} />
  const isDone = state.kind === 'signed_in' || state.kind === 'confirmed'
  const text = { waiting: words.waiting_text, opening: words.opening_text }
  return (
    <div className="guest-page stack gap-l" aria-busy={!isDone}>
      <PageHeading
        ref={isDone ? takeFocus : undefined}
        title={words[state.kind]}
        text={isDone ? words.confirmed_text : text[state.kind === 'opening' ? 'opening' : 'waiting']}
      />
      {isDone && <CloseButton />}
    </div>
  )
}

function useReturn({ provider, onSignedIn, onLinked }: ProviderReturnPageProps) {
  const [state, setState] = useState<ReturnState>({ kind: 'waiting' })
  const isBegun = useRef(false)
  const path = `/sign-in/${provider}`

  async function fail(error: unknown, retry: (() => void) | null): Promise<void> {
    report(error, { action: 'provider' })
    const why = whyFailed(error)
    setState({
      kind: 'failed',
      why,
      name: await findProviderName(provider),
      retry: why === 'offline' ? retry : null,
    })
  }

  async function begin(purpose: AuthorizationPurpose): Promise<void> {
    setState({ kind: 'opening' })
    await beginAt(provider, purpose).then(
      // The browser's button leads back past this page, which would begin again.
      (href) => location.replace(href),
      (error: unknown) => fail(error, () => void begin(purpose)),
    )
  }

  async function finish(query: string): Promise<void> {
    setState({ kind: 'waiting' })
    await finishAt(provider, query).then(follow, (error: unknown) =>
      // A query that the server has read cannot be used again.
      fail(error, mayBeUnread(error) ? () => void finish(query) : null),
    )
  }

  async function follow(result: AuthorizationResult): Promise<void> {
    if (result.kind === 'signed_in') {
      const former = accessToken()
      startSession(result)
      // Before the next page: another member's has the document reloaded, which would leave the former session open.
      if (former !== null) await revokeAfterHandOver(former)
      if (!closeWindow()) return onSignedIn()
      return setState({ kind: 'signed_in' })
    }
    if (result.kind === 'reauthenticated') {
      tellReauthenticated()
      closeWindow()
      return setState({ kind: 'confirmed' })
    }
    if (result.kind === 'linked') {
      toast({ text: inLanguage(returnMessages).linked(result.identity.provider.name), tone: 'success' })
      return onLinked()
    }
    if (result.kind === 'unlinked') return setState(askToLink(result))
    if (result.kind === 'ask_again') {
      setState({ kind: 'opening' })
      return location.replace(result.href)
    }
    // Closed, the page that opened it is in front again; left open, it says why.
    closeWindow()
    setState({ kind: 'failed', why: 'cancelled', name: await findProviderName(provider), retry: null })
  }

  useStart(() => {
    if (isBegun.current) return
    isBegun.current = true
    const query = takeLinkToken(path)
    const purpose = takeWindowPurpose()
    if (query !== null) void finish(query)
    else if (purpose !== null) void begin(purpose)
    else void findProviderName(provider).then((name) => setState({ kind: 'failed', why: 'expired', name, retry: null }))
  })
  return { state, begin }
}

const askToLink = ({ provider, link_token }: UnlinkedResult) => ({ kind: 'unlinked' as const, provider, link_token })

/** Closes the window that a page opened for the provider; false in a tab. */
function closeWindow(): boolean {
  if (windowPurpose() === null) return false
  forgetWindow()
  window.close()
  return true
}

/** A member who signed in within a window goes on in the page that opened it. */
const leave = (onSignedIn: () => Promise<void>) => (closeWindow() ? Promise.resolve() : onSignedIn())

/** Closes the window; one that the browser lets no page close opens the portal. */
function CloseButton() {
  const words = useMessages(returnMessages)
  return (
    <LinkButton to="/" size="large" wide onClick={closeWindow}>
      {words.close}
    </LinkButton>
  )
}

type FailedProps = {
  why: ReturnFailure
  /** Name of the provider. */
  name: string
  /** Sends again what the network lost; null where that is of no use. */
  retry: (() => void) | null
  onAgain: (purpose: AuthorizationPurpose) => void
}

/** Explanation of what went wrong, and each way on. */
function Failed({ why, name, retry, onAgain }: FailedProps) {
  const words = useMessages(returnMessages)
  const isSignedIn = useSignedIn()
  const isWindow = windowPurpose() !== null
  const { title, text } = words.failures[why](name)
  const again = retry ?? (isSignedIn && !isWindow ? null : () => onAgain(isSignedIn ? 'reauthenticate' : 'sign-in'))
  return (
    <div className="guest-page stack gap-l" role="alert">
      <PageHeading ref={takeFocus} title={title} text={text} />
      <div className="stack gap-s">
        {again && (
          <Button variant="primary" size="large" wide onClick={again}>
            {words.again(name)}
          </Button>
        )}
        {isSignedIn && !isWindow && (
          <LinkButton to="/profile" hash="identities" variant="primary" size="large" wide>
            {words.profile}
          </LinkButton>
        )}
        {isWindow && <CloseButton />}
      </div>
      {!isSignedIn && !isWindow && (
        <p>
          <Link to="/login" className="text-link small">
            {words.sign_in}
          </Link>
        </p>
      )}
    </div>
  )
}
