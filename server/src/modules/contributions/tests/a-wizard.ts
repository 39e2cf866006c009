import {
  confirmMandate,
  createMandate,
  getMandate,
  type Mandate,
  type NewMandate,
  signMandate,
} from '@coussinet/contract/mandates.ts'
import type { Signature, SignatureMode } from '@coussinet/contract/signatures.ts'
import { newId } from '#platform/crypto/ids.ts'
import { openMemberSession, type TestMember } from '#testing/a-member.ts'
import { sentMails, sentSms } from '#testing/outgoing/sent-mails.ts'
import type { TestPortal } from '#testing/start-portal.ts'

export const ownIban = 'FR3999910000170000412703A23'
export const otherIban = 'BE50999004127018'
const address = {
  line1: '27 RUE DES TILLEULS',
  line2: null,
  line3: null,
  line4: null,
  postal_code: '69003',
  city: 'LYON',
  country: 'FR',
}

export const wanted = (changes: Partial<NewMandate> = {}): NewMandate => ({
  iban: otherIban,
  bic: null,
  holder: { name: 'HELENE CARPENTIER', address, contact: null },
  uses: ['premium'],
  ...changes,
})

export const ofSomebodyElse = (contact: { email: string | null; mobile: string | null }): NewMandate =>
  wanted({ holder: { name: 'ERIC LAGRANGE', address, contact } })

export const askFor = (
  portal: TestPortal,
  as: TestMember,
  changes: Partial<NewMandate> = {},
  headers: Record<string, string> = {},
) => portal.call(createMandate, { as, body: wanted(changes), headers })

export async function drawUp(portal: TestPortal, as: TestMember, changes: Partial<NewMandate> = {}): Promise<Mandate> {
  return (await askFor(portal, as, changes)).body
}

export const seen = async (portal: TestPortal, as: TestMember, { id }: { id: string }): Promise<Mandate> =>
  (await portal.call(getMandate, { as, params: { id } })).body

export const send = (
  portal: TestPortal,
  as: TestMember,
  { id, sha256 }: Pick<Mandate, 'id' | 'sha256'>,
  mode: SignatureMode = 'email',
) => portal.call(signMandate, { as, params: { id }, body: { mode, sha256 } })

export const confirm = (
  portal: TestPortal,
  as: TestMember,
  { id }: { id: string },
  signature: Pick<Signature, 'id'>,
  code: string,
  headers: Record<string, string> = {},
) => portal.call(confirmMandate, { as, params: { id, signature_id: signature.id }, body: { code }, headers })

/** The latest code sent for a member's mandate, by mail or SMS; an empty text if there is none. */
export async function lastCode(
  portal: TestPortal,
  { member_id }: TestMember,
  mode: SignatureMode = 'email',
): Promise<string> {
  const texts =
    mode === 'sms'
      ? (await sentSms(portal, member_id)).map(({ text }) => text)
      : (await sentMails(portal, member_id)).map(({ letter }) => JSON.stringify(letter))
  const codes = texts.flatMap((text) => /\b(\d{3})[ \u00a0](\d{3})\b/.exec(text)?.slice(1, 3).join('') ?? [])
  return codes.at(-1) ?? ''
}

export async function signed(
  portal: TestPortal,
  as: TestMember,
  changes: Partial<NewMandate> = {},
  mode: SignatureMode = 'email',
): Promise<Mandate> {
  const mandate = await drawUp(portal, as, changes)
  const { body: signature } = await send(portal, as, mandate, mode)
  await confirm(portal, as, mandate, signature, await lastCode(portal, as, mode))
  return seen(portal, as, mandate)
}

/** An earlier mandate, signed elsewhere and in use. */
export async function anActiveMandate(
  portal: TestPortal,
  { member_id, nevg }: TestMember,
  columns: object = {},
): Promise<string> {
  const mandate_id = newId()
  const at = new Date('2026-07-12T16:20:00Z')
  const { line1, postal_code, city, country } = address
  const row = {
    member_id,
    mandate_id,
    umr: `CSN-${nevg}-002`,
    status: 'active',
    holder: 'HELENE CARPENTIER',
    line1,
    postal_code,
    city,
    country,
    iban: ownIban,
    signed_at: at,
    created_at: at,
    ...columns,
  }
  await portal.db.insertInto('mandates').values(row).execute()
  return mandate_id
}

/** Signs the same member in again: access tokens are short-lived, and tests move the clock. */
export async function again(portal: TestPortal, member: TestMember): Promise<TestMember> {
  const { member_id } = member
  return {
    ...member,
    ...(await openMemberSession(portal, member_id)),
  }
}
