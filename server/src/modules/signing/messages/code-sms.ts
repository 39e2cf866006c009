import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/account-mails.ts'
import * as it from '@coussinet/texts/it/account-mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/account-mails.ts'
import { gsmText, smsLength } from '#platform/outbox/gsm-text.ts'
import { shortAccount } from '#platform/paper/short-account.ts'
import { type CodeFacts, readableCode } from './code-facts.ts'

const words = messages({ fr: fr.codeSms(brandFacts), it: it.codeSms(brandFacts), nl: nl.codeSms(brandFacts) })

/**
 * The code in one SMS, first in it so that a notice on a locked screen shows it; no link, for that is what frauds send.
 * The member's own phone is told for which site it is, where that fits: its browser then offers the code there alone.
 */
export function codeSms(language: Language, facts: CodeFacts, public_url: string): string {
  const { code, kind, name, iban, asked_by } = facts
  const { purposes, own, of_somebody_else } = words[language]
  const purpose = purposes[kind]({ name, account: shortAccount(iban) })
  if (asked_by !== null) return cut(asked_by, (by) => of_somebody_else(readableCode(code), by, purpose))
  const text = gsmText(own(readableCode(code), purpose))
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
