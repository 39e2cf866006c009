import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { gsmText, smsLength } from '#platform/outbox/gsm-text.ts'
import { shortAccount } from '#platform/paper/short-account.ts'
import type { Subject } from '../subject.ts'
import { type CodeFacts, readableCode } from './code-facts.ts'

type Signed = Pick<CodeFacts, 'name'> & { account: string }

const purposes: Record<Language, Record<Subject['kind'], (signed: Signed) => string>> = {
  fr: {
    mandate: ({ name, account }) => `signer le mandat ${name}, compte ${account}`,
    refund_account: ({ account }) => `recevoir vos remboursements sur le compte ${account}`,
    refund_account_release: ({ account }) => `débloquer vos remboursements vers le compte ${account}`,
  },
  it: {
    mandate: ({ name, account }) => `firmare il mandato ${name}, conto ${account}`,
    refund_account: ({ account }) => `ricevere i rimborsi sul conto ${account}`,
    refund_account_release: ({ account }) => `sbloccare i rimborsi verso il conto ${account}`,
  },
}

const own: Record<Language, (code: string, purpose: string) => string> = {
  fr: (code, purpose) =>
    `${code} est votre code ${brandName} pour ${purpose}. Valable 10 min. Nous ne le demandons jamais par téléphone.`,
  it: (code, purpose) =>
    `${code} è il Suo codice ${brandName} per ${purpose}. Vale 10 min. Non lo chiediamo mai per telefono.`,
}

const ofSomebodyElse: Record<Language, (code: string, asked_by: string, purpose: string) => string> = {
  fr: (code, asked_by, purpose) =>
    `${code} : ${asked_by} vous demande de ${purpose} (${brandName}). Valable 10 min, jamais demandé par téléphone.`,
  it: (code, asked_by, purpose) =>
    `${code}: ${asked_by} Le chiede di ${purpose} (${brandName}). Vale 10 min, non lo chiediamo mai per telefono.`,
}

/**
 * The code in one SMS, first in it so that a notice on a locked screen shows it; no link, for that is what frauds send.
 * The member's own phone is told for which site it is, where that fits: its browser then offers the code there alone.
 */
export function codeSms(language: Language, facts: CodeFacts, public_url: string): string {
  const { code, kind, name, iban, asked_by } = facts
  const purpose = purposes[language][kind]({ name, account: shortAccount(iban) })
  if (asked_by !== null) return cut(asked_by, (by) => ofSomebodyElse[language](readableCode(code), by, purpose))
  const text = gsmText(own[language](readableCode(code), purpose))
  const bound = `${text}\n@${new URL(public_url).hostname} #${code}`
  return bound.length <= smsLength ? bound : text
}

/** The text with as much of a long name as one SMS can hold. */
function cut(name: string, text: (name: string) => string): string {
  const whole = gsmText(text(name))
  const excess = whole.length - smsLength
  return excess <= 0
    ? whole
    : gsmText(
        text(
          `${gsmText(name)
            .slice(0, -excess - 1)
            .trimEnd()}.`,
        ),
      )
}
