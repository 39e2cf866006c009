import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { Suspense } from 'react'
import { detailMessages, documentMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { DocumentTile } from '../../documents/DocumentTile.tsx'
import { FileReceipt } from '../../documents/FileReceipt.tsx'
import styles from './request-page.module.css'

// For requests paid in full.
const Accordion = lazyPart(() => import('#ui/Accordion.tsx').then((module) => module.Accordion))

type RequestFilesProps = { request: RefundRequest; isFolded: boolean }

/** Documents of a request; `isFolded` puts them in an accordion. */
export function RequestFiles({ request, isFolded }: RequestFilesProps) {
  const words = useMessages(detailMessages)
  const { accepted } = useMessages(documentMessages)
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
            meta={
              <FileReceipt file={file} name={request.animals.find(({ id }) => id === file.animal_id)?.name ?? null} />
            }
            badge={file.status === 'accepted' ? accepted : undefined}
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
