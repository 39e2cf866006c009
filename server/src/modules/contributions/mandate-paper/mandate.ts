import type { Country } from '@coussinet/contract/domain/countries.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import { type PaperLanguage, toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import { createFrame } from '#platform/paper/frame.ts'
import { creditor } from '#platform/paper/insurer.ts'
import { type PaperRecipientFacts, paperRecipient } from '#platform/paper/paper-recipient.ts'
import type { Paper } from '#platform/paper/papers.ts'
import { groupedIban, paperAddress } from '#platform/paper/postal-address.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import { listMandateEffects, type MandateSetting, mandateTitle } from './mandate-parts.ts'
import { mandateWords } from './mandate-words.ts'
import type { PaperMandate } from './paper-mandate.ts'

type Setting = Pick<MandateSetting, 'language' | 'country'>

/**
 * A SEPA Core mandate, signed or not, with the full account number (decision record 0019), in the language of its
 * signature.
 */
export function mandatePaper(
  { language, country, ...insured }: Setting & PaperRecipientFacts,
  mandate: PaperMandate,
): Paper {
  const setting = { language: toPaperLanguage(mandate.language ?? language), country }
  const issued_on = toLocalDay(mandate.signed_at ?? mandate.created_at)
  const frame = createFrame({ ...setting, title: mandateTitle(setting), issued_on, whose: paperRecipient(insured) })
  return {
    template: '/modules/contributions/mandate-paper/mandate.typ',
    frame,
    content: mandateContent(setting, insured, mandate),
  }
}

function mandateContent(setting: Setting, { contract }: PaperRecipientFacts, mandate: PaperMandate) {
  const { language } = setting
  const words = mandateWords[language]
  return {
    state: stateOf(setting, mandate),
    references: [
      [words.umr, mandate.umr],
      [words.ics, creditor.identifier],
    ],
    parties: [
      { title: words.creditor, lines: [creditor.name, ...creditor.address[language]] },
      { title: words.debtor, lines: [mandate.holder, ...paperAddress(mandate.address, { language, from: null })] },
    ],
    account: words.account,
    rows: [
      [words.iban, groupedIban(mandate.iban)],
      [words.bic, mandate.bic ?? words.no_bic],
      ...(mandate.on_behalf_of === null ? [] : [[words.on_behalf, mandate.on_behalf_of]]),
      ...(mandate.signatory === null ? [] : [[words.signatory, mandate.signatory]]),
      [words.contract, words.contract_text(contract.contract_number)],
      ...listMandateEffects(mandate, language),
    ],
    type: words.type,
    body: words.body(creditor.name),
    refund: words.refund,
    signature: words.signature,
    signed: signedWords(setting, mandate),
    sign_here: [words.sign_here, words.sign_name],
    note: words.note,
    proof: { title: words.proof.title, rows: proofRows(setting, mandate) },
  }
}

function stateOf({ language }: Setting, { status, ended_at, signed_at }: PaperMandate): string | null {
  const { ended, unsigned } = mandateWords[language]
  if (signed_at === null) return unsigned
  if (ended_at === null || (status !== 'replaced' && status !== 'revoked' && status !== 'lapsed')) return null
  return ended[status](longDay(toLocalDay(ended_at), language))
}

/** Place and date, signatory, time, and recipient of the code; null while unsigned. */
function signedWords(
  { language, country }: Setting,
  { signed_at, holder, signatory, address, signature_mode, signature_recipient }: PaperMandate,
): string[] | null {
  if (signed_at === null) return null
  const { place_date, signed, signs_for, channel, to, to_email } = mandateWords[language]
  const place = place_date(formatTown(address), longDay(toLocalDay(signed_at), language))
  const moment = localMoment(signed_at, language, country)
  if (signature_mode === null) return [place]
  const masked = signature_recipient?.replaceAll(' ', '\u00a0')
  const recipient = masked === undefined ? '' : ` ${signature_mode === 'sms' ? to(masked) : to_email(masked)}`
  return [
    place,
    `${signed(signatory === null ? holder : signs_for(signatory, holder), moment, channel[signature_mode])}${recipient}.`,
  ]
}

// As in Bourg-la-Reine, Villeneuve d’Ascq, Reggio nell’Emilia, Castiglione delle Stiviere, Heist-op-den-Berg
const small = new RegExp(
  `^(?:${[
    'de|du|des|d|la|le|les|lès|lez|l|sur|sous|en|et|à|au|aux',
    'a|al|all|alla|alle|con|dal|dalla|dei|degli|del|dell|della|delle|dello|di|e|in|nel|nell|nella|nelle|sul|sull|sulla|sulle',
    'aan|bij|den|der|het|op|ten|ter|van',
  ].join('|')})$`,
)

/**
 * Writes a town as in a sentence: VILLENEUVE D'ASCQ CEDEX → Villeneuve d'Ascq; Italian towns without their province.
 */
export function formatTown({ city, country }: { city: string; country: string }): string {
  const town = country === 'IT' ? city.replace(/(?<=\S)\s+\(?[A-Z]{2}\)?$/, '') : city.replace(/\s+CEDEX\b.*$/, '')
  // Mixed case was written on purpose.
  if (town !== town.toUpperCase()) return town
  return town
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word, place: number) => (place > 0 && small.test(word) ? word : capitalised(word)))
}

// Browser names can have any length.
const longestBrowser = 160

/** Rows that prove the signature (SEC-33); none if the portal did not collect it. */
function proofRows(
  { language, country }: { language: PaperLanguage; country: Country },
  { proof, signature_mode, signature_recipient, on_behalf_of }: PaperMandate,
): [term: string, value: string][] {
  if (proof === null || signature_mode === null) return []
  const { proof: words, channel, to, to_email } = mandateWords[language]
  const moment = (at: Date) => `${localMoment(at, language, country)}, ${utc(at)}`
  const masked = (signature_recipient ?? '').replaceAll(' ', '\u00a0')
  const way = `${channel[signature_mode]} ${signature_mode === 'sms' ? to(masked) : to_email(masked)}`
  const from = [proof.address, proof.user_agent.slice(0, longestBrowser)].filter(Boolean).join(', ')
  return [
    [words.reference, proof.signature_id],
    [words.sent, words.sent_text(way, moment(proof.code_sent_at))],
    [words.validated, moment(proof.code_validated_at)],
    [words.tries, String(proof.wrong_tries)],
    // The policyholder typed another holder's code, so neither address nor browser is the signatory's.
    on_behalf_of === null ? [words.from, from] : [words.typed, words.typed_text(on_behalf_of, from)],
    [words.version, proof.text_version],
    [words.text, proof.text_sha256],
    [words.paper, proof.paper_sha256],
    [words.chain, words.chain_text(proof.position, proof.hash)],
    ...(proof.check === null ? [] : [[proof.check.term, proof.check.value] satisfies [string, string]]),
  ]
}

/** 2026-11-20 10:02:11 UTC */
const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', '\u00a0')}\u00a0UTC`
