import type { Page } from '@playwright/test'
import { ask } from '../../ask.ts'

/** Accounts that nobody has, with valid check digits. */
export const ibans = {
  french: { iban: 'FR1420041010050500013M02606', bic: null, masked: /FR14\s••••\s2606/ },
  second: { iban: 'FR7630006000011234567890189', bic: null, masked: /FR76\s••••\s0189/ },
  italian: { iban: 'IT60X0542811101000000123456', bic: null, masked: /IT60\s••••\s3456/ },
  belgian: { iban: 'BE68539007547034', bic: null, masked: /BE68\s••••\s7034/ },
} as const

/** FR14… → FR14 2004 1010 …, the spaces as the pages write them. */
export const inFours = (iban: string, space = '\u00a0'): string => (iban.match(/.{1,4}/g) ?? []).join(space)

type Account = { id: string; iban: string; holder: string; held_until: string | null }
export type Methods = {
  debit:
    | { kind: 'bank_account'; iban: string; umr: string; first_debit_on: string | null }
    | { kind: 'card'; brand: string; last4: string; expires: string }
    | null
  refund_account: Account | null
  due_day: number
  due_day_choices: { due_day: number; next_debit_on: string | null }[]
  pending_mandate_id: string | null
  pending_refund_account_id: string | null
  next_debit_on: string | null
  second_attempt_on: string | null
  takes_cards: boolean
}
type Signature = { id: string; recipient: string; resend_after: string; expires_at: string }
export type Mandate = {
  id: string
  status: string
  umr: string
  sha256: string
  first_debit_on: string | null
  last_debit_before: string | null
  signature: Signature | null
}

export const fetchMethods = (page: Page) => ask<Methods>(page, '/payment-methods')

export const fetchMandate = (page: Page, id: string) => ask<Mandate>(page, `/payment-methods/mandates/${id}`)

/** Draws up a mandate of the page's member by the API alone; an earlier one that is not signed gives way. */
export async function drawUp(page: Page, iban: string = ibans.french.iban): Promise<Mandate> {
  const { firstname, lastname, address } = await ask<{ firstname: string; lastname: string; address: object }>(
    page,
    '/me',
  )
  return ask<Mandate>(page, '/payment-methods/mandates', 'POST', {
    iban,
    holder: { name: `${firstname} ${lastname}`, address },
    uses: ['premium', 'refunds'],
  })
}

/** Names an account for refunds of the page's member by the API alone. */
export async function nameRefundAccount(page: Page, iban: string = ibans.second.iban): Promise<{ id: string }> {
  const { firstname, lastname } = await ask<{ firstname: string; lastname: string }>(page, '/me')
  return ask<{ id: string }>(page, '/payment-methods/refund-accounts', 'POST', {
    iban,
    holder: `${firstname} ${lastname}`,
  })
}

/** Sends the code of a mandate by the API alone. */
export const sendCode = (page: Page, { id, sha256 }: Mandate, mode: 'email' | 'sms') =>
  ask<Signature>(page, `/payment-methods/mandates/${id}/signatures`, 'POST', { mode, sha256 })
