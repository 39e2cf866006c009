import { shownIcad } from '@coussinet/contract/domain/animals.ts'
import type { ReadBox, ReadDocument, Reading } from '@coussinet/contract/readings.ts'
import { type ReactNode, useState } from 'react'
import { paperNames, readingMessages } from '#messages/refund-requests.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast-store.ts'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { OtherPaper, isElsewhere, type PaperKind, readingWords } from './OtherPaper.tsx'
import { ReadingAnswers, ReadingLine } from './ReadingNote.tsx'
import { type PicturedFile, ReadPiece } from './ReadPiece.tsx'
import styles from './reading.module.css'

type FileReadingProps = {
  /** requested kind of paper */
  paper: PaperKind
  file: PicturedFile & { id: string }
  reading: Reading
  animals: readonly PortrayedAnimal[]
  /** link to where another paper is requested */
  way: ReactNode
  onRemove: () => void
}

// Should the live events be lost.
const askAgainMs = 5000

/** Pause before a document that waits to be read is fetched again. */
export const askAgain = ({ status }: Reading): number | false => (status === 'waiting' ? askAgainMs : false)

/** Reading of a document, below its file: on its way, as a proposal, or that the file looks like something else. */
export function FileReading({ paper, file, reading, animals, way, onRemove }: FileReadingProps) {
  const words = useMessages(readingWords[paper])
  return (
    <div className={styles.reading} role="status">
      {reading.status === 'waiting' && (
        <ReadingLine>
          <b className="strong">{words.waiting}</b> {words.waitingText}
        </ReadingLine>
      )}
      {reading.status === 'failed' && <p className="small muted">{words.nothing}</p>}
      {reading.status === 'done' && reading.other_papers && <OtherPages papers={reading.other_papers} />}
      {reading.status === 'done' &&
        (reading.document === null || reading.document === paper ? (
          <Facts paper={paper} file={file} reading={reading} animals={animals} />
        ) : (
          <UnexpectedPaper key={file.id} paper={paper} document={reading.document} way={way} onRemove={onRemove} />
        ))}
    </div>
  )
}

/** Names the pages of a file that are no part of its bill (READ-08). */
function OtherPages({ papers }: { papers: NonNullable<Reading['other_papers']> }) {
  const words = useMessages(readingMessages)
  const paper = useMessages(paperNames)
  const format = useFormat()
  const names = papers.map(({ page, document }) => words.onPage(paper[document], page))
  return <p className={`${styles.beside} small muted`}>{words.alsoInFile(format.list(names))}</p>
}

type UnexpectedPaperProps = Pick<FileReadingProps, 'paper' | 'way' | 'onRemove'> & { document: ReadDocument }

/** Note on the kind of document a file looks like, with suggestions; the member may keep the file. */
function UnexpectedPaper({ paper, document, way, onRemove }: UnexpectedPaperProps) {
  const words = useMessages(readingWords[paper])
  const [isKept, setIsKept] = useState(false)
  if (isKept) return null
  return (
    <OtherPaper
      paper={paper}
      document={document}
      action={
        <ReadingAnswers>
          {isElsewhere(paper, document) && way}
          <Button size="small" variant="secondary" onClick={onRemove}>
            {words.remove}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setIsKept(true)}>
            {words.keep}
          </Button>
        </ReadingAnswers>
      }
    />
  )
}

type ReadFact = {
  name: 'care_date' | 'clinic' | 'invoice_number' | 'chip' | 'total_cents'
  text: string
  box: ReadBox | null
}

/** The facts that were read and are sure, each with the piece of the document that it came from. */
function Facts({ paper, file, reading, animals }: Omit<FileReadingProps, 'way' | 'onRemove'>) {
  const words = useMessages(readingWords[paper])
  const format = useFormat()
  const { care_date, clinic, invoice_number, chip, total_cents, lines } = reading
  const animal = animals.find(({ icad }) => icad !== null && icad === chip?.value)
  const fact = <Value,>(
    name: ReadFact['name'],
    read: { value: Value; sure: boolean; box: ReadBox | null } | null,
    text: (value: Value) => string,
  ): ReadFact[] => (read?.sure ? [{ name, text: text(read.value), box: read.box }] : [])
  // The day and the number of a quote are those of the paper alone.
  const isInvoice = paper === 'invoice'
  const facts = [
    ...(isInvoice ? fact('care_date', care_date, format.longDay) : []),
    ...fact('clinic', clinic, (name) => name),
    ...(isInvoice ? fact('invoice_number', invoice_number, (number) => number) : []),
    ...fact('chip', chip, (number) => animal?.name ?? shownIcad(number)),
    ...fact('total_cents', total_cents, format.euros),
  ]
  if (facts.length === 0) return <p className="small muted">{words.nothing}</p>
  const hasAmounts = total_cents?.sure === true || lines.length > 0
  return (
    <section className={styles.facts} aria-labelledby="read-facts">
      <h2 id="read-facts" className="h3">
        {words.title}
      </h2>
      <p className="small muted">{words.text}</p>
      {!hasAmounts && <p className="small muted">{words.documents.other}</p>}
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

type CarryButtonProps = { from: PaperKind; isPending: boolean; carry: () => Promise<unknown> }

/** Takes a document to where it belongs, as it is: nobody sends it twice. */
export function CarryButton({ from, isPending, carry }: CarryButtonProps) {
  const { elsewhere, opening } = useMessages(readingWords[from])
  const language = useLanguage()
  // The draft, and this button with it, may be gone before the answer arrives.
  const press = () =>
    void carry().catch((error: unknown) => toast({ text: problemText(error, language), tone: 'danger' }))
  return (
    <Button size="small" variant="secondary" busy={isPending ? opening : undefined} onClick={press}>
      {elsewhere.link}
    </Button>
  )
}
