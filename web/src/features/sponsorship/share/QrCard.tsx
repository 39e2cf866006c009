import { Suspense, useState } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { shareMessages } from './share.messages.ts'

const QrCode = lazyPart(() => import('./QrCode.tsx').then((module) => module.QrCode))

/** The link as a QR code, and larger when pressed: to be scanned from the member's own telephone. */
export function QrCard({ link }: { link: string }) {
  const words = useMessages(shareMessages)
  const [isLarge, setIsLarge] = useState(false)
  return (
    <>
      <button type="button" className="qr-card" aria-label={words.enlarge} onClick={() => setIsLarge(true)}>
        <Suspense fallback={<span className="qr" />}>
          <QrCode text={link} label={words.qr} />
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
        <div className="qr-large">
          <Suspense fallback={<span className="qr" />}>
            <QrCode text={link} label={words.qr} />
          </Suspense>
        </div>
      </Dialog>
    </>
  )
}
