const DEFAULT = 'document.pdf'

// One parameter after the other, so that a quoted value which holds `filename=` is passed over (RFC 6266).
const parameters = /(?:^|;)\s*([\w!#$%&+^`|~.-]+\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"\s]*))/g

const latin = (text: string) =>
  text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** `UTF-8''d%C3%A9compte.pdf` → décompte.pdf; null for another charset or for bytes that are not of it (RFC 8187). */
function extended(value: string): string | null {
  const [, charset = '', text = ''] = /^([\w-]+)'[^']*'(.*)$/.exec(value) ?? []
  if (/^iso-8859-1$/i.test(charset)) return latin(text)
  if (!/^utf-8$/i.test(charset)) return null
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** What may stand as the name of a file: no folders, nothing that cannot be seen, no dots alone. */
function plain(name: string | null | undefined): string | null {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  const seen = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return /^\.*$/.test(seen) ? null : seen
}

/** The name that a content-disposition header gives to its file, `document.pdf` when it gives none. */
export function dispositionName(header: string | null): string {
  const told = new Map<string, string>()
  for (const [, name = '', quoted, token] of (header ?? '').matchAll(parameters)) {
    const key = name.toLowerCase()
    if (!told.has(key)) told.set(key, quoted?.replace(/\\(.)/g, '$1') ?? token ?? '')
  }
  return plain(extended(told.get('filename*') ?? '')) ?? plain(told.get('filename')) ?? DEFAULT
}
