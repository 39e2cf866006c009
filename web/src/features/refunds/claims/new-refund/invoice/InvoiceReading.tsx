import type { Reading } from '@coussinet/contract/readings.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useQuery } from '@tanstack/react-query'
import type { PortrayedAnimal } from '../../../cover/request-animals.ts'
import { askAgain, FileReading } from '../../../documents/reading/FileReading.tsx'
import { refundQueries } from '../../../queries/refunds.queries.ts'
import { CarryToQuote } from './CarryToQuote.tsx'

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
