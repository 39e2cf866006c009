import { languages } from '@coussinet/contract/domain/languages.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { escapeHtml } from '#platform/outbox/render/plain.ts'
import { otherLanguages } from '#platform/outbox/render/sent-page.ts'
import { mailboxWords } from './mailbox.messages.ts'
import type { StoredMessage } from './mailbox.store.ts'

type MailboxView = {
  messages: readonly StoredMessage[]
  language: Language
  open: string | undefined
  to: string | undefined
}

/** The list on one side and the message that is open, or the newest, on the other. */
export function mailboxBody({ messages, language, open, to }: MailboxView): string {
  const words = mailboxWords[language]
  const address = (more: Record<string, string | undefined>) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries({ to, lang: language, ...more })) if (value) query.set(name, value)
    return `/demo/mailbox?${query}`
  }
  const shown = messages.find(({ message_id }) => message_id === open) ?? messages[0]
  const tools = [
    to === undefined ? '' : `<a class="button" href="${escapeHtml(address({ to: undefined }))}">${words.all}</a>`,
    otherLanguages(language, (lang) => address({ lang, open })),
    `<a class="button" href="${escapeHtml(address({}))}">${words.refresh}</a>`,
  ].join('')
  const top = `<header class="top"><div><h1>${words.title}</h1><p>${words.lead}</p></div><div class="tools">${tools}</div></header>`
  if (shown === undefined)
    return `${top}<section class="cushion empty"><h2>${words.empty}</h2><p class="small">${words.empty_facts}</p></section>`

  const items = messages.map((message) => {
    const { message_id, channel, recipient } = message
    const current = message === shown ? ' aria-current="true"' : ''
    return `<li><a href="${escapeHtml(address({ open: message_id }))}"${current}><b>${escapeHtml(titleOf(message))}</b><span class="small"><span class="tag">${channel === 'sms' ? words.sms : words.email}</span> ${escapeHtml(recipient)}<br>${when(message, language)}</span></a></li>`
  })
  return `${top}<div class="columns${open ? ' opened' : ''}"><nav aria-label="${words.list}"><ul class="list">${items.join('')}</ul></nav><article class="cushion reading">${messageBody(shown, language)}</article></div>`
}

function messageBody(message: StoredMessage, language: Language): string {
  const words = mailboxWords[language]
  const { message_id, channel, recipient, subject, body_text, links, reply_to, attachments } = message
  const head = `<h2>${escapeHtml(subject ?? words.sms)}</h2><p class="small">${words.to} ${escapeHtml(recipient)} · ${when(message, language)}</p>${reply_to === null ? '' : `<p class="small">${words.reply_to} ${escapeHtml(reply_to)}</p>`}${attachments.length === 0 ? '' : `<p class="small">${words.attachments} ${escapeHtml(attachments.join(', '))}</p>`}`
  if (channel === 'sms') return `${head}<p class="bubble">${withLinks(body_text, links)}</p>`
  const list = links.map((link) => `<li>${anchor(link)}</li>`).join('')
  return `${head}<iframe src="/demo/mailbox/${message_id}" title="${escapeHtml(subject ?? '')}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>${list ? `<h3>${words.links}</h3><ul>${list}</ul>` : ''}<details><summary>${words.as_text}</summary><pre>${escapeHtml(body_text)}</pre></details>`
}

const titleOf = ({ subject, body_text }: StoredMessage) =>
  subject ?? (body_text.length > 60 ? `${body_text.slice(0, 58).trim()}…` : body_text)

function when({ sent_at }: StoredMessage, language: Language): string {
  const text = new Intl.DateTimeFormat(languages[language].tag, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  }).format(sent_at)
  return `<time datetime="${sent_at.toISOString()}">${text}</time>`
}

const anchor = (link: string) => `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`

function withLinks(text: string, links: readonly string[]): string {
  const [link, ...rest] = links.toSorted((one, another) => another.length - one.length)
  if (link === undefined) return escapeHtml(text)
  return text
    .split(link)
    .map((part) => withLinks(part, rest))
    .join(anchor(link))
}
