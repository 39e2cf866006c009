import { calledName } from '@coussinet/contract/domain/members.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import Copy from '~icons/lucide/copy'
import Mail from '~icons/lucide/mail'
import Share2 from '~icons/lucide/share-2'
import { shareMessages } from '#messages/sponsorship.ts'
import { useMe } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast-store.ts'
import { sponsorshipQueries } from './sponsorship.queries.ts'
import styles from './share.module.css'

// Not every browser has the device's own ways to share.
const canShare = () => 'share' in navigator

export function ShareLink() {
  const words = useMessages(shareMessages)
  const firstname = calledName(useMe())
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
      <div className={styles.linkbar}>
        <input
          className={styles.linktext}
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
      <div className={`row wrap gap-s ${styles.ways}`}>
        {canShare() && (
          <Button variant="surface" size="small" icon={<Share2 className="icon-s" />} onClick={share}>
            {words.share}
          </Button>
        )}
        <ButtonAnchor variant="surface" size="small" href={invitationMail(words, link, firstname)}>
          <Mail className="icon-s" />
          {words.email}
        </ButtonAnchor>
      </div>
      <QrCard link={link} />
    </>
  )
}

type InvitationWords = { subject: string; hello: string; invitation: string; bye: string }

/** Builds a mailto address: subject and text, with the link on its own line and the sponsor's first name at the end. */
export function invitationMail(
  { subject, hello, invitation, bye }: InvitationWords,
  link: string,
  firstname: string,
): string {
  const body = [hello, '', invitation, link, '', bye, firstname].join('\r\n')
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

const QrCode = lazyPart(() => import('#ui/QrCode.tsx').then((module) => module.QrCode))

/** The link as a QR code, and larger when pressed: to be scanned from the member's own telephone. */
function QrCard({ link }: { link: string }) {
  const words = useMessages(shareMessages)
  const [isLarge, setIsLarge] = useState(false)
  return (
    <>
      <button type="button" className={styles.qrCard} aria-label={words.enlarge} onClick={() => setIsLarge(true)}>
        <Suspense fallback={<span className={styles.qr} />}>
          <QrCode className={styles.qr} text={link} label={words.qr} />
        </Suspense>
        <span className="caption">{words.scan}</span>
      </button>
      <Dialog
        open={isLarge}
        onClose={() => setIsLarge(false)}
        title={words.qr_title}
        text={words.qr_text}
        actions={
          <Button variant="primary" onClick={() => setIsLarge(false)}>
            {words.close}
          </Button>
        }
      >
        <div className={styles.qrLarge}>
          <Suspense fallback={<span className={styles.qr} />}>
            <QrCode className={styles.qr} text={link} label={words.qr} />
          </Suspense>
        </div>
      </Dialog>
    </>
  )
}
