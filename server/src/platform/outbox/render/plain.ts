// Line ends and controls could begin another header; direction marks could disguise an address.
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** Reduces text to one line without invisible characters. */
export function plain(text: string): string {
  return text.replace(unprintable, ' ').trim()
}

/** Validates an address for a link in a mail: http and https only; else null. */
export function safeHref(href: string): string | null {
  const url = URL.parse(plain(href))
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null
}

/** Escapes text for HTML, also within double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
