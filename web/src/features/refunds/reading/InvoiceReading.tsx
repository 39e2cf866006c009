import { shownIcad } from '@coussinet/contract/domain/format-icad.ts'
import type { ReadBox, ReadDocument, Reading } from '@coussinet/contract/readings.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useQuery } from '@tanstack/react-query'
import ScanText from 'lucide-react/icons/scan-text'
import { useState } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { refundQueries } from '../refunds.queries.ts'
import type { PortrayedAnimal } from '../request/request-animals.ts'
import { readingMessages } from './reading.messages.ts'
import { ReadPiece } from './ReadPiece.tsx'
import styles from './reading.module.css'

type InvoiceReadingProps = {
  request: RefundRequest
  file: RequestFile
  reading: Reading
  animals: readonly PortrayedAnimal[]
  onRemove: () => void
}

// Should the live events be lost.
const askAgainMs = 5000

/** Reading of an invoice, below its file: on its way, as a proposal, or that the file looks like something else. */
export function InvoiceReading({ request, file, reading, animals, onRemove }: InvoiceReadingProps) {
  const words = useMessages(readingMessages)
  useQuery({ ...refundQueries.request(request.id), refetchInterval: reading.status === 'waiting' ? askAgainMs : false })
  return (
    <div className={styles.reading} role="status">
      {reading.status === 'waiting' && (
        <p className={`${styles.waiting} small`}>
          <ScanText className="icon-s" />
          <span>
            <b className="strong">{words.waiting}</b> {words.waitingText}
          </span>
        </p>
      )}
      {reading.status === 'failed' && <p className="small muted">{words.nothing}</p>}
      {reading.status === 'done' &&
        (reading.document === null || reading.document === 'invoice' ? (
          <Facts file={file} reading={reading} animals={animals} />
        ) : (
          <NotInvoice key={file.id} document={reading.document} onRemove={onRemove} />
        ))}
    </div>
  )
}

type NotInvoiceProps = { document: Exclude<ReadDocument, 'invoice'>; onRemove: () => void }

/** Says what a file looks like instead of an invoice; it stays, should the member know better (READ-03). */
function NotInvoice({ document, onRemove }: NotInvoiceProps) {
  const words = useMessages(readingMessages)
  const [isKept, setIsKept] = useState(false)
  if (isKept) return null
  return (
    <Note
      tone="warning"
      title={words.documents[document]}
      action={
        <span className={styles.answers}>
          {document === 'quote' && (
            <LinkButton size="small" variant="second" to="/quotes/new">
              {words.ask}
            </LinkButton>
          )}
          <Button size="small" variant="second" onClick={onRemove}>
            {words.remove}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setIsKept(true)}>
            {words.keep}
          </Button>
        </span>
      }
    >
      {words.needed}
    </Note>
  )
}

type Fact = {
  name: 'care_date' | 'clinic' | 'invoice_number' | 'chip' | 'total_cents'
  text: string
  box: ReadBox | null
}

/** The facts that were read and are sure, each with the piece of the document that it came from. */
function Facts({ file, reading, animals }: Pick<InvoiceReadingProps, 'file' | 'reading' | 'animals'>) {
  const words = useMessages(readingMessages)
  const format = useFormat()
  const { care_date, clinic, invoice_number, chip, total_cents } = reading
  const animal = animals.find(({ icad }) => icad !== null && icad === chip?.value)
  const fact = <Value,>(
    name: Fact['name'],
    read: { value: Value; sure: boolean; box: ReadBox | null } | null,
    text: (value: Value) => string,
  ): Fact[] => (read?.sure ? [{ name, text: text(read.value), box: read.box }] : [])
  const facts = [
    ...fact('care_date', care_date, format.longDay),
    ...fact('clinic', clinic, (name) => name),
    ...fact('invoice_number', invoice_number, (number) => number),
    ...fact('chip', chip, (number) => animal?.name ?? shownIcad(number)),
    ...fact('total_cents', total_cents, format.euros),
  ]
  if (facts.length === 0) return <p className="small muted">{words.nothing}</p>
  return (
    <section className={styles.facts} aria-labelledby="read-facts">
      <h2 id="read-facts" className="h3">
        {words.title}
      </h2>
      <p className="small muted">{words.text}</p>
      <dl>
        {facts.map(({ name, text, box }) => (
          <div key={name}>
            <dt>{words.facts[name]}</dt>
            <dd>
              <span className="strong">{text}</span>
              {box && <ReadPiece file={file} box={box} label={words.piece(words.facts[name])} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
