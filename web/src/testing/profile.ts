import type { ProfileChange } from '@coussinet/contract/forms.ts'
import { changeMe, getMe, type Profile } from '@coussinet/contract/profile.ts'
import { answerTo, type DemoMember } from './recorded.ts'
import { answers, serves } from './wire.ts'

/** Makes the API answer as to a recorded member whose former contract ended on 10 November 2026, before the next one begins in December. */
export function answersBetweenContracts(member: DemoMember): void {
  const me = answerTo(member, getMe, '/me')
  if (me.contract === null) throw new Error(`${member} has no contract.`)
  const days = { effective_date: '2026-12-01', previous_end_date: '2026-11-10' }
  answers(getMe, { ...me, contract: { ...me.contract, ...days, status: 'in_preparation' } })
}

/** Stores a member's profile as the server does; `sent` has the bodies, in order. */
export function keepsProfile(member: DemoMember, changes: Partial<Profile> = {}) {
  let me: Profile = { ...answerTo(member, getMe, '/me'), ...changes }
  const sent: ProfileChange[] = []
  const keep = (next: Profile) => {
    me = next
    answers(getMe, me)
    return me
  }
  keep(me)
  serves(changeMe, (change) => {
    sent.push(change)
    const { email, address, phones, locale } = change
    return keep({
      ...me,
      ...(email !== undefined && { pending_email: email === me.email ? null : email }),
      ...(address && { address: { ...me.address, ...address } }),
      ...(phones && { phones }),
      ...(locale && { locale }),
    })
  })
  return { sent, me: () => me, keep }
}
