import { careKindNames } from '@coussinet/contract/domain/care.ts'
import type { Quote, QuoteFile } from '@coussinet/contract/quotes.ts'
import type { ReadLine, Reading } from '@coussinet/contract/readings.ts'
import { useQuery } from '@tanstack/react-query'
import { quoteLinesMessages, quoteReadingMessages, readEstimateMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import type { EstimateLine } from '../cover/estimate/estimate-form.ts'
import { askAgain } from '../documents/reading/FileReading.tsx'
import { ReadingAnswers, ReadingLine, ReadingNote } from '../documents/reading/ReadingNote.tsx'
import { ReadPiece } from '../documents/reading/ReadPiece.tsx'
import { quoteQueries } from './quotes.queries.ts'
import type { LinesRead } from './read-lines.ts'

type QuoteLinesReadProps = {
  quote: Quote
  reading: Reading
  read: LinesRead | null
  /** the form holds them as they were read */
  isTaken: boolean
  onTake: () => void
}

/** Note above the lines of a quote: they are being read, were read, or can be taken over in a tap, never over typed ones. */
export function QuoteLinesRead({ quote, reading, read, isTaken, onTake }: QuoteLinesReadProps) {
  const words = useMessages(quoteLinesMessages)
  const { waiting, waitingText, read: said } = useMessages(quoteReadingMessages)
  const format = useFormat()
  useQuery({ ...quoteQueries.one(quote.id), refetchInterval: askAgain(reading) })
  if (reading.status !== 'waiting' && read === null) return null
  return (
    <div role="status">
      <ReadingLine>
        {reading.status === 'waiting' || read === null ? (
          <>
            <b className="strong">{waiting}</b> {waitingText}
          </>
        ) : isTaken ? (
          <>
            <b className="strong">{said}</b> {words.check}
            {read.hasDiscount && ` ${words.discount}`}
          </>
        ) : (
          <>
            {words.offer(read.lines.length, format.euros(read.total_cents))}
            {!read.isProven && ` ${words.unproven}`}
            {read.hasDiscount && ` ${words.discount}`}{' '}
            <button type="button" className="text-link" onClick={onTake}>
              {words.take(read.lines.length)}
            </button>
          </>
        )}
      </ReadingLine>
    </div>
  )
}

type QuoteLineReadProps = {
  file: QuoteFile
  line: ReadLine
  shown: EstimateLine
  onTake: (
    changes: Pick<EstimateLine, 'care_kind'> | Pick<EstimateLine, 'label' | 'billed_cents' | 'isReadable'>,
  ) => void
}

export function QuoteLineRead({ file, line, shown, onTake }: QuoteLineReadProps) {
  const words = useMessages(quoteReadingMessages)
  const { yes, asksText } = useMessages(readEstimateMessages)
  const kinds = useMessages(careKindNames)
  const format = useFormat()
  const { label, amount_cents, care_kind, box } = line
  const text = `${label}, ${format.euros(amount_cents)}`
  const isAsRead = shown.label === label && shown.billed_cents === amount_cents
  return (
    <ReadingNote
      said={
        isAsRead ? (
          words.read
        ) : (
          <span>
            {words.says(text)}{' '}
            <button
              type="button"
              className="text-link"
              onClick={() => onTake({ label, billed_cents: amount_cents, isReadable: true })}
            >
              {words.take}
            </button>
          </span>
        )
      }
    >
      {box && <ReadPiece file={file} box={box} label={words.piece(label)} isRow />}
      {shown.care_kind === null && care_kind !== null && (
        <ReadingAnswers>
          {asksText}
          <Button size="small" variant="secondary" onClick={() => onTake({ care_kind })}>
            {yes(kinds[care_kind].toLowerCase())}
          </Button>
        </ReadingAnswers>
      )}
    </ReadingNote>
  )
}
