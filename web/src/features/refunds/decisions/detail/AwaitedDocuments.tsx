import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWarnBeforeLeaving } from '#platform/browser/use-warn-before-leaving.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { toast } from '#ui/toast-store.ts'
import { deleteFile, submitRequest } from '../../claims/new-refund/draft/draft.queries.ts'
import { addDocument } from '../../documents/add-document.ts'
import { useUploads } from '../../documents/use-uploads.ts'
import { AskedDocument } from './AskedDocument.tsx'
import { detailMessages } from './detail.messages.ts'
import styles from './request-page.module.css'

export function AwaitedDocuments({ request }: { request: RefundRequest }) {
  const { ask: words } = useMessages(detailMessages)
  const language = useLanguage()
  const queries = useQueryClient()
  const [key, setKey] = useState(newIdempotencyKey)
  const removal = useMutation(deleteFile(request.id))
  const submission = useMutation(submitRequest(request.id))
  const { awaited } = request
  const uploads = useUploads(async (place, file, watch) => {
    const asked = awaited.find(({ id }) => id === place)
    if (!asked?.type) return
    await addDocument(queries, request.id, { place: { type: asked.type, animal_id: asked.animal_id }, file }, watch)
  })
  useWarnBeforeLeaving(uploads.isBusy)
  const [isAttempted, setIsAttempted] = useState(false)
  const section = useRef<HTMLElement>(null)
  function showMissing() {
    setIsAttempted(true)
    requestAnimationFrame(() => section.current && focusFirstError(section.current))
  }
  const tell = (error: unknown) => toast({ text: problemText(error, language), tone: 'danger' })
  const documents = awaited.filter(({ type }) => type !== null)
  const isMissing = documents.some(({ file_id }) => file_id === null)
  function send() {
    // A promise outlives this block, which leaves once the documents are sent.
    submission.mutateAsync(key).then(
      () => toast({ text: words.sent }),
      (error: unknown) => {
        setKey(newIdempotencyKey())
        tell(error)
      },
    )
  }
  return (
    <section ref={section} id="documents" aria-labelledby="documents-title">
      <SectionHeading
        id="documents-title"
        title={documents.length === 0 ? words.number : words.title(documents.length)}
      />
      {awaited.map((asked) => (
        <AskedDocument
          key={asked.id}
          asked={asked}
          request={request}
          uploads={uploads}
          isAttempted={isAttempted}
          onRemove={(file_id) => removal.mutate(file_id, { onError: tell })}
        />
      ))}
      {documents.length > 0 && (
        <div className={styles.askedSend}>
          <Button
            variant="primary"
            size="large"
            busy={submission.isPending ? words.sending : undefined}
            unavailable={isMissing || uploads.isBusy}
            onUnavailable={showMissing}
            onClick={send}
          >
            {words.send(documents.length)}
          </Button>
          {isMissing && <span className="small muted">{words.missing}</span>}
        </div>
      )}
    </section>
  )
}
