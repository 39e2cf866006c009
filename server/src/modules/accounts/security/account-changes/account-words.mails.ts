import { brandFacts } from '@coussinet/contract/brand/values.ts'
import { mandateEnded } from '@coussinet/contract/domain/contact.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import * as fr from '@coussinet/texts/fr/account-mails.ts'
import * as it from '@coussinet/texts/it/account-mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/account-mails.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import type { NoticeContent } from '../notices.ts'

export const accountWords = messages({
  fr: fr.accountNotices(brandFacts),
  it: it.accountNotices(brandFacts),
  nl: nl.accountNotices(brandFacts),
})
const labels = messages({ fr: fr.accountLines, it: it.accountLines, nl: nl.accountLines })

/** Lines of a mail about an account; none for other subjects. */
export function accountFacts(
  language: Language,
  { kind, account, held_until, country }: Pick<NoticeContent, 'kind' | 'account' | 'held_until' | 'country'>,
) {
  if (!account) return []
  const words = labels[language]
  const {
    iban,
    former_iban,
    holder,
    umr,
    first_debit_on,
    last_debit_before,
    for_refunds = false,
    unpaid_cents = 0,
  } = account
  const isDebit = kind === 'mandate_signed'
  const isHeld = held_until && (for_refunds || kind === 'refund_account_changed')
  const lines: [label: string, value: string | null | undefined][] = [
    [isDebit ? words.debited : words.refunded, shownAccount(iban)],
    [words.holder, holder],
    [words.former, former_iban && shownAccount(former_iban)],
    [words.umr, umr],
    [words.last, former_iban && last_debit_before && longDay(last_debit_before, language)],
    [words.first, first_debit_on && longDay(first_debit_on, language)],
    [words.unpaid, isDebit && unpaid_cents > 0 ? euros(unpaid_cents, language) : null],
    [words.refunds, isDebit && for_refunds ? words.too : null],
    [words.held, isHeld ? localMoment(held_until, language, country) : null],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Sentence about the mandate that a card replaced, after the others. */
export function endOfMandate(language: Language, { ended }: Pick<NoticeContent, 'ended'>): string {
  if (!ended?.mandate) return ''
  const { umr, iban } = ended.mandate
  return ` ${mandateEnded(umr, shownAccount(iban), language)}`
}

/** Line of a mail about the card that is no longer debited. */
export function formerCard(language: Language, { ended }: Pick<NoticeContent, 'ended'>) {
  return ended?.card ? [{ label: labels[language].former_card, value: ended.card }] : []
}
