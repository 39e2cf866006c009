import type { NewQuote } from '@coussinet/contract/quotes.ts'
import type { Reading } from '@coussinet/contract/readings.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { readingMessages } from '#messages/refund-requests.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { useMessages } from '#platform/language/i18n.ts'
import type { PortrayedAnimal } from '../../../cover/request-animals.ts'
import { askAgain, CarryButton, FileReading } from '../../../documents/reading/FileReading.tsx'
import { ReadingNote } from '../../../documents/reading/ReadingNote.tsx'
import { type PicturedFile, ReadPiece } from '../../../documents/reading/ReadPiece.tsx'
import { refundQueries } from '../../../queries/refunds.queries.ts'
import { carryToQuote } from '../../../quotes/quotes.queries.ts'
import styles from './InvoiceStep.module.css'

type InvoiceReadingProps = {
  request: RefundRequest
  file: RequestFile
  reading: Reading
  animals: readonly PortrayedAnimal[]
  onRemove: () => void
}

export function InvoiceReading({ request, file, reading, animals, onRemove }: InvoiceReadingProps) {
  useQuery({ ...refundQueries.request(request.id), refetchInterval: askAgain(reading) })
  return (
    <FileReading
      paper="invoice"
      file={file}
      reading={reading}
      animals={animals}
      way={<CarryToQuote request={request} file={file} />}
      onRemove={onRemove}
    />
  )
}

function toNewQuote({ animal_ids, vet_name, cause, first_symptoms_on }: RefundRequest): NewQuote {
  const [only, ...others] = animal_ids
  return {
    ...(only !== undefined && others.length === 0 ? { animal_id: only } : {}),
    ...(vet_name === null ? {} : { vet_name }),
    ...(cause === null ? {} : { cause, first_symptoms_on }),
  }
}

function CarryToQuote({ request, file }: { request: RefundRequest; file: RequestFile }) {
  const navigate = useNavigate()
  const [key] = useState(newIdempotencyKey)
  const carrying = useMutation(carryToQuote)
  const carry = () =>
    carrying
      .mutateAsync({ quote: toNewQuote(request), document: { request_id: request.id, file_id: file.id }, key })
      .then(({ id }) => navigate({ to: '/quotes/new', search: { quote: id, step: 'document' } }))
  return <CarryButton from="invoice" isPending={carrying.isPending} carry={carry} />
}

type PaymentProofProps = { file: PicturedFile; proof: NonNullable<Reading['payment_proof']> }

/** Words of the invoice that say it was paid, below the box that the member ticks: nothing ticks it automatically. */
export function PaymentProof({ file, proof }: PaymentProofProps) {
  const words = useMessages(readingMessages)
  return (
    <ReadingNote className={styles.proof} said={words.proof(proof.value)}>
      {proof.box && <ReadPiece file={file} box={proof.box} label={words.piece(words.proofFact)} />}
    </ReadingNote>
  )
}
