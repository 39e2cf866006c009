// Line ends and controls could begin another header; marks of direction could show another address than the one that opens.
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** One line of text with nothing in it that is not to be seen. */
export function plain(text: string): string {
  return text.replace(unprintable, ' ').trim()
}

/** An address that a mail may link to, or null: http and https alone. */
export function safeHref(href: string): string | null {
  const url = URL.parse(plain(href))
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null
}

/** Text as HTML text or as a value between double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
