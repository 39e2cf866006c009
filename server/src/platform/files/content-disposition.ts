const LONGEST_NAME = 120
// Enough for any real name; a longer one keeps its end, with the extension.
const LONGEST_READ = 1000
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** File name in one line of at most 120 characters, safe for headers, file systems and against right-to-left overrides. */
export function safeFileName(name: string): string {
  const plain = name
    .slice(-LONGEST_READ)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"/\\|?*]/g, '-')
    .replace(/ {2,}/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const short = shorten(plain)
  if (short === '') return 'document'
  return RESERVED_BY_WINDOWS.test(short) ? `_${short}` : short
}

function shorten(name: string): string {
  const characters = [...name]
  if (characters.length <= LONGEST_NAME) return name
  const extension = /\.[a-z\d]{1,5}$/i.exec(name)?.[0] ?? ''
  return (
    characters
      .slice(0, LONGEST_NAME - extension.length)
      .join('')
      .trimEnd() + extension
  )
}

/**
 * `Content-Disposition` of a download (RFC 6266, RFC 5987): the name in UTF-8, and for old clients an ASCII one, `plainName` if there is
 * one.
 */
export function contentDisposition(name: string, plainName = name): string {
  const safe = safeFileName(name)
  const ascii = safeFileName(plainName)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|[%;"\\]/gu, '_')
  const encoded = encodeURIComponent(safe).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
