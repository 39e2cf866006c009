import { getCompany } from '@coussinet/contract/company.ts'
import { weekdayHours } from '@coussinet/contract/domain/contact.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import type { Letter, LetterReader } from '../letter.ts'
import { frameWords } from './mail-frame.messages.ts'
import { mailHtml } from './mail-html.ts'
import { plain, safeHref } from './plain.ts'

export type RenderedMail = { subject: string; text: string; html: string }

/** Renders a letter as HTML and plain text with the same content, signed by the company of the reader's country. */
export function renderMail(letter: Letter, reader: LetterReader): RenderedMail {
  return { subject: plain(letter.subject), text: mailText(letter, reader), html: mailHtml(letter, reader) }
}

const width = 76
const seam = '- '.repeat(20).trim()

/** Plain text of the letter: the same content, with each address on a line of its own. */
function mailText(letter: Letter, { language, country }: LetterReader): string {
  const {
    title,
    greeting,
    paragraphs,
    facts = [],
    quote,
    action,
    notes = [],
    escape,
    links = [],
    internal,
    why,
  } = letter
  const words = frameWords[language]
  const { name, address, phone, hours, email } = getCompany(country)
  const linked = (label: string, href: string) => {
    const safe = safeHref(href)
    return safe ? [`${wrapped(words.label(label))}\n${safe}`] : []
  }
  const blocks = [
    wrapped(title),
    ...(greeting ? [wrapped(greeting)] : []),
    ...paragraphs.map(wrapped),
    ...(facts.length > 0
      ? [facts.map(({ label, value }) => wrapped(`${words.label(label)} ${value}`)).join('\n')]
      : []),
    ...(quote ? [`${wrapped(words.label(quote.label))}\n${quote.text.split('\n').map(quoted).join('\n')}`] : []),
    ...(action ? linked(action.label, action.href) : []),
    ...notes.map(wrapped),
    ...(escape ? [wrapped(escape.text), ...linked(escape.label, escape.href)] : []),
    ...(escape?.otherwise ? [wrapped(escape.otherwise)] : []),
    ...links.flatMap(({ label, href }) => linked(label, href)),
    seam,
    [
      [name, ...address].join(', '),
      ...(internal
        ? []
        : [
            words.reach(readablePhone(phone), weekdayHours(hours, language)),
            `${why ?? words.why} ${words.no_reply(email)}`,
          ]),
    ]
      .map(wrapped)
      .join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

const quoted = (line: string) =>
  wrapped(line)
    .split('\n')
    .map((part) => `> ${part}`.trimEnd())
    .join('\n')

/** Lines of up to 76 characters, broken only at ordinary spaces. */
function wrapped(text: string): string {
  const lines: string[] = []
  for (const word of plain(text).split(/ +/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
