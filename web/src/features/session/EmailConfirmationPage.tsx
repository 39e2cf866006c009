import { confirmEmail } from '@coussinet/contract/profile.ts'
import { confirmMessages } from '#messages/session.ts'
import { takeFocus } from '#platform/browser/take-focus.ts'
import { call } from '#platform/calls/call.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { PressForm } from './PressForm.tsx'
import { useLink } from './use-link.ts'

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
  const onward = isSignedIn ? (
    <LinkButton to="/profile" variant={state === 'done' ? 'primary' : 'secondary'} size="large" wide>
      {words.profile}
    </LinkButton>
  ) : (
    <LinkButton to="/login" variant={state === 'done' ? 'primary' : 'secondary'} size="large" wide>
      {words.sign_in}
    </LinkButton>
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
