import { confirmMandate, createMandate, signMandate } from '@coussinet/contract/mandates.ts'
import { openCardRegistration, registerCard } from '@coussinet/contract/payment-methods.ts'
import { listReceipts, getCardPayment, payByCard } from '@coussinet/contract/receipts.ts'
import { confirmRefundAccount, createRefundAccount, signRefundAccount } from '@coussinet/contract/refund-accounts.ts'
import type { MemberClient } from './member-client.ts'

const holder = 'CAMILLE TOURNESOL'
const otherIban = 'FR7699910000420000428195006'

// The payment page of the demo is on the portal itself.
const anyOrigin = 'http://localhost'
const pathOf = (href: string) => new URL(href, anyOrigin).pathname

/** Signs a mandate for another account, by the mailed code. */
export async function signNewMandate({ call, lastCode }: MemberClient): Promise<void> {
  const address = { line1: '5 RUE DES LILAS', postal_code: '44000', city: 'NANTES', country: 'FR' as const }
  const { id, sha256 } = await call(createMandate, {
    body: { iban: otherIban, holder: { name: holder, address }, uses: ['premium'] },
  })
  const { id: signature_id } = await call(signMandate, { params: { id }, body: { mode: 'email', sha256 } })
  await call(confirmMandate, { params: { id, signature_id }, body: { code: await lastCode() } })
}

async function signRefundAccountOnce({ call, lastCode }: MemberClient, id: string, sha256: string): Promise<void> {
  const { id: signature_id } = await call(signRefundAccount, { params: { id }, body: { mode: 'email', sha256 } })
  await call(confirmRefundAccount, { params: { id, signature_id }, body: { code: await lastCode() } })
}

/** Names another account for refunds, and confirms it by the mailed code. */
export async function changeRefundAccount(member: MemberClient): Promise<void> {
  const { id, sha256 } = await member.call(createRefundAccount, { body: { iban: otherIban, holder } })
  await signRefundAccountOnce(member, id, sha256)
}

/** Registers a card on the demo's payment page. */
export async function registerNewCard({ call, demo }: MemberClient): Promise<void> {
  const { href } = await call(openCardRegistration)
  const answer = await demo(`${pathOf(href)}/visa`)
  const back = new URL(answer.headers.get('location') ?? '', anyOrigin)
  await call(registerCard, { body: { provider_token: back.searchParams.get('token') ?? '' } })
}

/** Pays a declined contribution on the demo's payment page. */
export async function payContributionByCard({ call, demo }: MemberClient): Promise<void> {
  const { data } = await call(listReceipts)
  const receipt_ids = data.filter(({ status }) => status === 'declined').map(({ id }) => id)
  const { id, href } = await call(payByCard, { body: { receipt_ids } })
  await demo(`${pathOf(href)}/paid`)
  await call(getCardPayment, { params: { id } })
}
