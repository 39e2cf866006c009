const outcomes = { refused: true, abandoned: true, kept: true } as const

/** Result of the provider's page, or that the card stays; in the address, so that a reload shows it again. */
export type CardOutcome = keyof typeof outcomes

export type CardReturn = { registration: string | null; outcome: CardOutcome | null }

const isOutcome = (value: string | null): value is CardOutcome => value !== null && Object.hasOwn(outcomes, value)

/** Parameters that the payment provider's page adds to the address that it leads back to; all null on a plain visit. */
export function readCardReturn(search: string): CardReturn {
  const params = new URLSearchParams(search)
  const outcome = params.get('outcome')
  return { registration: params.get('registration'), outcome: isOutcome(outcome) ? outcome : null }
}
