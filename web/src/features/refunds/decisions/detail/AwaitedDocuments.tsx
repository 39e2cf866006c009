import { askSentences } from '@coussinet/contract/domain/rejections.ts'
import { fileTypeNames } from '@coussinet/contract/domain/requests.ts'
import type { AwaitedItem, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { photoMessages } from '#messages/platform.ts'
import { detailMessages, documentMessages } from '#messages/refunds.ts'
import { useWarnBeforeLeaving } from '#platform/browser/use-warn-before-leaving.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { acceptedPhotos } from '#platform/photo/photo-format.ts'
import { Button } from '#ui/Button.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { toast } from '#ui/toast-store.ts'
import { deleteFile, submitRequest } from '../../claims/new-refund/draft/draft.queries.ts'
import { getAnimalName } from '../../cover/request-animals.ts'
import { addDocument } from '../../documents/add-document.ts'
import { DocumentSlot } from '../../documents/DocumentSlot.tsx'
import { type Uploads, useUploads } from '../../documents/use-uploads.ts'
import styles from './request-page.module.css'

const VetLinks = lazyPart(() => import('../../vets/VetLinks.tsx').then((module) => module.VetLinks))

export function AwaitedDocuments({ request }: { request: RefundRequest }) {
  const { ask: words } = useMessages(detailMessages)
  const language = useLanguage()
  const queries = useQueryClient()
  const [key, setKey] = useState(newIdempotencyKey)
  const removal = useMutation(deleteFile(request.id))
  const submission = useMutation(submitRequest(request.id))
  const { awaited } = request
  const uploads = useUploads(async (place, file, watch) => {
    const document = awaited.find(({ id }) => id === place)
    if (!document?.type) return
    await addDocument(
      queries,
      request.id,
      { place: { type: document.type, animal_id: document.animal_id }, file },
      watch,
    )
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
      {awaited.map((document) => (
        <AskedDocument
          key={document.id}
          asked={document}
          request={request}
          uploads={uploads}
          isAttempted={isAttempted}
          onRemove={(file_id) => removal.mutate(file_id, { onError: tell })}
        />
      ))}
      <Suspense fallback={null}>
        <VetLinks
          subject={{ request_id: request.id }}
          topic="refund-requests"
          isSettled={!isMissing}
          animals={request.animals.filter(({ id }) => documents.some(({ animal_id }) => (animal_id ?? id) === id))}
        />
      </Suspense>
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

type AskedDocumentProps = {
  asked: AwaitedItem
  request: RefundRequest
  uploads: Uploads
  /** The member pressed "send": missing items show it in place. */
  isAttempted: boolean
  onRemove: (file_id: string) => void
}

/** One requested item: why, by when, and where to add it; a missing number says where to enter it. */
function AskedDocument({ asked: document, request, uploads, isAttempted, onRemove }: AskedDocumentProps) {
  const { ask: words } = useMessages(detailMessages)
  const asks = useMessages(askSentences)
  const kinds = useMessages(fileTypeNames)
  const photos = useMessages(photoMessages)
  const documents = useMessages(documentMessages)
  const format = useFormat()
  const name = getAnimalName(request, document.animal_id) ?? asks.yourAnimal
  const due = format.longDay(document.due_on)
  return (
    <div className={styles.asked}>
      <div>
        {document.type !== null && (
          <h3>{document.animal_id === null ? kinds[document.type] : `${kinds[document.type]}, ${name}`}</h3>
        )}
        <p>{asks[document.reason_code](name)}</p>
        {document.note && (
          <p className="muted">
            {words.noteFromTeam} {document.note}
          </p>
        )}
        <p className="small action-text">{document.type === null ? words.dueIcad(due) : words.due(due)}</p>
      </div>
      {document.type === null ? (
        <div className="stack gap-s">
          <p className="small muted">{words.icad(name)}</p>
          {document.animal_id !== null && (
            <div>
              <LinkButton variant="primary" to="/animals/$id" params={{ id: document.animal_id }}>
                {words.icadLink(name)}
              </LinkButton>
            </div>
          )}
        </div>
      ) : (
        <DocumentSlot
          place={document.id}
          file={request.files.find(({ id }) => id === document.file_id)}
          uploads={uploads}
          onRemove={({ id }) => onRemove(id)}
        >
          {(take) => (
            <DropZone
              size="small"
              hint={documents.orDrop}
              hintPhone=""
              formats={photos.formats}
              chooseLabel={photos.choose}
              photoLabel={photos.photo}
              accept={acceptedPhotos}
              error={isAttempted ? words.missing : undefined}
              onFiles={take}
            />
          )}
        </DocumentSlot>
      )}
    </div>
  )
}
