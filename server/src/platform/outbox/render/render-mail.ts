import type { Letter, Reader } from '../letter.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { plain } from './plain.ts'

export type Rendered = { subject: string; text: string; html: string }

/** A letter in its looks: HTML and plain text with the same content, signed by the company of the reader's country. */
export function renderMail(letter: Letter, reader: Reader): Rendered {
  return { subject: plain(letter.subject), text: mailText(letter, reader), html: mailHtml(letter, reader) }
}
