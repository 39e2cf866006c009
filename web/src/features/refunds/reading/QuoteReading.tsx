import type { Quote, QuoteFile } from '@coussinet/contract/quotes.ts'
import type { Reading } from '@coussinet/contract/readings.ts'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { quoteQueries } from '../quotes/quotes.queries.ts'
import type { PortrayedAnimal } from '../request/request-animals.ts'
import { askAgain, FileReading } from './FileReading.tsx'
import { quoteReadingMessages } from './reading.messages.ts'

type QuoteReadingProps = {
  quote: Quote
  file: QuoteFile
  reading: Reading
  animals: readonly PortrayedAnimal[]
  onRemove: () => void
}

/** Reading of a vet's quote, below its file. */
export function QuoteReading({ quote, file, reading, animals, onRemove }: QuoteReadingProps) {
  const { elsewhere } = useMessages(quoteReadingMessages)
  useQuery({ ...quoteQueries.one(quote.id), refetchInterval: askAgain(reading) })
  return (
    <FileReading
      paper="quote"
      file={file}
      reading={reading}
      animals={animals}
      way={
        <LinkButton size="small" variant="second" to="/refunds/new">
          {elsewhere.link}
        </LinkButton>
      }
      onRemove={onRemove}
    />
  )
}
