import { activateAccount, forgotPassword, resetPassword, signIn } from '@coussinet/contract/session.ts'
import { nevg } from '@coussinet/contract/usernames.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { lastToken } from '#testing/outgoing/sent-mails.ts'
import type { TestPortal } from '#testing/start-portal.ts'

export const first = 'Tilleul-Parapluie-42'
export const second = 'Nuvola_Lanterna_12'

let number = 810_000_000

/** A member number with its right check digit, another one at each call. */
export function aNevg(): string {
  do number += 1
  while (!nevg.safeParse(String(number)).success)
  return String(number)
}

/** One whose number is well formed, with or without a password. */
export function anyone(portal: TestPortal, spec: Parameters<typeof aMember>[1] = {}): Promise<TestMember> {
  return aMember(portal, { nevg: aNevg(), ...spec })
}

export const forgot = (portal: TestPortal, username: string, headers: Record<string, string> = {}) =>
  portal.call(forgotPassword, { body: { username }, headers })

export const activate = (portal: TestPortal, username: string, headers: Record<string, string> = {}) =>
  portal.call(activateAccount, { body: { username }, headers })

export const reset = (portal: TestPortal, token: string, password: string) =>
  portal.call(resetPassword, { body: { token, password, password_confirmation: password } })

export const enter = (portal: TestPortal, username: string, password: string) =>
  portal.call(signIn, { body: { username, password } })

export async function aLink(portal: TestPortal, { nevg: username, member_id }: TestMember): Promise<string> {
  await forgot(portal, username)
  return lastToken(portal, member_id)
}
