import { Link } from '@tanstack/react-router'
import { takeFocus } from '#platform/browser/take-focus.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { PageHeading } from '#ui/display/section/PageHeading.tsx'
import { resetMessages } from './reset.messages.ts'

/** A link to choose a password that leads nowhere any more, and the way to a new one. */
export function LinkExpired() {
  const words = useMessages(resetMessages)
  return (
    <div className="guest-page stack gap-l">
      <PageHeading ref={takeFocus} title={words.expired_title} text={words.expired_why} />
      <Link to="/forgot-password" className={buttonClass({ variant: 'primary', size: 'large', wide: true })}>
        {words.expired_action}
      </Link>
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
