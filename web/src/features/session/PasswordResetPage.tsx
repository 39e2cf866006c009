import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { resetMessages } from '#messages/session.ts'
import { takeFocus } from '#platform/browser/take-focus.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { dismissToast, toast } from '#ui/toast-store.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

type PasswordResetPageProps = {
  /** Token of the mailed link; null without one. */
  token: string | null
  /** Hears that the link is of no more use, or has been used. */
  onTokenSpent: () => void
  onRestart: () => void
  onSignedIn: () => Promise<void>
}

export function PasswordResetPage({ token, onTokenSpent, onRestart, onSignedIn }: PasswordResetPageProps) {
  const words = useMessages(resetMessages)
  const [isExpired, setIsExpired] = useState(false)

  function expire() {
    onTokenSpent()
    setIsExpired(true)
    const restart = () => {
      dismissToast(toastId)
      onRestart()
    }
    const toastId = toast({
      text: words.expired,
      tone: 'warning',
      action: { label: words.expired_action, onAction: restart },
    })
  }

  function done() {
    onTokenSpent()
    toast({ text: words.done })
    return onSignedIn()
  }

  if (token === null || isExpired) return <LinkExpired />
  return <NewPasswordForm token={token} onExpired={expire} onDone={done} />
}

function LinkExpired() {
  const words = useMessages(resetMessages)
  return (
    <div className="guest-page stack gap-l">
      <PageHeading ref={takeFocus} title={words.expired_title} text={words.expired_why} />
      <LinkButton to="/forgot-password" variant="primary" size="large" wide>
        {words.expired_action}
      </LinkButton>
      <p className="row wrap gap-m">
        <Link to="/activation" className="text-link small">
          {words.first}
        </Link>
        <Link to="/login" className="text-link small">
          {words.sign_in}
        </Link>
      </p>
    </div>
  )
}
