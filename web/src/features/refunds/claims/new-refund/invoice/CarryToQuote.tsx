import type { NewQuote } from '@coussinet/contract/quotes.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { CarryButton } from '../../../documents/reading/CarryButton.tsx'
import { carryToQuote } from '../../../quotes/quotes.queries.ts'

function toNewQuote({ animal_ids, vet_name, cause, first_symptoms_on }: RefundRequest): NewQuote {
  const [only, ...others] = animal_ids
  return {
    ...(only !== undefined && others.length === 0 ? { animal_id: only } : {}),
    ...(vet_name === null ? {} : { vet_name }),
    ...(cause === null ? {} : { cause, first_symptoms_on }),
  }
}

export function CarryToQuote({ request, file }: { request: RefundRequest; file: RequestFile }) {
  const navigate = useNavigate()
  const [key] = useState(newIdempotencyKey)
  const carrying = useMutation(carryToQuote)
  const carry = () =>
    carrying
      .mutateAsync({ told: toNewQuote(request), document: { request_id: request.id, file_id: file.id }, key })
      .then(({ id }) => navigate({ to: '/quotes/new', search: { quote: id, step: 'document' } }))
  return <CarryButton from="invoice" isPending={carrying.isPending} carry={carry} />
}
