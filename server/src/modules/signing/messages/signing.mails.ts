import { exampleNevg } from '@coussinet/contract/brand/nevg-like.ts'
import { brandFacts } from '@coussinet/contract/brand/values.ts'
import { getCompany } from '@coussinet/contract/company.ts'
import { euros } from '@coussinet/contract/domain/format.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import { accountLabels, shownAccount, unpaidToo } from '@coussinet/contract/domain/payments.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import * as fr from '@coussinet/texts/fr/account-mails.ts'
import * as it from '@coussinet/texts/it/account-mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/account-mails.ts'
import { greeting, plainGreeting } from '#platform/outbox/greeting.ts'
import type { Letter, SampleLetter } from '#platform/outbox/letter.ts'
import { mandateReference } from '#platform/text/reference.ts'
import { type CodeFacts, readableCode } from './code-facts.ts'

const letters = messages({
  fr: fr.codeLetters(brandFacts),
  it: it.codeLetters(brandFacts),
  nl: nl.codeLetters(brandFacts),
})
const forSomebodyElse = messages({
  fr: fr.codeForSomebodyElse(brandFacts),
  it: it.codeForSomebodyElse(brandFacts),
  nl: nl.codeForSomebodyElse(brandFacts),
})

/** The code by e-mail. Its subject and its first line do not hold the code: they show on screens that are locked. */
export function codeLetter(language: Language, facts: CodeFacts): Letter {
  const { asked_by, firstname, kind, country } = facts
  if (asked_by !== null) return letterToSomebodyElse(language, facts, asked_by)
  const words = letters[language]
  const { subject, text, account } = words[kind]
  return {
    subject,
    title: subject,
    greeting: greeting(firstname, language),
    paragraphs: [text],
    facts: factsOf(language, facts, account),
    notes: words.notes(readablePhone(getCompany(country).phone)),
  }
}

function factsOf(
  language: Language,
  { code, kind, name, iban, unpaid_cents = 0 }: CodeFacts,
  account: string,
): NonNullable<Letter['facts']> {
  return [
    { label: letters[language].code, value: readableCode(code) },
    ...(kind === 'mandate' ? [{ label: accountLabels[language].umr, value: name }] : []),
    { label: account, value: shownAccount(iban) },
    ...(unpaid_cents > 0 ? [{ label: unpaidToo[language], value: euros(unpaid_cents, language) }] : []),
  ]
}

/** The letter to the holder of the account, who pays for the member: it says who asks, for what, and that no is an answer too. */
function letterToSomebodyElse(language: Language, facts: CodeFacts, asked_by: string): Letter {
  const { subject, paragraphs, account, notes } = forSomebodyElse[language]
  return {
    subject: subject(asked_by),
    title: subject(asked_by),
    greeting: plainGreeting(language),
    paragraphs: paragraphs(asked_by),
    facts: factsOf(language, facts, account),
    notes: notes(readablePhone(getCompany(facts.country).phone)),
  }
}

const sampleOf = (name: string, facts: Pick<CodeFacts, 'kind' | 'name' | 'asked_by'>): SampleLetter => ({
  name,
  letter: (language) =>
    codeLetter(language, {
      ...facts,
      code: '412907',
      iban: 'FR39 **** **** 2A23',
      country: languages[language].country,
      firstname: 'Hélène',
    }),
})

export const signingSamples: readonly SampleLetter[] = [
  sampleOf('code-mandate', { kind: 'mandate', name: mandateReference(exampleNevg, 3), asked_by: null }),
  sampleOf('code-mandate-somebody-else', {
    kind: 'mandate',
    name: mandateReference(exampleNevg, 3),
    asked_by: 'Hélène Carpentier',
  }),
  sampleOf('code-refund-account', { kind: 'refund_account', name: 'FR39 **** **** 2A23', asked_by: null }),
  sampleOf('code-release', { kind: 'refund_account_release', name: 'FR39 **** **** 2A23', asked_by: null }),
]
