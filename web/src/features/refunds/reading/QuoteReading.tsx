import type { Quote, QuoteFile } from '@coussinet/contract/quotes.ts'
import type { Reading } from '@coussinet/contract/readings.ts'
import { useQuery } from '@tanstack/react-query'
import { quoteQueries } from '../quotes/quotes.queries.ts'
import type { PortrayedAnimal } from '../request/request-animals.ts'
import { CarryToRequest } from './CarryToRequest.tsx'
import { askAgain, FileReading } from './FileReading.tsx'

type QuoteReadingProps = {
  quote: Quote
  file: QuoteFile
  reading: Reading
  animals: readonly PortrayedAnimal[]
  onRemove: () => void
}

/** Reading of a vet's quote, below its file. */
export function QuoteReading({ quote, file, reading, animals, onRemove }: QuoteReadingProps) {
  useQuery({ ...quoteQueries.one(quote.id), refetchInterval: askAgain(reading) })
  return (
    <FileReading
      paper="quote"
      file={file}
      reading={reading}
      animals={animals}
      way={<CarryToRequest quote={quote} file={file} />}
      onRemove={onRemove}
    />
  )
}
