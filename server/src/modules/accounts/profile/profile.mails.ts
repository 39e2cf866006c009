import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/account-mails.ts'
import * as it from '@coussinet/texts/it/account-mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/account-mails.ts'
import { plainGreeting } from '#platform/outbox/greeting.ts'
import type { Letter, SampleLetter } from '#platform/outbox/letter.ts'

const toConfirm = messages({
  fr: fr.addressToConfirm(brandFacts),
  it: it.addressToConfirm(brandFacts),
  nl: nl.addressToConfirm(brandFacts),
})
const inUse = messages({
  fr: fr.addressInUse(brandFacts),
  it: it.addressInUse(brandFacts),
  nl: nl.addressInUse(brandFacts),
})

/** Mail to a new address; reveals nothing about the account, since a stranger may read it. */
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

/** Mail to an address that another account uses: only its owner learns of the request. */
export const addressInUse = (language: Language): Letter => ({
  ...inUse[language],
  greeting: plainGreeting(language),
})

export const profileSamples: readonly SampleLetter[] = [
  {
    name: 'email-confirmation',
    letter: (language) => confirmAddress(language, 'https://members.example/email-confirmation#token=sample'),
  },
  { name: 'email-in-use', letter: addressInUse },
]
