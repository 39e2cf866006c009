import { brandName, companies, companyCountries } from '@coussinet/contract/brand/values.ts'
import { getCompany } from '@coussinet/contract/company.ts'
import { weekdayHours } from '@coussinet/contract/domain/contact.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import type { Letter, LetterReader } from '../letter.ts'
import { frameWords } from './mail-frame.messages.ts'
import { markAddress } from './mail-mark.ts'
import { grounds, sheet, styles } from './mail-style.ts'
import { escapeHtml, plain, safeHref } from './plain.ts'

const safe = (text: string) => escapeHtml(plain(text))
const s = (...names: (keyof typeof styles)[]) => `style="${names.map((name) => styles[name]).join(';')}"`
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
const paragraph = (name: 'paragraph' | 'small', text: string) =>
  `<p class="${name === 'small' ? 'muted' : 'ink'}" ${s(name)}>${reachable(text, 'text_link')}</p>`

// Two countries may share an address: each is replaced once, or a link would be nested in a link.
const everyContact = companyCountries
  .map((country) => companies[country])
  .flatMap(({ phone, email }) => [
    { shown: safe(readablePhone(phone)), href: `tel:${phone}` },
    { shown: safe(email), href: `mailto:${email}` },
  ])
const contacts = everyContact.filter(
  ({ shown }, index) => everyContact.findIndex((other) => other.shown === shown) === index,
)

/** Text whose telephone numbers and e-mail addresses of ours, and no others, are links. */
function reachable(text: string, look: 'text_link' | 'foot_link'): string {
  const opening = (href: string) =>
    `<a class="${look === 'foot_link' ? 'muted' : 'brand'}" href="${escapeHtml(href)}" ${s(look)}>`
  return contacts.reduce((html, { shown, href }) => html.replaceAll(shown, `${opening(href)}${shown}</a>`), safe(text))
}

// Embedded in the mail, which loads nothing: where pictures are not shown, the name appears alone.
const mark = `<td ${s('mark_place')} width="40"><img src="${markAddress}" width="40" height="40" alt="" ${s('mark')}></td>`

/** Renders the letter as a page: tables and inline styles, nothing loaded, everything escaped. */
export function mailHtml(letter: Letter, reader: LetterReader): string {
  const { language } = reader
  const { subject, title, greeting, paragraphs, facts = [], notes = [] } = letter
  const body = [
    ...(greeting ? [paragraph('paragraph', greeting)] : []),
    ...paragraphs.map((text) => paragraph('paragraph', text)),
    factsHtml(facts),
    quoteHtml(letter),
    actionHtml(letter, reader),
    ...notes.map((text) => paragraph('small', text)),
    escapeHtmlOf(letter),
    linksHtml(letter),
  ].join('')
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${safe(subject)}</title><style>${sheet}</style></head>
<body class="canvas" ${s('body')}>
<div ${s('preheader')}>${safe(preheaderOf(letter))}</div>
<table ${table} width="100%" class="canvas" bgcolor="${grounds.canvas}" ${s('canvas')}><tr><td align="center" ${s('gutter')}>
<table ${table} class="wide" width="600" ${s('column')}>
<tr><td><table ${table}><tr>${mark}<td class="brand" ${s('brand')}>${escapeHtml(brandName)}</td></tr></table></td></tr>
<tr><td class="band accent" bgcolor="${grounds.accent}" ${s('band')}><h1 class="title on_accent" ${s('title')}>${safe(title)}</h1></td></tr>
<tr><td class="surface" bgcolor="${grounds.surface}" ${s('cushion')}><table ${table} width="100%"><tr><td class="seam" ${s('seam')}>${body}</td></tr></table></td></tr>
<tr><td class="foot" ${s('foot')}>${footHtml(letter, reader)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function preheaderOf({ title, paragraphs }: Letter): string {
  return paragraphs[0] ?? title
}

function factsHtml(facts: NonNullable<Letter['facts']>): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value, href }) =>
      `<tr><th scope="row" class="muted line" ${s('fact_label')}>${safe(label)}</th><td class="ink line" ${s('fact_value')}>${factValue(value, href)}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" class="line" ${s('facts')}>${rows.join('')}</table>`
}

function factValue(value: string, address?: string): string {
  const href = address === undefined ? null : safeHref(address)
  return href === null
    ? safe(value)
    : `<a class="brand" href="${escapeHtml(href)}" ${s('text_link')}>${safe(value)}</a>`
}

function quoteHtml({ quote }: Letter): string {
  if (!quote) return ''
  const lines = quote.text
    .split('\n')
    .map((line) => safe(line))
    .join('<br>')
  return `<p class="muted" ${s('small')}>${safe(quote.label)}</p><blockquote class="ink seam_edge" ${s('quote')}>${lines}</blockquote>`
}

function actionHtml({ action }: Letter, { language }: LetterReader): string {
  const href = action && safeHref(action.href)
  if (!action || !href) return ''
  const address = escapeHtml(href)
  return `<table ${table} ${s('button_place')}><tr><td bgcolor="${grounds.brand}" ${s('button_ground')}><a class="button" href="${address}" ${s('button')}>${safe(action.label)}</a></td></tr></table><p class="muted" ${s('small')}>${safe(frameWords[language].link_in_full)}<br><a class="brand" href="${address}" ${s('small_link')}>${address}</a></p>`
}

function escapeHtmlOf({ escape }: Letter): string {
  const href = escape && safeHref(escape.href)
  if (!escape || !href) return ''
  const button = `<table ${table} ${s('escape_place')}><tr><td class="quiet" ${s('escape_edge')}><a class="brand" href="${escapeHtml(href)}" ${s('escape_button')}>${safe(escape.label)}</a></td></tr></table>`
  return `<p class="ink line" ${s('escape')}>${safe(escape.text)}</p>${button}${escape.otherwise ? paragraph('small', escape.otherwise) : ''}`
}

function linksHtml({ links = [] }: Letter): string {
  return links
    .flatMap(({ label, href: address }) => {
      const href = safeHref(address)
      return href === null
        ? []
        : `<p class="muted" ${s('small')}><a class="brand" href="${escapeHtml(href)}" ${s('text_link')}>${safe(label)}</a></p>`
    })
    .join('')
}

function footHtml({ internal, why }: Letter, { language, country }: LetterReader): string {
  const { name, address, phone, hours, email } = getCompany(country)
  const words = frameWords[language]
  const lines = [
    [name, ...address].join(', '),
    ...(internal
      ? []
      : [
          words.reach(readablePhone(phone), weekdayHours(hours, language)),
          `${why ?? words.why} ${words.no_reply(email)}`,
        ]),
  ]
  return lines.map((line) => `<p class="muted" ${s('foot_line')}>${reachable(line, 'foot_link')}</p>`).join('')
}
