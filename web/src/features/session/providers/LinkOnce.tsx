import type { IdentityProvider } from '@coussinet/contract/identities.ts'
import { Link } from '@tanstack/react-router'
import { returnMessages } from '#messages/identities.ts'
import { inLanguage, useMessages } from '#platform/language/i18n.ts'
import { report } from '#platform/page/report-failure.ts'
import { toast } from '#ui/toast-store.ts'
import { SignInForm } from '../SignInForm.tsx'
import { useSignIn } from '../use-sign-in.ts'
import { link } from './provider-result.ts'

type LinkOnceProps = {
  provider: IdentityProvider
  /** In memory alone: whoever signs in on another page links nothing. */
  link_token: string
  onSignedIn: () => Promise<void>
}

/** Sign-in by other means for a member whose account at the provider is not linked yet; it is linked afterwards. */
export function LinkOnce({ provider: { name }, link_token, onSignedIn }: LinkOnceProps) {
  const words = useMessages(returnMessages)
  const signIn = useSignIn(async () => {
    await link(link_token).then(
      () => toast({ text: inLanguage(returnMessages).linked(name), tone: 'success' }),
      (error: unknown) => {
        report(error, { action: 'link-identity' })
        toast({ text: inLanguage(returnMessages).not_linked(name), tone: 'danger' })
      },
    )
    await onSignedIn()
  })
  return (
    <div className="guest-page stack gap-l">
      <SignInForm {...signIn} title={words.unlinked} intro={words.unlinked_text(name)} />
      <p>
        <Link to="/login" className="text-link small">
          {words.skip}
        </Link>
      </p>
    </div>
  )
}
