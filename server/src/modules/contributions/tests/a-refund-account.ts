import {
  confirmRefundAccount,
  createRefundAccount,
  type RefundAccount,
  signRefundAccount,
} from '@coussinet/contract/refund-accounts.ts'
import type { Signature, SignatureMode } from '@coussinet/contract/signatures.ts'
import type { TestMember } from '#testing/a-member.ts'
import { sentMails, sentSms } from '#testing/outgoing/sent-mails.ts'
import type { TestPortal } from '#testing/start-portal.ts'

export const agricole = 'FR7630006000011234567890189'
export const belgian = 'BE68539007547034'

export async function aDraftAccount(portal: TestPortal, as: TestMember, iban = agricole): Promise<RefundAccount> {
  return (await portal.call(createRefundAccount, { as, body: { iban, bic: null, holder: 'Hélène Carpentier' } })).body
}

/** Requests a code for the text of an account; returns the account with the digits sent. */
export async function aCode(
  portal: TestPortal,
  as: TestMember,
  { id, sha256 }: Pick<RefundAccount, 'id' | 'sha256'>,
  mode: SignatureMode = 'email',
): Promise<Signature & { code: string }> {
  const { body } = await portal.call(signRefundAccount, { as, params: { id }, body: { mode, sha256 } })
  return { ...body, code: await lastCode(portal, as, mode) }
}

async function lastCode(portal: TestPortal, { member_id }: TestMember, mode: SignatureMode): Promise<string> {
  const letter = (await sentMails(portal, member_id)).at(-1)?.letter
  const text = mode === 'sms' ? (await sentSms(portal, member_id)).at(-1)?.text : letter?.facts?.[0]?.value
  return /\d{3}\s?\d{3}/.exec(text ?? '')?.[0].replaceAll(/\D/g, '') ?? ''
}

export const confirm = (
  portal: TestPortal,
  as: TestMember,
  id: string,
  { id: signature_id, code }: { id: string; code: string },
) => portal.call(confirmRefundAccount, { as, params: { id, signature_id }, body: { code } })

/** Changes the refund account, by its code; returns its id. */
export async function aConfirmedAccount(portal: TestPortal, as: TestMember, iban = agricole): Promise<string> {
  const draft = await aDraftAccount(portal, as, iban)
  const { status } = await confirm(portal, as, draft.id, await aCode(portal, as, draft))
  if (status !== 200) throw new Error(`The account was not confirmed: ${status}.`)
  return draft.id
}
