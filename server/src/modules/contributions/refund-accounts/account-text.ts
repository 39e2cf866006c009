import type { SignedParts } from '@coussinet/contract/signed-text.ts'
import * as fr from '@coussinet/texts/fr/account-text.ts'
import * as it from '@coussinet/texts/it/account-text.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/account-text.ts'
import { groupedIban } from '#platform/paper/postal-address.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { localMoment } from '#platform/time/local-moment.ts'

/** Version of the wording of the texts; changes whenever a word changes. */
export const accountTextVersion = 'refund-account-2026-11-3'

const words = messages({ fr: fr.accountText, it: it.accountText, nl: nl.accountText })

type SignedAccount = { iban: string; bic: string | null; holder: string }

function accountFacts(language: Language, { holder, bic }: SignedAccount, iban: string): SignedParts['facts'] {
  const { holder: holder_term, iban: iban_term, bic: bic_term, no_bic } = words[language]
  return [
    { term: holder_term, lines: [holder] },
    { term: iban_term, lines: [iban] },
    { term: bic_term, lines: [bic ?? no_bic] },
  ]
}

/** Text that sends refunds to an account; with the full account number, or masked once it is confirmed. */
export function requestParts(language: Language, account: SignedAccount, show: 'whole' | 'masked'): SignedParts {
  const { title, from, from_text, wish, kept, hold } = words[language]
  const iban = show === 'whole' ? groupedIban(account.iban) : maskedIban(account.iban)
  return {
    language,
    title,
    facts: [...accountFacts(language, account, iban), { term: from, lines: [from_text] }],
    paragraphs: [wish, kept, hold],
  }
}

/**
 * Text that releases refunds to a new account at once; with the masked account, and the time in the country's time
 * zone.
 */
export function releaseParts(
  language: Language,
  account: SignedAccount,
  { held_until, country }: { held_until: Date; country: string },
): SignedParts {
  const { release_title, held, release } = words[language]
  const until = localMoment(held_until, language, country)
  const facts = [...accountFacts(language, account, maskedIban(account.iban)), { term: held, lines: [until] }]
  return { language, title: release_title, facts, paragraphs: [release(until)] }
}
