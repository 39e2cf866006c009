import type { Day } from '@coussinet/contract/domain/days.ts'

export const accountKinds = ['mandate_signed', 'refund_account_changed', 'account_released', 'card_registered'] as const
export type AccountKind = (typeof accountKinds)[number]

export const isAccountKind = (kind: string): kind is AccountKind => accountKinds.some((one) => one === kind)

/** Facts of an account in a notice; IBANs are masked. */
export type AccountNamed = {
  iban: string
  /** null if there was none, or a card */
  former_iban: string | null
  holder: string
  umr?: string
  /** null if no debit is planned */
  first_debit_on?: Day | null
  /** debit that still uses the former account */
  last_debit_before?: Day | null
  /** declined amount that is debited from it too, in cents */
  unpaid_cents?: number
  for_refunds?: boolean
}

/** Payment method before a change; null if there was none. */
export type EndedMeans = {
  /** masked IBAN */
  mandate?: { umr: string; iban: string }
  /** Visa •••• 4417 */
  card?: string
}
