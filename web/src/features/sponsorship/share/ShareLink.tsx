import { useSuspenseQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Mail from 'lucide-react/icons/mail'
import Share2 from 'lucide-react/icons/share-2'
import { useMessages } from '#platform/language/i18n.ts'
import { useMe } from '#platform/queries.ts'
import { Button } from '#ui/button/Button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { toast } from '#ui/feedback/toast/toast-store.ts'
import { sponsorshipQueries } from '../sponsorship.queries.ts'
import { invitationMail } from './invitation.ts'
import { QrCard } from './QrCard.tsx'
import { shareMessages } from './share.messages.ts'

// Not every browser has the device's own ways to share.
const canShare = () => 'share' in navigator

/** The member's link: to copy, to share, to mail, to scan. */
export function ShareLink() {
  const words = useMessages(shareMessages)
  const { firstname } = useMe()
  const { link } = useSuspenseQuery(sponsorshipQueries.requests()).data

  function copy() {
    navigator.clipboard.writeText(link).then(
      () => toast({ text: words.copied, tone: 'success' }),
      () => toast({ text: words.not_copied, tone: 'warning' }),
    )
  }
  function share() {
    navigator.share({ title: words.subject, text: words.invitation, url: link }).catch((error: unknown) => {
      // Given up by the member, there is nothing to mend.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy()
    })
  }

  return (
    <>
      <div className="linkbar">
        <input
          className="linktext"
          aria-label={words.link}
          value={link}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="primary" icon={<Copy />} onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <div className="row wrap gap-s share-ways">
        {canShare() && (
          <Button variant="paper" size="small" icon={<Share2 className="icon-s" />} onClick={share}>
            {words.share}
          </Button>
        )}
        <a className={buttonClass({ variant: 'paper', size: 'small' })} href={invitationMail(words, link, firstname)}>
          <Mail className="icon-s" />
          {words.email}
        </a>
      </div>
      <QrCard link={link} />
    </>
  )
}
