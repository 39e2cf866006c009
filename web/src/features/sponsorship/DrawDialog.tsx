import type { Godchild } from '@coussinet/contract/sponsorship.ts'
import { useRef } from 'react'
import { drawMessages, godchildrenMessages } from '#messages/sponsorship.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Note } from '#ui/Note.tsx'
import { PawProgress } from '#ui/PawProgress.tsx'
import { drawKind } from './sponsorship-stage.ts'
import styles from './DrawDialog.module.css'

type DrawDialogProps = {
  /** Godchild whose gain is discovered; null while none is. */
  godchild: Godchild | null
  drawn: Godchild | undefined
  error: Error | null
  onRetry: () => void
  onClose: () => void
}

/** Dialog in which a gain is drawn; a failure shows an error and a retry. */
export function DrawDialog({ godchild, drawn, error, onRetry, onClose }: DrawDialogProps) {
  const words = useMessages(drawMessages)
  const language = useLanguage()
  const closing = useRef<HTMLButtonElement>(null)

  function retry() {
    // The button goes with the failure.
    closing.current?.focus()
    onRetry()
  }

  return (
    <Dialog
      open={godchild !== null}
      onClose={onClose}
      title={words.title(godchild?.firstname ?? '')}
      actions={
        <>
          <Button ref={closing} variant={error ? 'quiet' : 'primary'} onClick={onClose}>
            {words.close}
          </Button>
          {error && (
            <Button variant="primary" onClick={retry}>
              {words.retry}
            </Button>
          )}
        </>
      }
    >
      {error ? (
        <Note tone="danger" live title={words[drawKind(godchild?.by_lot ?? false)].failed}>
          {problemText(error, language)}
        </Note>
      ) : (
        <DrawScene by_lot={godchild?.by_lot ?? false} drawn={drawn} />
      )}
    </Dialog>
  )
}

const beans = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

type DrawSceneProps = { by_lot: boolean; drawn: Godchild | undefined }

/** The toes fill one after the other; then the pad lands, and with it the gain. */
function DrawScene({ by_lot, drawn }: DrawSceneProps) {
  const words = useMessages(drawMessages)[drawKind(by_lot)]
  const { drawn: paysBy, drawn_undated } = useMessages(godchildrenMessages)
  const format = useFormat()
  const amount = drawn === undefined || drawn.amount_cents === null ? null : format.euros(drawn.amount_cents)
  return (
    <div className={`${styles.scene} seamed`} data-drawn={amount !== null}>
      <div className={styles.print}>
        <PawProgress done={amount === null ? 4 : 5} tone="refunded" size={116} isOpen />
        {amount !== null && beans.map((bean) => <span key={bean} className="bean" />)}
      </div>
      {amount !== null && (
        <p className={`amount amount-huge ${styles.amount}`} aria-hidden="true">
          {amount}
        </p>
      )}
      <div role="status">
        <p className="strong">{amount === null ? words.drawing : words.won(amount)}</p>
        {drawn !== undefined && (
          <p className="small">{drawn.pays_by === null ? drawn_undated : paysBy(format.longDay(drawn.pays_by))}</p>
        )}
      </div>
    </div>
  )
}
