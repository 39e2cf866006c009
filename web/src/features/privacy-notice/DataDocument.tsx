import { getDocument } from '@coussinet/contract/documents.ts'
import { useQuery } from '@tanstack/react-query'
import { privacyMessages } from '#messages/legal-pages.ts'
import { buildAddress } from '#platform/calls/address.ts'
import { queries } from '#platform/calls/query-client.ts'
import { documentsQuery } from '#platform/documents-query.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { useMessages } from '#platform/language/i18n.ts'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'

export function DataDocument() {
  const words = useMessages(privacyMessages)
  // The list of documents shows it too, if this fails. The frame of guests provides no cache.
  const written = useQuery(documentsQuery(), queries).data?.find(({ type }) => type === 'rgpd')?.language
  return (
    <section className="stack gap-s" aria-labelledby="data-document">
      <h2 id="data-document">{words.document_title}</h2>
      <p>{words.document_text}</p>
      {written !== undefined && <PaperLanguage of={written} />}
      <div>
        <DownloadButton href={buildAddress(getDocument.path, { type: 'rgpd' })} document_type="rgpd">
          {words.document}
        </DownloadButton>
      </div>
    </section>
  )
}
