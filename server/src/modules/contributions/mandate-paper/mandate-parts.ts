import type { Country } from '@coussinet/contract/domain/countries.ts'
import { euros, monthInWords } from '@coussinet/contract/domain/format.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import type { SignedParts } from '@coussinet/contract/signed-text.ts'
import { list } from '@coussinet/texts/grammar.ts'
import { creditor } from '#platform/paper/insurer.ts'
import { paperAddress, groupedIban } from '#platform/paper/postal-address.ts'
import { mandateWords } from './mandate-words.ts'
import type { PaperMandate } from './paper-mandate.ts'

/** Version of the wording of mandates; changes whenever a word changes. */
export const mandateTextVersion = 'mandate-2026-11-5'

export type MandateSetting = { language: PaperLanguage; country: Country; contract_number: string }

type MandateTerms = Omit<
  PaperMandate,
  | 'mandate_id'
  | 'status'
  | 'signature_mode'
  | 'signature_recipient'
  | 'signed_at'
  | 'created_at'
  | 'ended_at'
  | 'language'
  | 'proof'
>

export function mandateTitle({ language, country }: Pick<MandateSetting, 'language' | 'country'>): string {
  const { title, title_be } = mandateWords[language]
  return country === 'BE' ? title_be : title
}

/** The signed text, with the full account number. */
export function mandateParts(setting: MandateSetting, mandate: MandateTerms): SignedParts {
  const { language, contract_number } = setting
  const words = mandateWords[language]
  const facts: [term: string, ...lines: string[]][] = [
    [words.umr, mandate.umr],
    [words.payment.term, words.payment.value],
    [words.creditor, creditor.name, ...creditor.address[language]],
    [words.ics, creditor.identifier],
    [words.debtor, mandate.holder, ...paperAddress(mandate.address, { language, from: null })],
    [words.iban, groupedIban(mandate.iban)],
    [words.bic, mandate.bic ?? words.no_bic],
    ...(mandate.on_behalf_of === null ? [] : [[words.on_behalf, mandate.on_behalf_of] satisfies [string, string]]),
    ...(mandate.signatory === null ? [] : [[words.signatory, mandate.signatory] satisfies [string, string]]),
    [words.contract, words.contract_text(contract_number)],
    ...listMandateEffects(mandate, language),
  ]
  return {
    language,
    title: mandateTitle(setting),
    facts: facts.map(([term, ...lines]) => ({ term, lines })),
    paragraphs: [words.body(creditor.name), words.refund, words.note],
  }
}

export function listMandateEffects(
  { for_refunds, wanted_due_day, unpaid: collected }: Pick<PaperMandate, 'for_refunds' | 'wanted_due_day' | 'unpaid'>,
  language: PaperLanguage,
): [term: string, value: string][] {
  const { refunds, due_day, due_day_text, unpaid, unpaid_text } = mandateWords[language]
  return [
    ...(for_refunds ? [[refunds.term, refunds.value] satisfies [string, string]] : []),
    ...(wanted_due_day === null ? [] : [[due_day, due_day_text(wanted_due_day)] satisfies [string, string]]),
    ...(collected.length > 0
      ? [
          [
            unpaid,
            unpaid_text(monthsOf(collected, language), euros(contributionsTotal(collected), language)),
          ] satisfies [string, string],
        ]
      : []),
  ]
}

function monthsOf(collected: PaperMandate['unpaid'], language: PaperLanguage): string {
  const months = [...new Set(collected.map(({ month }) => month))]
  return list(
    months.map((month) => monthInWords(month, language)),
    language,
  )
}
