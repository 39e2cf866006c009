import { useState } from 'react'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { SectionHeading } from '#ui/display/section/SectionHeading.tsx'
import { FileTile } from '#ui/uploads/FileTile.tsx'
import { documentMessages } from '../documents/documents.messages.ts'
import { FileReceipt } from '../documents/FileReceipt.tsx'
import { FileThumbnail } from '../documents/FileThumbnail.tsx'
import { FileViewer } from '../documents/FileViewer.tsx'
import { useSaveFile } from '../documents/use-save-file.ts'
import { detailMessages } from './detail.messages.ts'

function DocumentTile({ file, name }: { file: RequestFile; name: string | null }) {
  const words = useMessages(documentMessages)
  const save = useSaveFile()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FileTile
        state="done"
        name={file.name}
        thumbnail={<FileThumbnail href={file.thumbnail_href} />}
        meta={<FileReceipt file={file} name={name} />}
        badge={file.status === 'accepted' ? words.accepted : undefined}
        view={{ label: words.view(file.name), onAction: () => setIsOpen(true) }}
        download={{ label: words.download(file.name), onAction: () => save(file.href, file.name) }}
      />
      {isOpen && <FileViewer file={file} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The documents of a request, each with its receipt and its fate, to be seen and saved. */
export function RequestFiles({ request }: { request: RefundRequest }) {
  const words = useMessages(detailMessages)
  // What answers a question is shown with the question until it is sent.
  const waiting = request.status === 'action-required' ? request.awaited.map(({ file_id }) => file_id) : []
  const files = request.files.filter(({ id }) => !waiting.includes(id))
  return (
    <section className="section" aria-labelledby="request-files">
      <SectionHeading id="request-files" title={words.files} />
      {files.length === 0 ? (
        <p className="muted">{words.noFile}</p>
      ) : (
        <div className="detail-files">
          {files.map((file) => (
            <DocumentTile
              key={file.id}
              file={file}
              name={request.animals.find(({ id }) => id === file.animal_id)?.name ?? null}
            />
          ))}
        </div>
      )}
    </section>
  )
}
