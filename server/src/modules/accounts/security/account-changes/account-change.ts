import type { Day } from '@coussinet/contract/domain/days.ts'

export const accountKinds = ['mandate_signed', 'refund_account_changed', 'account_released', 'card_registered'] as const
export type AccountKind = (typeof accountKinds)[number]

export const isAccountKind = (kind: string): kind is AccountKind => accountKinds.some((one) => one === kind)

/** Facts of an account in a notice; IBANs are masked. */
export type AccountNamed = {
  iban: string
  /** null where there was none, or a card */
  former_iban: string | null
  holder: string
  umr?: string
  /** null where no debit is planned */
  first_debit_on?: Day | null
  /** the debit that is still of the former account */
  last_debit_before?: Day | null
  /** amount that came back and is debited from it too, in cents */
  unpaid_cents?: number
  for_refunds?: boolean
}

/** Means of payment until a change; neither where nothing was. */
export type EndedMeans = {
  /** its IBAN masked */
  mandate?: { umr: string; iban: string }
  /** Visa •••• 4417 */
  card?: string
}
