import './draw.css'
import type { Godchild } from '@coussinet/contract/sponsorship.ts'
import { useRef } from 'react'
import { problemText } from '#platform/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { DrawScene } from './DrawScene.tsx'
import { drawKind, drawMessages } from './draw.messages.ts'

type DrawDialogProps = {
  /** Whose gain is discovered; null while none is. */
  godchild: Godchild | null
  drawn: Godchild | undefined
  error: Error | null
  onRetry: () => void
  onClose: () => void
}

/** The moment in which a gain is discovered; one that failed says so and can be tried again. */
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
