import { askSentences } from '@coussinet/contract/domain/rejections.ts'
import { fileTypeNames } from '@coussinet/contract/domain/requests.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { documentMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './request-files.module.css'

/** A document's own receipt: its kind and size, when it arrived, its fingerprint for who looks, and why it is refused when it is. */
export function FileReceipt({ file, name }: { file: RequestFile; name: string | null }) {
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
