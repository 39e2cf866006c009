import { getDocument } from '@coussinet/contract/documents.ts'
import { addressOf } from '#platform/calls/address.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { useMessages } from '#platform/language/i18n.ts'
import { privacyMessages } from './privacy.messages.ts'

/** The member's document on the protection of data. */
export function DataDocument() {
  const words = useMessages(privacyMessages)
  return (
    <section className="stack gap-s" aria-labelledby="data-document">
      <h2 id="data-document">{words.document_title}</h2>
      <p>{words.document_text}</p>
      <div>
        <DownloadButton href={addressOf(getDocument.path, { type: 'rgpd' })} document_type="rgpd">
          {words.document}
        </DownloadButton>
      </div>
    </section>
  )
}
