import { declineNames } from '@coussinet/contract/domain/declines.ts'
import { documentSentences } from '@coussinet/contract/domain/document-names.ts'
import { euros, list, longDay, monthInWords } from '@coussinet/contract/domain/format.ts'
import { dayOfMonth, deName, plural } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { receiptStatus } from '@coussinet/contract/domain/receipt-labels.ts'
import { creditor } from '#platform/paper/insurer.ts'
import type { NotificationParams } from './params.ts'

export type Values = Readonly<Record<string, string | undefined>>

/** Value of each pair of braces, in one language. */
export function valuesOf(params: NotificationParams, language: Language): Values {
  const { amount_cents, date, next_date, names, days, reason, month, due_day, title, godchild, ...said } = params
  return {
    ...said,
    ics: creditor.identifier,
    amount: amount_cents === undefined ? undefined : euros(amount_cents, language),
    date: date && longDay(date, language),
    next_date: next_date && longDay(next_date, language),
    name: names && list(names, language),
    de_name: names && list(names.map(deName), language),
    days_left: days === undefined ? undefined : daysLeft(days, language),
    reason: reason && declineNames[language][reason],
    declined: receiptStatus({ status: 'declined', decline_code: reason ?? null }, language),
    month: month && monthInWords(month, language),
    de_month: month && deName(monthInWords(month, language)),
    due_day: due_day === undefined ? undefined : dayOfMonth(due_day, language),
    godchild,
    de_godchild: godchild && deName(godchild),
    title: title && documentSentences[language][title],
  }
}

function daysLeft(days: number, language: Language): string {
  return language === 'it'
    ? plural(days, 'Resta 1 giorno', `Restano ${days} giorni`, 'it')
    : `Il reste ${days} ${plural(days, 'jour', 'jours', 'fr')}`
}
