import type { ProfileChange } from '@coussinet/contract/forms.ts'
import { changeMe, getMe, type Profile } from '@coussinet/contract/profile.ts'
import { answerTo, type DemoMember } from './recorded.ts'
import { answers, serves } from './wire.ts'

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
