import { askSentences } from '@coussinet/contract/domain/rejections.ts'
import { fileTypeNames } from '@coussinet/contract/domain/requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { Suspense } from 'react'
import { detailMessages, documentMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { CopyButton } from '../../documents/CopyButton.tsx'
import { DocumentTile } from '../../documents/DocumentTile.tsx'
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

/** A document's own receipt: its kind and size, when it arrived, its fingerprint for who looks, and why it is refused when it is. */
function FileReceipt({ file, name }: { file: RequestFile; name: string | null }) {
  const words = useMessages(documentMessages)
  const asks = useMessages(askSentences)
  const kinds = useMessages(fileTypeNames)
  const format = useFormat()
  const kind = file.type === 'care-sheet' && name !== null ? `${kinds[file.type]}, ${name}` : kinds[file.type]
  return (
    <>
      {`${kind}, ${format.fileSize(file.size)}`}
      <span className={styles.receipt}>{words.receipt(format.shortInstant(file.received_at))}</span>
      {file.status === 'refused' && file.refusal_code && (
        <span className="action-text">
          {words.refusedBecause} {asks[file.refusal_code](name ?? asks.yourAnimal)}
        </span>
      )}
      <details className={styles.proof}>
        <summary>{words.proof}</summary>
        {words.fingerprint}{' '}
        <span className="nowrap">
          <code title={file.sha256}>{`${file.sha256.slice(0, 8)}…${file.sha256.slice(-8)}`}</code>
          <CopyButton text={file.sha256} label={words.copyFingerprint} />
        </span>
      </details>
    </>
  )
}
