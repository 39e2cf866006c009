import type { Day } from '@coussinet/contract/domain/days.ts'
import * as fr from '@coussinet/texts/fr/push.ts'
import * as it from '@coussinet/texts/it/push.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/push.ts'
import { isKind, notificationKinds, presentKind } from '../notification-kinds.ts'
import { type PageGrants, openLink } from '../rendering/open-link.ts'
import { renderNotification } from '../rendering/render-notification.ts'

/** Most bytes of a payload that every push service takes: one record of 4096, less its header and tag (RFC 8291). */
export const largestPayload = 3993

/** Push in the declarative form (web_push 8030): a browser shows it by itself, or by the service worker. */
export type PushMessage = {
  web_push: 8030
  notification: {
    title: string
    body: string
    lang: Language
    dir: 'ltr'
    navigate: string
    tag: string
    app_badge: number
  }
  app_badge: number
}

type PushFacts = {
  notification_id: string
  kind: string
  params: unknown
  told_on: Day
  unread: number
  language: Language
  /** the member lets the device show details on a locked screen */
  details: boolean
  grants: PageGrants
  public_url: string
}

const words = messages({ fr: fr.pushWords, it: it.pushWords, nl: nl.pushWords })

/** Builds the push of a notification: without details it names no animal, amount, clinic or person. */
export function buildPushMessage(facts: PushFacts): PushMessage {
  const { notification_id, kind, params, told_on, unread, language, details, grants, public_url } = facts
  const { title, body, href } = renderNotification(kind, params, language, told_on)
  const shown = details ? { title: cut(title, 120), body: cut(body, 400) } : genericText(kind, language)
  return {
    web_push: 8030,
    notification: {
      ...shown,
      lang: language,
      dir: 'ltr',
      navigate: `${public_url}${openLink(href, grants) ?? '/notifications'}`,
      tag: notification_id,
      app_badge: unread,
    },
    app_badge: unread,
  }
}

function genericText(stored: string, language: Language): { title: string; body: string } {
  const { titles, body } = words[language]
  const kind = presentKind(stored)
  if (!isKind(kind)) return { title: titles.documents, body }
  const { group, severity, personal } = notificationKinds[kind]
  return { title: titles[personal ? 'message' : severity === 'action' ? 'action' : group], body }
}

const cut = (text: string, longest: number): string =>
  text.length <= longest
    ? text
    : `${text
        .slice(0, longest - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`

/** Writes a push as JSON; throws if a push service would not take its bytes. */
export function writePayload(message: PushMessage): string {
  const payload = JSON.stringify(message)
  const bytes = Buffer.byteLength(payload)
  if (bytes > largestPayload) throw new Error(`A push of ${bytes} bytes: ${largestPayload} at most.`)
  return payload
}
