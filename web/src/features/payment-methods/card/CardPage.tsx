import './card.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { paymentMethodsQuery } from '../payment-methods.queries.ts'
import type { CardReturn } from './card-return.ts'
import { CardDone } from './CardDone.tsx'
import { CardStart } from './CardStart.tsx'
import { KeepCard } from './KeepCard.tsx'

type CardPageProps = {
  returned: CardReturn
  /** What the provider knows the card by; null where the member does not come back with one. */
  token: string | null
  today: string
}

/** The registration of a card: what it means, the way to the provider’s page, and what the member comes back with. */
export function CardPage({ returned: { registration, outcome }, token, today }: CardPageProps) {
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery)
  // The token is of one use: what it did stays on screen when it is forgotten.
  const [brought] = useState(!token || registration === null ? null : { id: registration, provider_token: token })
  const last = useRef<HTMLHeadingElement>(null)
  const card = methods.debit?.kind === 'card' ? methods.debit : null
  if (brought !== null)
    return <KeepCard key={brought.id} registration={brought} methods={methods} today={today} last={last} />
  if (outcome === 'kept' && card) return <CardDone methods={methods} card={card} before={null} last={last} />
  return <CardStart methods={methods} today={today} outcome={outcome === 'kept' ? null : outcome} />
}
