import { Link } from '@tanstack/react-router'
import { confirmEmail } from '@coussinet/contract/profile.ts'
import { takeFocus } from '#platform/browser/take-focus.ts'
import { call } from '#platform/call.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { buttonClass } from '#ui/button-class.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { PressForm } from './PressForm.tsx'
import { useLink } from './use-link.ts'
import { confirmMessages } from './links.messages.ts'

type EmailConfirmationPageProps = {
  /** Token of the mailed link; null without one. */
  token: string | null
  isSignedIn: boolean
}

/** The new e-mail address, confirmed by a press: programs that look at mails follow links, but press nothing. */
export function EmailConfirmationPage({ token, isSignedIn }: EmailConfirmationPageProps) {
  const words = useMessages(confirmMessages)
  const { state, press } = useLink(token, 'confirm-email', (body_token) =>
    call(confirmEmail, { body: { token: body_token } }),
  )
  const looks = buttonClass({ variant: state === 'done' ? 'primary' : 'second', size: 'large', wide: true })
  const onward = isSignedIn ? (
    <Link to="/profile" className={looks}>
      {words.profile}
    </Link>
  ) : (
    <Link to="/login" className={looks}>
      {words.sign_in}
    </Link>
  )
  if (state === 'done' || state === 'expired') {
    return (
      <div className="guest-page stack gap-l">
        <PageHeading ref={takeFocus} title={words[state]} text={words[`${state}_text`]} />
        {onward}
      </div>
    )
  }
  return (
    <div className="guest-page stack gap-l">
      <PageHeading title={words.title} text={words.intro} />
      <PressForm
        token={token}
        variant="primary"
        busy={state === 'busy' ? words.busy : undefined}
        onPress={() => void press()}
      >
        {words.submit}
      </PressForm>
    </div>
  )
}
