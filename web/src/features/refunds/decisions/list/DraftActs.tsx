import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import Trash from '~icons/lucide/trash-2'
import { useToday } from '#platform/browser/use-today.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useCan } from '#platform/permissions.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/toast-store.ts'
import { deleteDraft } from '../../claims/new-refund/draft/draft.queries.ts'
import { KeepDraft } from '../../claims/request/KeepDraft.tsx'
import { deletedSoon } from '../../claims/request/shown-status.ts'
import { listMessages } from './refunds-list.messages.ts'

export function DraftActs({ request }: { request: RefundRequest }) {
  const canWrite = useCan('refunds:write')
  const today = useToday()
  if (!canWrite) return null
  return (
    <>
      {deletedSoon(request, today) !== null && <KeepDraft id={request.id} />}
      <DeleteDraft id={request.id} />
    </>
  )
}

function DeleteDraft({ id }: { id: string }) {
  const words = useMessages(listMessages)
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const deletion = useMutation(deleteDraft)
  function confirm() {
    setIsAsking(false)
    // A promise outlives this row, which leaves the list at once.
    deletion.mutateAsync(id).then(
      () => toast({ text: words.deleted }),
      (error: unknown) => toast({ text: problemText(error, language), tone: 'danger' }),
    )
  }
  return (
    <>
      <IconButton size="small" label={words.deleteDraft} icon={<Trash />} onClick={() => setIsAsking(true)} />
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.deleteTitle}
        text={words.deleteText}
        actions={
          <>
            <Button variant="quiet" onClick={confirm}>
              {words.deleteYes}
            </Button>
            <Button variant="primary" onClick={() => setIsAsking(false)}>
              {words.keepIt}
            </Button>
          </>
        }
      />
    </>
  )
}
