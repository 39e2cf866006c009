import { useState } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { dismissToast, toast } from '#ui/feedback/toast/toast-store.ts'
import { LinkExpired } from './LinkExpired.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { resetMessages } from './reset.messages.ts'

type PasswordResetPageProps = {
  /** Of the mailed link; null without one. */
  token: string | null
  /** Said when the link is of no more use, or has been used. */
  onTokenSpent: () => void
  onRestart: () => void
  onSignedIn: () => Promise<void>
}

/** A new password by a mailed link, for those who forgot theirs and those who connect for the first time. */
export function PasswordResetPage({ token, onTokenSpent, onRestart, onSignedIn }: PasswordResetPageProps) {
  const words = useMessages(resetMessages)
  const [isExpired, setIsExpired] = useState(false)

  function expire() {
    onTokenSpent()
    setIsExpired(true)
    const restart = () => {
      dismissToast(told)
      onRestart()
    }
    const told = toast({
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
