import { formulaLabels } from '@coussinet/contract/brand/values.ts'
import { careName } from '@coussinet/contract/domain/care.ts'
import { coverResumes } from '@coussinet/contract/domain/cover.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { mediatorName } from '@coussinet/contract/domain/disputes.ts'
import { documentSentences } from '@coussinet/contract/domain/documents.ts'
import { dayWithoutYear, euros, longDay, monthInWords } from '@coussinet/contract/domain/format.ts'
import { amountDue, declineNames, receiptStatus } from '@coussinet/contract/domain/payments.ts'
import { askedThings, askSentences } from '@coussinet/contract/domain/rejections.ts'
import { channelNames } from '@coussinet/contract/domain/requests.ts'
import { rejectionText } from '@coussinet/contract/rejection-text.ts'
import * as fr from '@coussinet/texts/fr/notification-kinds.ts'
import { capitalised, dayOfMonth, deName, lowered, toName, list } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/notification-kinds.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/notification-kinds.ts'
import { creditor } from '#platform/paper/insurer.ts'
import type { NotificationParams } from './params.ts'

export type ParamValues = Readonly<Record<string, string | undefined>>

const paramWords = messages({ fr: fr.paramWords, it: it.paramWords, nl: nl.paramWords })

/** Title of a kind that this version does not know, because a newer one wrote it before a rollback. */
export const unknownKind = (language: Language): string => paramWords[language].unknown

/** Picks the text in the language that the member has now, of those that were given. */
const read = <Text>(texts: Partial<Record<Language, Text | undefined>> | undefined, language: Language) =>
  texts?.[language] ?? texts?.fr ?? texts?.it ?? texts?.nl

/** Value of each placeholder, in one language, as of that day. */
export function computeParamValues(params: NotificationParams, language: Language, as_of?: Day): ParamValues {
  const { names, days, files, due_day, title, godchild, reference, account, card, umr, date } = params
  const { request_id, quote_id, animal_id, receipt_id, end_reason, is_last, note, page, sender } = params
  const said = read(params.said, language)
  const words = paramWords[language]
  return {
    request_id,
    quote_id,
    animal_id,
    receipt_id,
    reference,
    note,
    sender,
    page,
    document: read(params.document, language),
    subject: params.subject,
    author: params.author,
    mediator: params.mediator && mediatorName(params.mediator, language),
    said_title: said?.title,
    said_body: said?.body,
    account,
    card,
    umr,
    ics: creditor.identifier,
    ...amountsOf(params, language),
    ...daysOf(params, language, as_of),
    ...careWordsOf(params, language),
    ...askWordsOf(params, language),
    ...debitWordsOf(params, language),
    formula: formulaIn(params.formula, language),
    from_formula: formulaIn(params.from_formula, language),
    name: names && list(names, language),
    de_name: names && list(names.map(deName), language),
    days_left: days === undefined ? undefined : words.daysLeft(days),
    time_left: days === undefined || !date ? undefined : words.timeLeft(days, longDay(date, language)),
    files: files === undefined ? undefined : words.files(files),
    due_day: due_day === undefined ? undefined : dayOfMonth(due_day, language),
    condolence: end_reason === 'deceased' && names ? words.condolence(names) : undefined,
    last_animal: is_last ? words.lastAnimal : undefined,
    godchild,
    de_godchild: godchild && deName(godchild),
    to_godchild: godchild && toName(godchild),
    title: title && documentSentences[language][title],
  }
}

const formulaIn = (formula: string | undefined, language: Language) =>
  formula === undefined ? undefined : (formulaLabels[formula]?.[language] ?? formula)

function amountsOf(
  {
    amount_cents,
    billed_cents,
    kept_cents,
    ceiling_cents,
    was_cents,
    due_cents,
    overpaid_cents,
    given_back_cents,
  }: NotificationParams,
  language: Language,
): ParamValues {
  // A decision may change and its amount not.
  const isSame = was_cents !== undefined && was_cents === amount_cents
  const inWords = (cents: number | undefined) => (cents === undefined ? undefined : euros(cents, language))
  return {
    amount: inWords(amount_cents),
    billed: inWords(billed_cents),
    kept: inWords(kept_cents),
    ceiling: inWords(ceiling_cents),
    was: isSame ? undefined : inWords(was_cents),
    stays: isSame ? inWords(amount_cents) : undefined,
    due: inWords(due_cents),
    overpaid: inWords(overpaid_cents),
    given_back: inWords(given_back_cents),
  }
}

/** Days of the year in which it is said, and those that one answers by, need no year; those of a contract have theirs. */
function daysOf(
  { date, next_date, called_off, care_date, expected_by }: NotificationParams,
  language: Language,
  as_of: Day | undefined,
): ParamValues {
  const near = (day: Day) => (day.slice(0, 4) === as_of?.slice(0, 4) ? dayWithoutYear : longDay)(day, language)
  return {
    date: date && longDay(date, language),
    next_date: next_date && longDay(next_date, language),
    called_off: called_off && longDay(called_off, language),
    care_day: care_date && near(care_date),
    expected_by: expected_by && near(expected_by),
  }
}

function careWordsOf(
  { care_kinds = [], cause, vet_name, channel, needs_account, rejection }: NotificationParams,
  language: Language,
): ParamValues {
  const care = careName({ care_kinds, cause: cause ?? null, vet_name: vet_name ?? null }, language)
  // The name of a vet alone is no word of ours to lower.
  const isOurs = care_kinds.length > 0 || cause !== undefined
  const why = rejection && rejectionText(rejection.code, rejection, language)
  return {
    care: care ?? undefined,
    care_inside: (care && isOurs ? lowered(care) : care) ?? undefined,
    vet: vet_name,
    by_channel: channel && channelNames[language][channel],
    needs_account: needs_account ? paramWords[language].noAccount : undefined,
    why,
    why_alone: why && capitalised(why),
  }
}

function askWordsOf({ asked, date }: NotificationParams, language: Language): ParamValues {
  if (!asked || asked.length === 0) return {}
  const things = [...new Set(asked.map(({ reason }) => askedThings[language][reason]))]
  const words = askSentences[language]
  const sentences = new Set(asked.map(({ reason, name }) => words[reason](name ?? words.yourAnimal)))
  return {
    missing: paramWords[language].missing(things),
    asked: [...sentences].join(' '),
    missing_by: date && paramWords[language].missingBy(things.length, longDay(date, language)),
  }
}

function debitWordsOf(
  { reason, month, left_cents, resumes_on, resumes_at }: NotificationParams,
  language: Language,
): ParamValues {
  return {
    left: left_cents === undefined ? undefined : amountDue[language].left(euros(left_cents, language)),
    resumes: resumes_on && resumes_at && coverResumes(longDay(resumes_on, language), resumes_at, language),
    reason: reason && declineNames[language][reason],
    declined: receiptStatus({ status: 'declined', decline_code: reason ?? null }, language),
    month: month && monthInWords(month, language),
    de_month: month && deName(monthInWords(month, language)),
  }
}
