import { isNevg } from '@coussinet/contract/brand/nevg.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { putMember } from '@coussinet/contract/integration/upserts/member.ts'
import { findMemberByNevg } from '#modules/accounts/session/member-by-nevg.ts'
import { askMachine } from '#testing/a-machine.ts'
import type { SignedIn, TestPortal } from '#testing/start-portal.ts'

export function testNevg(at: number): string {
  const start = 900_000_000 + at * 10
  for (let last = 0; last < 10; last += 1) if (isNevg(String(start + last))) return String(start + last)
  throw new Error('no number')
}

export const newMember = {
  firstname: 'Hélène',
  lastname: 'Carpentier',
  email: 'helene@example.org',
  locale: 'fr',
  address: { line1: '27 RUE DES TILLEULS', postal_code: '69003', city: 'LYON', country: 'FR' },
  phones: { mobile: '+33639981204' },
} as const

export const newContract = { country: 'FR', effective_date: '2026-01-10', due_day: 5 } as const

let made = 100

export async function aBroughtMember(portal: TestPortal, as: SignedIn) {
  made += 1
  const nevg = testNevg(made)
  const email = `brought${made}@example.org`
  await askMachine(portal, putMember, { as, params: { nevg }, body: { ...newMember, email } })
  await askMachine(portal, putContract, { as, params: { number: `ZC-T-${made}` }, body: { nevg, ...newContract } })
  const member_id = (await findMemberByNevg(portal.db, nevg)) ?? ''
  return { nevg, email, member_id, number: `ZC-T-${made}` }
}
