import PostalMime from 'postal-mime'

// Noncharacters, which Unicode excludes from every text.
const [begin, end] = ['\ufdd0', '\ufdd1']
const isQuote = (attributes: string) => /cite|quote/i.test(attributes) || !/border:\s?(?:none|0)/i.test(attributes)

/** Marks the beginning and the end of quotes. Indenting a paragraph in Gmail makes a blockquote without a border. */
function withSigns(html: string): string {
  const open: boolean[] = []
  return html
    .replaceAll(/[\ufdd0\ufdd1]/g, '')
    .replaceAll(/<(\/?)blockquote\b([^>]{0,2000})>/gi, (_tag, slash, attributes) => {
      if (slash === '') open.push(isQuote(String(attributes)))
      const isSign = slash === '' ? open.at(-1) : open.pop()
      return `<div>${isSign === true ? (slash === '' ? begin : end) : ''}</div>`
    })
}

/**
 * Converts the HTML of a mail to text: list items on lines of their own, quotes marked by “>” as programs do. The
 * parser converts HTML only of a mail with both kinds of parts, so it gets one with an empty text.
 */
export async function textOfHtml(html: string): Promise<string> {
  const signed = withSigns(/<pre\b/i.test(html) ? html : html.replaceAll(/[\r\n]+/g, ' '))
    .replaceAll(/<a\b[^>]{0,2000}>/gi, '')
    .replaceAll(/<li\b[^>]{0,2000}>/gi, '<br>- ')
    .replaceAll(/<\/?(?:ul|ol|h[1-6])\b[^>]{0,2000}>/gi, '<br>')
  const both = `Content-Type: multipart/mixed; boundary=both

--both
Content-Type: text/plain

--both
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

${Buffer.from(signed).toString('base64')}
--both--`
  let depth = 0
  const lines: string[] = []
  for (const piece of ((await PostalMime.parse(both)).text ?? '').split(/([\ufdd0\ufdd1])/)) {
    if (piece === begin) depth += 1
    else if (piece === end) depth -= 1
    else if (depth === 0) lines.push(...piece.split('\n').map((line) => line.trim()))
    else if (piece.trim() !== '')
      lines.push(
        ...piece
          .trim()
          .split('\n')
          .map((line) => `${'>'.repeat(depth)} ${line.trim()}`),
      )
  }
  return lines.join('\n')
}
