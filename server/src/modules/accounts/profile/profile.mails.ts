import { type Language, messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/mails/profile.ts'
import * as it from '@coussinet/texts/it/mails/profile.ts'
import * as nl from '@coussinet/texts/nl/mails/profile.ts'
import { plainGreeting } from '#platform/outbox/greeting.ts'
import type { Letter, Sample } from '#platform/outbox/letter.ts'

const toConfirm = messages({ fr: fr.addressToConfirm, it: it.addressToConfirm, nl: nl.addressToConfirm })
const inUse = messages({ fr: fr.addressInUse, it: it.addressInUse, nl: nl.addressInUse })

/** The letter to a new address, whoever reads it there: nothing in it says whose it is to become. */
export function confirmAddress(language: Language, href: string): Letter {
  const { title, text, confirm, notes } = toConfirm[language]
  return {
    subject: title,
    title,
    greeting: plainGreeting(language),
    paragraphs: [text],
    action: { label: confirm, href },
    notes,
  }
}

/** The letter to an address that serves another account: its bearer alone learns that somebody asked for it. */
export const addressInUse = (language: Language): Letter => ({
  ...inUse[language],
  greeting: plainGreeting(language),
})

export const profileSamples: readonly Sample[] = [
  {
    name: 'email-confirmation',
    letter: (language) => confirmAddress(language, 'https://members.example/email-confirmation#token=sample'),
  },
  { name: 'email-in-use', letter: addressInUse },
]
