import { askSentences } from '@coussinet/contract/domain/ask-labels.ts'
import { fileTypeNames } from '@coussinet/contract/domain/file-type-names.ts'
import type { AwaitedItem, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { acceptedPhotos } from '#platform/photo/photo-format.ts'
import { photoMessages } from '#platform/photo/photo.messages.ts'
import { DropZone } from '#ui/DropZone.tsx'
import { getAnimalName } from '../../cover/request-animals.ts'
import { documentMessages } from '../../documents/documents.messages.ts'
import { DocumentSlot } from '../../documents/DocumentSlot.tsx'
import type { Uploads } from '../../documents/use-uploads.ts'
import { detailMessages } from './detail.messages.ts'
import styles from './request-page.module.css'

type AskedDocumentProps = {
  asked: AwaitedItem
  request: RefundRequest
  uploads: Uploads
  /** The member wanted to send: what is missing says so at its place. */
  isAttempted: boolean
  onRemove: (file_id: string) => void
}

/** One thing that is asked for: why, until when, and the place to add it; a missing number says where it is told. */
export function AskedDocument({ asked, request, uploads, isAttempted, onRemove }: AskedDocumentProps) {
  const { ask: words } = useMessages(detailMessages)
  const asks = useMessages(askSentences)
  const kinds = useMessages(fileTypeNames)
  const photos = useMessages(photoMessages)
  const documents = useMessages(documentMessages)
  const format = useFormat()
  const name = getAnimalName(request, asked.animal_id) ?? asks.yourAnimal
  const due = format.longDay(asked.due_on)
  return (
    <div className={styles.asked}>
      <div>
        {asked.type !== null && (
          <h3>{asked.animal_id === null ? kinds[asked.type] : `${kinds[asked.type]}, ${name}`}</h3>
        )}
        <p>{asks[asked.reason_code](name)}</p>
        {asked.note && (
          <p className="muted">
            {words.noteFromTeam} {asked.note}
          </p>
        )}
        <p className="small action-text">{asked.type === null ? words.dueIcad(due) : words.due(due)}</p>
      </div>
      {asked.type === null ? (
        <div className="stack gap-s">
          <p className="small muted">{words.icad(name)}</p>
          {asked.animal_id !== null && (
            <div>
              <LinkButton variant="primary" to="/animals/$id" params={{ id: asked.animal_id }}>
                {words.icadLink(name)}
              </LinkButton>
            </div>
          )}
        </div>
      ) : (
        <DocumentSlot
          place={asked.id}
          file={request.files.find(({ id }) => id === asked.file_id)}
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
