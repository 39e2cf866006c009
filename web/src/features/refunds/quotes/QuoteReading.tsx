import type { Quote, QuoteFile } from '@coussinet/contract/quotes.ts'
import type { Reading } from '@coussinet/contract/readings.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import type { PortrayedAnimal } from '../cover/request-animals.ts'
import { askAgain, CarryButton, FileReading } from '../documents/reading/FileReading.tsx'
import { carryToRequest, quoteQueries } from './quotes.queries.ts'

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

function CarryToRequest({ quote, file }: { quote: Quote; file: QuoteFile }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  const carrying = useMutation(carryToRequest)
  const carry = () =>
    carrying
      .mutateAsync({ document: { quote_id: quote.id, file_id: file.id }, key })
      .then(({ id }) => navigate({ to: '/refunds/new', search: { request: id, step: 'invoice' } }))
      // Only now: until then the page of the draft was open.
      .then(() => queries.removeQueries(quoteQueries.one(quote.id)))
  return <CarryButton from="quote" isPending={carrying.isPending} carry={carry} />
}
