import { dayOf } from '@coussinet/contract/domain/days.ts'
import { localMoment } from '#platform/local-moment.ts'
import { paperAddress, groupedIban } from '#platform/paper/address.ts'
import { frameOf } from '#platform/paper/frame.ts'
import { creditor } from '#platform/paper/insurer.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import type { Paper } from '#platform/paper/papers.ts'
import { type Insured, whoseOf } from '#platform/paper/whose.ts'
import { type MandateSetting, effectsOf, mandateTitle } from './mandate-parts.ts'
import { proofRows } from './mandate-proof.ts'
import { mandateWords } from './mandate-words.ts'
import type { PaperMandate } from './paper-mandate.ts'
import { townOf } from './town.ts'

type Setting = Pick<MandateSetting, 'language' | 'country'>

/** A SEPA Core mandate, signed or to be signed, with the account whole (decision record 0019), in the language in which it was signed. */
export function mandatePaper({ language, country, ...insured }: Setting & Insured, mandate: PaperMandate): Paper {
  const setting = { language: mandate.language ?? language, country }
  const issued_on = dayOf(mandate.signed_at ?? mandate.created_at)
  const frame = frameOf({ ...setting, title: mandateTitle(setting), issued_on, whose: whoseOf(insured) })
  return {
    template: '/modules/contributions/mandate-paper/mandate.typ',
    frame,
    content: mandateContent(setting, insured, mandate),
  }
}

function mandateContent(setting: Setting, { contract }: Insured, mandate: PaperMandate) {
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
      [words.contract, words.contract_text(contract.contract_number)],
      ...effectsOf(mandate, language),
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
  return ended[status](longDay(dayOf(ended_at), language))
}

/** Place and date, then who signed, when, and where the code went; null while nobody has. */
function signedWords(
  { language, country }: Setting,
  { signed_at, holder, address, signature_mode, signature_recipient }: PaperMandate,
): string[] | null {
  if (signed_at === null) return null
  const { place_date, signed, channel, to, to_email } = mandateWords[language]
  const place = place_date(townOf(address), longDay(dayOf(signed_at), language))
  const moment = localMoment(signed_at, language, country)
  if (signature_mode === null) return [place]
  const masked = signature_recipient?.replaceAll(' ', '\u00a0')
  const recipient = masked === undefined ? '' : ` ${signature_mode === 'sms' ? to(masked) : to_email(masked)}`
  return [place, `${signed(holder, moment, channel[signature_mode])}${recipient}.`]
}
