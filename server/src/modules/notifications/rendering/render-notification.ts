import { bracesOf, fill } from '@coussinet/contract/domain/fill.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Severity } from '@coussinet/contract/notifications.ts'
import { isKind, type NotificationKind, notificationKinds } from '../notification-kinds.ts'
import { type Values, valuesOf } from './param-words.ts'
import { type NotificationParams, paramsOf } from './params.ts'

export type RenderedNotification = { severity: Severity; title: string; body: string; href: string | null }

/** A kind that this version does not know: written by a newer one, which was taken back. */
const unknown: Record<Language, string> = { fr: 'Du nouveau dans votre espace', it: 'Novità nella Sua area personale' }

/** Text of a notification, in one language, and the page it leads to. */
export function renderNotification(kind: string, kept: unknown, language: Language): RenderedNotification {
  if (!isKind(kind)) return { severity: 'info', title: unknown[language], body: '', href: null }
  const { severity, [language]: words, href } = notificationKinds[kind]
  const params = paramsOf(kept)
  const values = valuesOf(params, language)
  const [title, body] = words.map((template) => written(template, values, language))
  return { severity, title: title ?? '', body: body ?? '', href: pathOf(href, values) }
}

/** Text of its letter: the paragraphs of its own, else the text alone. */
export function paragraphsOf(kind: NotificationKind, params: NotificationParams, language: Language): string[] {
  const { letter, [language]: words } = notificationKinds[kind]
  const values = valuesOf(params, language)
  const paragraphs = letter?.[language] ?? [[words[1]]]
  return paragraphs.flatMap((wordings) => {
    const known = wordings.find((template) => bracesOf(template).every((name) => values[name] !== undefined))
    return known === undefined ? [] : written(known, values, language)
  })
}

function written(template: string, values: Values, language: Language): string {
  // A value that an older version did not write is left out.
  const known = Object.fromEntries(bracesOf(template).map((name) => [name, values[name] ?? '']))
  // A name that ends with a point (Farid A.) ends the sentence too.
  const text = fill(template, known).replace(/\.\.$/, '.')
  return language === 'it' ? elided(text) : text
}

/** /refunds/{request_id} without an id is /refunds. */
function pathOf(href: string, values: Values): string {
  const parts = href.split('/')
  const end = parts.findIndex((part) => bracesOf(part).some((name) => values[name] === undefined))
  return fill((end === -1 ? parts : parts.slice(0, end)).join('/'), values)
}
