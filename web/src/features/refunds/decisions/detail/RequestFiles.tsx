import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { Suspense, useState } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { FileTile } from '#ui/FileTile.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { documentMessages } from '../../documents/documents.messages.ts'
import { FileReceipt } from '../../documents/FileReceipt.tsx'
import { FileThumbnail, FileViewer } from '../../documents/FileViewer.tsx'
import { useSaveFile } from '../../documents/use-save-file.ts'
import { detailMessages } from './detail.messages.ts'
import styles from './request-page.module.css'

// For requests paid in full.
const Accordion = lazyPart(() => import('#ui/Accordion.tsx').then((module) => module.Accordion))

type RequestFilesProps = { request: RefundRequest; isFolded: boolean }

/** Documents of a request; `isFolded` puts them in an accordion. */
export function RequestFiles({ request, isFolded }: RequestFilesProps) {
  const words = useMessages(detailMessages)
  // A document that answers the insurer's question is shown there until it is sent.
  const waiting = request.status === 'action-required' ? request.awaited.map(({ file_id }) => file_id) : []
  const files = request.files.filter(({ id }) => !waiting.includes(id))
  const tiles =
    files.length === 0 ? (
      <p className="muted">{words.noFile}</p>
    ) : (
      <div className={styles.detailFiles}>
        {files.map((file) => (
          <DocumentTile
            key={file.id}
            file={file}
            files={files}
            name={request.animals.find(({ id }) => id === file.animal_id)?.name ?? null}
          />
        ))}
      </div>
    )
  return (
    <section className="section" aria-labelledby="request-files">
      {isFolded ? (
        <Suspense fallback={null}>
          <Accordion title={<span id="request-files">{words.files}</span>} isWide>
            {tiles}
          </Accordion>
        </Suspense>
      ) : (
        <>
          <SectionHeading id="request-files" title={words.files} />
          {tiles}
        </>
      )}
    </section>
  )
}

type DocumentTileProps = { file: RequestFile; files: readonly RequestFile[]; name: string | null }

function DocumentTile({ file, files, name }: DocumentTileProps) {
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
      {isOpen && <FileViewer file={file} files={files} onClose={() => setIsOpen(false)} />}
    </>
  )
}
