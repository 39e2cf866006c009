import type { NewQuote } from '@coussinet/contract/quotes.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newIdempotencyKey } from '#platform/call.ts'
import { problemText } from '#platform/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast-store.ts'
import { carryToQuote } from '../quotes/quotes.queries.ts'
import { readingMessages } from './reading.messages.ts'

/** Facts of a request that its quote has too. */
function toldOf({ animal_ids, vet_name, cause, first_symptoms_on }: RefundRequest): NewQuote {
  const [only, ...others] = animal_ids
  return {
    ...(only !== undefined && others.length === 0 ? { animal_id: only } : {}),
    ...(vet_name === null ? {} : { vet_name }),
    ...(cause === null ? {} : { cause, first_symptoms_on }),
  }
}

/** Begins a quote with a document of a request that looks like one: it goes there as it is, and nobody sends it twice. */
export function CarryToQuote({ request, file }: { request: RefundRequest; file: RequestFile }) {
  const { elsewhere, opening } = useMessages(readingMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const [key] = useState(newIdempotencyKey)
  const carrying = useMutation(carryToQuote)
  // The draft may be gone, and this button with it, before the answer is there.
  const carry = () =>
    carrying
      .mutateAsync({ told: toldOf(request), document: { request_id: request.id, file_id: file.id }, key })
      .then(({ id }) => navigate({ to: '/quotes/new', search: { quote: id, step: 'document' } }))
      .catch((error: unknown) => toast({ text: problemText(error, language), tone: 'danger' }))
  return (
    <Button size="small" variant="second" busy={carrying.isPending ? opening : undefined} onClick={() => void carry()}>
      {elsewhere.link}
    </Button>
  )
}
