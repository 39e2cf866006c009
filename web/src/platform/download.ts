import { toast } from '#ui/toast-store.ts'
import { hasCode, isApiProblem, unansweredProblem } from './calls/api-problem.ts'
import { problemText } from './calls/errors.ts'
import { fetchFile } from './calls/file-calls.ts'
import { currentLanguage } from './language/i18n.ts'
import { track } from './measurement/analytics.ts'
import { report } from './page/report-failure.ts'

/** Saves bytes on the device under `name`. */
export function save(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Fetches a file of the member's and saves it on the device under `name`; throws an `ApiProblem`. */
export async function saveFile(href: string, name: string): Promise<void> {
  save((await fetchFile(href)).bytes, name)
}

async function download(href: string, document_type: string): Promise<void> {
  try {
    const { bytes, headers } = await fetchFile(href, 'application/pdf, application/json')
    save(bytes, dispositionName(headers.get('content-disposition')))
    track({ event: 'download_document', document_type })
  } catch (error) {
    const problem = isApiProblem(error) ? error : unansweredProblem(error)
    report(problem, { action: 'download', document_type })
    // The end of the session has its own message, and a cancelled download needs none.
    if (!hasCode(problem, 'session_expired') && !hasCode(problem, 'cancelled'))
      toast({ text: problemText(problem, currentLanguage()), tone: 'danger' })
  }
}

const underWay = new Map<string, Promise<void>>()

/** Saves a document on the device under the name that the server gives it; ignores a download that is already under way. */
function downloadOnce(href: string, document_type: string): Promise<void> {
  const known = underWay.get(href)
  if (known) return known
  const fresh = download(href, document_type).finally(() => underWay.delete(href))
  underWay.set(href, fresh)
  return fresh
}

/** Returns a function that saves a document; its promise resolves when the document is saved, or a toast shows the failure. */
export const useDownload = () => downloadOnce

const DEFAULT = 'document.pdf'

// One parameter after the other, so that a quoted value which holds `filename=` is passed over (RFC 6266).
const parameters = /(?:^|;)\s*([\w!#$%&+^`|~.-]+\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"\s]*))/g

const latin = (text: string) =>
  text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Decodes an extended value: `UTF-8''d%C3%A9compte.pdf` → décompte.pdf; null for another charset or invalid bytes (RFC 8187). */
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

/** Cleans the name of a file: no folders, nothing that cannot be seen, no dots alone. */
function plain(name: string | null | undefined): string | null {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  const safe = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return /^\.*$/.test(safe) ? null : safe
}

/** The name that a content-disposition header gives to its file, `document.pdf` when it gives none. */
export function dispositionName(header: string | null): string {
  const params = new Map<string, string>()
  for (const [, name = '', quoted, token] of (header ?? '').matchAll(parameters)) {
    const key = name.toLowerCase()
    if (!params.has(key)) params.set(key, quoted?.replace(/\\(.)/g, '$1') ?? token ?? '')
  }
  return plain(extended(params.get('filename*') ?? '')) ?? plain(params.get('filename')) ?? DEFAULT
}
