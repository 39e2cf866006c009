import type { Quote, QuoteFile } from '@coussinet/contract/quotes.ts'
import type { Reading } from '@coussinet/contract/readings.ts'
import { useQuery } from '@tanstack/react-query'
import type { PortrayedAnimal } from '../cover/request-animals.ts'
import { askAgain, FileReading } from '../documents/reading/FileReading.tsx'
import { CarryToRequest } from './CarryToRequest.tsx'
import { quoteQueries } from './quotes.queries.ts'

type QuoteReadingProps = {
  quote: Quote
  file: QuoteFile
  reading: Reading
  animals: readonly PortrayedAnimal[]
  onRemove: () => void
}

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
