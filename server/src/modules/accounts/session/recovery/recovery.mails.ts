import { brandFacts } from '@coussinet/contract/brand/values.ts'
import { getCompany } from '@coussinet/contract/company.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import * as fr from '@coussinet/texts/fr/account-mails.ts'
import * as it from '@coussinet/texts/it/account-mails.ts'
import { label, type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/account-mails.ts'
import { greeting } from '#platform/outbox/greeting.ts'
import type { Letter, LetterReader, SampleLetter } from '#platform/outbox/letter.ts'
import { localMoment } from '#platform/time/local-moment.ts'

type LinkLetterFacts = { firstname: string; href: string }
const letters = messages({
  fr: fr.linkLetters(brandFacts),
  it: it.linkLetters(brandFacts),
  nl: nl.linkLetters(brandFacts),
})
const signInPage = label({ fr: fr.signInPage, it: it.signInPage, nl: nl.signInPage })
const whyFormerAddress = label({ fr: fr.whyFormerAddress, it: it.whyFormerAddress, nl: nl.whyFormerAddress })
const linkHeld = messages({ fr: fr.linkHeld(brandFacts), it: it.linkHeld(brandFacts), nl: nl.linkHeld(brandFacts) })

function written(
  kind: keyof ReturnType<typeof fr.linkLetters>,
  language: Language,
  { firstname, href }: LinkLetterFacts,
): Letter {
  const { label: act, ...letter } = letters[language][kind]
  return { ...letter, greeting: greeting(firstname, language), action: { label: act, href } }
}

export const recoveryLetter = (language: Language, facts: LinkLetterFacts): Letter =>
  written('recovery', language, facts)

/** The letter to one who has never signed in. */
export const activationLetter = (language: Language, facts: LinkLetterFacts): Letter =>
  written('activation', language, facts)

/** The letter to one who asks for a first connection, and has a password. */
export function alreadyActiveLetter(
  language: Language,
  { public_url, ...facts }: LinkLetterFacts & { public_url: string },
): Letter {
  return {
    ...written('already_active', language, facts),
    facts: [{ label: signInPage[language], value: `${public_url}/login`, href: `${public_url}/login` }],
  }
}

/** The link that signs in without a password. */
export const transferLetter = (language: Language, facts: LinkLetterFacts): Letter =>
  written('transfer', language, facts)

/** The same to the address of before, while links go there. */
export const toFormerAddress = (language: Language, letter: Letter): Letter => ({
  ...letter,
  paragraphs: [...letter.paragraphs, whyFormerAddress[language]],
})

type TransferFacts = {
  firstname: string
  /** masked */
  sent_to: string
  until: Date
}

/** The letter to the new address while links still go to the one of before: where the link is, and when it will come here. */
export function linkHeldLetter(
  { language, country }: LetterReader,
  { firstname, sent_to, until }: TransferFacts,
): Letter {
  const { title, text, sent_to: sent, until: from, note } = linkHeld[language]
  return {
    subject: title,
    title,
    greeting: greeting(firstname, language),
    paragraphs: [text],
    facts: [
      { label: sent, value: sent_to },
      { label: from, value: localMoment(until, language, country) },
    ],
    notes: [note(readablePhone(getCompany(country).phone))],
  }
}

const public_url = 'https://members.example'
const byLink = { firstname: 'Hélène', href: `${public_url}/password-reset#token=sample` }
const byTransfer = { firstname: 'Hélène', href: `${public_url}/transfer#token=sample` }

export const recoverySamples: readonly SampleLetter[] = [
  { name: 'password-reset', letter: (language) => recoveryLetter(language, byLink) },
  {
    name: 'password-reset-to-former-address',
    letter: (language) => toFormerAddress(language, recoveryLetter(language, byLink)),
  },
  {
    name: 'link-at-former-address',
    letter: (language) =>
      linkHeldLetter(
        { language, country: languages[language].country },
        { firstname: 'Hélène', sent_to: 'h****@example.org', until: new Date('2026-11-23T10:00:00Z') },
      ),
  },
  { name: 'activation', letter: (language) => activationLetter(language, byLink) },
  { name: 'already-active', letter: (language) => alreadyActiveLetter(language, { ...byLink, public_url }) },
  { name: 'transfer', letter: (language) => transferLetter(language, byTransfer) },
]
