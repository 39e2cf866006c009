import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/errors.ts'
import { inLanguage, useLanguage, useMessages } from '#platform/language/i18n.ts'
import { report } from '#platform/page/report.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { toast } from '#ui/feedback/toast/toast-store.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { erasureMessages } from './erasure.messages.ts'
import { askErasure } from './erasure.queries.ts'

/** Asked once more before the wish is sent. */
export function AskErasure({ onClose }: { onClose: () => void }) {
  const words = useMessages(erasureMessages)
  const language = useLanguage()
  const asking = useMutation(askErasure)
  const [key] = useState(() => crypto.randomUUID())
  const { error, isPending } = asking

  function ask() {
    if (isPending) return
    asking.mutateAsync(key).then(
      () => {
        onClose()
        toast({ text: inLanguage(erasureMessages).asked, tone: 'success' })
      },
      (failure: unknown) => report(failure, { action: 'personal-data.erasure' }),
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.dialogTitle}
      text={words.dialogText}
      actions={
        <>
          <Button variant="quiet" busy={isPending ? words.busy : undefined} onClick={ask}>
            {words.confirm}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      {error !== null && !hasCode(error, 'session_expired') && (
        <Note tone="danger" live>
          {problemText(error, language)}
        </Note>
      )}
    </Dialog>
  )
}
