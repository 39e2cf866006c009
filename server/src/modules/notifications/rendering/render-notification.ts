import { payoutLabels, refundLabels } from '@coussinet/contract/domain/bill.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { requestLabels } from '@coussinet/contract/domain/requests.ts'
import { fill, listPlaceholders } from '@coussinet/contract/domain/strings.ts'
import type { Severity } from '@coussinet/contract/notifications.ts'
import { elided } from '@coussinet/texts/grammar.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { FactName, Wordings } from '../kinds/kind.ts'
import { isKind, type NotificationKind, notificationKinds, presentKind, getKindWords } from '../notification-kinds.ts'
import { unknownKind, type ParamValues, computeParamValues } from './param-words.ts'
import { type NotificationParams, parseParams } from './params.ts'

export type RenderedNotification = { severity: Severity; title: string; body: string; href: string | null }

const valueOfFact: Record<FactName, string> = {
  billed: 'billed',
  refunded: 'amount',
  paid: 'amount',
  kept: 'kept',
  account: 'account',
  paid_on: 'date',
  vet: 'vet',
  reference: 'reference',
}

const factLabels: Record<FactName, (language: Language) => string> = {
  billed: (language) => refundLabels[language].billed,
  refunded: (language) => payoutLabels[language].to_refund,
  paid: (language) => refundLabels[language].refunded,
  kept: (language) => refundLabels[language].kept,
  account: (language) => payoutLabels[language].account,
  paid_on: (language) => payoutLabels[language].payment_date,
  vet: (language) => requestLabels[language].vet,
  reference: (language) => requestLabels[language].tracking_reference,
}

export function renderNotification(
  stored_kind: string,
  stored_params: unknown,
  language: Language,
  as_of?: Day,
): RenderedNotification {
  const kind = presentKind(stored_kind)
  if (!isKind(kind)) return { severity: 'info', title: unknownKind(language), body: '', href: null }
  const { severity, href } = notificationKinds[kind]
  const { title, body } = getKindWords(kind, language)
  const values = computeParamValues(parseParams(stored_params), language, as_of)
  const say = (wordings: Wordings) => written(wordingOf(wordings, values), values, language)
  return { severity, title: say(title), body: say(body), href: pathOf(href, values) }
}

/** Text of its mail: its own paragraphs, else the notification's text. */
export function renderParagraphs(
  kind: NotificationKind,
  params: NotificationParams,
  language: Language,
  as_of?: Day,
): string[] {
  const { body, letter = [body] } = getKindWords(kind, language)
  const values = computeParamValues(params, language, as_of)
  return letter.flatMap((wordings) => {
    const known = knownOf(wordings, values)
    return known === undefined ? [] : written(known, values, language)
  })
}

export function renderFacts(
  kind: NotificationKind,
  params: NotificationParams,
  language: Language,
): { label: string; value: string }[] {
  const values = computeParamValues(params, language)
  return (notificationKinds[kind].facts ?? []).flatMap((name) => {
    const value = values[valueOfFact[name]]
    return value === undefined || value === '' ? [] : { label: factLabels[name](language), value }
  })
}

const listOf = (wordings: Wordings): readonly string[] => (typeof wordings === 'string' ? [wordings] : wordings)

const knownOf = (wordings: Wordings, values: ParamValues): string | undefined =>
  listOf(wordings).find((template) => listPlaceholders(template).every((name) => values[name] !== undefined))

/** Picks the first wording whose values are known; the last one fits rows of older versions. */
const wordingOf = (wordings: Wordings, values: ParamValues): string =>
  knownOf(wordings, values) ?? listOf(wordings).at(-1) ?? ''

function written(template: string, values: ParamValues, language: Language): string {
  // A value that an older version did not write is left out.
  const known = Object.fromEntries(listPlaceholders(template).map((name) => [name, values[name] ?? '']))
  // A name that ends with a point (Farid A.) ends the sentence too.
  const text = fill(template, known).replace(/\.\.$/, '.')
  return language === 'it' ? elided(text) : text
}

/** /refunds/{request_id} without an id is /refunds. */
function pathOf(href: string, values: ParamValues): string {
  const parts = href.split('/')
  const end = parts.findIndex((part) => listPlaceholders(part).some((name) => values[name] === undefined))
  return fill((end === -1 ? parts : parts.slice(0, end)).join('/'), values)
}
