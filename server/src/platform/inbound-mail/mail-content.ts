import { isUtf8 } from 'node:buffer'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import type { MailAnswer } from '../files/child/answer.ts'
import { fileRefused } from '../files/child/answer.ts'
import { type Flow, hideFlow } from './flowed-format.ts'
import { textOfHtml } from './html-text.ts'
import { linesOfFlowedText, linesOfText, type MailLine } from './mail-lines.ts'
import { toBytes, toFileName, sortParts } from './mail-parts.ts'
import { isForwardedSubject } from './quote-openings.ts'
import { splitReply } from './reply-parser.ts'

/** Maximum number of parts examined: each costs memory, however small it is. */
const mostParts = 500
/** maximum characters read of a text or of HTML; a quote may be long */
const longestRead = 1_000_000
/** maximum characters of the sender's text; a longer one is refused for its length */
const longestText = 20_000
/** maximum number of returned files; more are refused for their number */
const mostFiles = 20

/** Reads what somebody wrote in a mail, what their program quotes, and the attached files. */
export async function readContent(raw: Buffer): Promise<MailAnswer> {
  if (countParts(raw) > mostParts) throw fileRefused('file_too_complex')
  const { raw: unfolded, flow } = hideFlow(raw)
  const mail = await PostalMime.parse(unfolded, {
    forceRfc822Attachments: true,
    maxNestingDepth: 30,
    maxHeadersSize: 512 * 1024,
  })
  const { files, pictures, continuations } = sortParts(mail.attachments)
  const lines = [...(await linesOf(mail, flow)), ...(await linesOfFiles(continuations))]
  const is_forwarded = isForwardedSubject(mail.subject ?? '')
  const parts = splitReply(lines, { is_forwarded, has_files: files.length > 0 })
  // A small picture is an answer if the mail contains nothing else.
  const isSilent = files.length === 0 && parts.reply === '' && parts.forwarded === ''
  const sent = isSilent ? pictures : files
  return {
    ok: true,
    text: parts.reply.slice(0, longestText),
    // Not shortened, because text that is too long is refused.
    forwarded: parts.forwarded,
    quoted_text: parts.quoted,
    files: sent.slice(0, mostFiles).map((part) => ({
      name: toFileName(part),
      media_type: part.mimeType,
      bytes: toBytes(part),
    })),
  }
}

/** Lines that may begin a part: two hyphens and more. */
function countParts(raw: Buffer): number {
  let count = 0
  for (let at = raw.indexOf('\n--'); at >= 0 && count <= mostParts; at = raw.indexOf('\n--', at + 3))
    if (raw[at + 3] !== 0x0d && raw[at + 3] !== 0x0a && raw[at + 3] !== 0x20) count += 1
  return count
}

async function linesOf({ text, html }: Email, flow: Flow): Promise<MailLine[]> {
  const isText = text !== undefined && text.trim() !== ''
  const body = isText ? text : (html ?? '')
  if (body.length > longestRead) throw fileRefused('file_too_complex')
  if (!isText) return linesOfText(await textOfHtml(body))
  return flow ? linesOfFlowedText(text, flow) : linesOfText(text)
}

/** Lines of text that was turned into files, and lost the name of its character set by it. */
async function linesOfFiles(parts: readonly Attachment[]): Promise<MailLine[]> {
  if (Buffer.concat(parts.map(toBytes)).length > longestRead) throw fileRefused('file_too_complex')
  const texts = parts.map(async (part) => {
    const bytes = toBytes(part)
    const text = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes)
    return linesOfText(part.mimeType.toLowerCase() === 'text/html' ? await textOfHtml(text) : text)
  })
  return (await Promise.all(texts)).flat()
}
