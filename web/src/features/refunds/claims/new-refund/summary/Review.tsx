import { causeNames } from '@coussinet/contract/domain/care.ts'
import type { WizardStep } from '@coussinet/contract/domain/requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { summaryMessages } from '#messages/refund-requests.ts'
import { documentMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { FileTile } from '#ui/FileTile.tsx'
import { fileAt } from '../../../documents/add-document.ts'
import { FileThumbnail } from '../../../documents/FileViewer.tsx'
import styles from './summary.module.css'

type PartProps = { id: string; step: WizardStep; title: string; editLabel: string; children: ReactNode }

function Part({ id, step, title, editLabel, children }: PartProps) {
  const words = useMessages(summaryMessages)
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <div className="section-head">
        <h2 id={heading} className="h3">
          {title}
        </h2>
        <Link className="text-link small" to="/refunds/new" search={{ request: id, step }} aria-label={editLabel}>
          {words.edit}
        </Link>
      </div>
      {children}
    </section>
  )
}

type DocumentProps = { file: RequestFile | undefined; about?: string | undefined; isOnDevice: boolean }

function Document({ file, about, isOnDevice }: DocumentProps) {
  const words = useMessages(summaryMessages)
  const { received, onDevice } = useMessages(documentMessages)
  const format = useFormat()
  if (!file) return <p className="action-text">{about === undefined ? words.none : words.sheetMissing(about)}</p>
  const size = format.fileSize(file.size)
  return (
    <FileTile
      state="done"
      name={file.name}
      thumbnail={<FileThumbnail href={file.thumbnail_href} />}
      meta={about === undefined ? size : `${about}, ${size}`}
      badge={isOnDevice ? onDevice : received}
    />
  )
}

/** All that a request will file; `isOnDevice`: nothing of it has reached the portal. */
export function Review({ request, isOnDevice = false }: { request: RefundRequest; isOnDevice?: boolean }) {
  const words = useMessages(summaryMessages)
  const causes = useMessages(causeNames)
  const format = useFormat()
  const { id, animals, care_date, first_symptoms_on, invoice_number, vet_name } = request
  const missing = <span className="action-text">{words.none}</span>
  const optional = (term: string, value: string | null) => (value === null ? [] : [{ term, value }])
  return (
    <div className={styles.review}>
      <Part id={id} step="invoice" title={words.invoice} editLabel={words.editInvoice}>
        <Document file={fileAt(request, { type: 'invoice', animal_id: null })} isOnDevice={isOnDevice} />
        <DescriptionList facts={[{ term: words.paid, value: request.paid_confirmed ? words.paidYes : words.paidNo }]} />
      </Part>
      <Part id={id} step="animals" title={words.care} editLabel={words.editCare}>
        <DescriptionList
          facts={[
            {
              term: words.animals,
              value: animals.length === 0 ? missing : format.list(animals.map(({ name }) => name)),
            },
            { term: words.careDate, value: care_date === null ? missing : format.longDay(care_date) },
            { term: words.cause, value: request.cause === null ? missing : causes[request.cause] },
            ...optional(words.symptoms, first_symptoms_on && format.longDay(first_symptoms_on)),
            ...optional(words.invoiceNumber, invoice_number),
            ...optional(words.vetName, vet_name),
          ]}
        />
      </Part>
      <Part id={id} step="care_sheets" title={words.sheets} editLabel={words.editSheets}>
        <div className={styles.files}>
          {animals.map((animal) => (
            <Document
              key={animal.id}
              file={fileAt(request, { type: 'care-sheet', animal_id: animal.id })}
              about={animal.name}
              isOnDevice={isOnDevice}
            />
          ))}
        </div>
      </Part>
    </div>
  )
}
