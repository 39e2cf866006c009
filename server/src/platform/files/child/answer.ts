import type { FileProblem } from '@coussinet/contract/domain/problems.ts'
import type { InvoiceData } from '@coussinet/contract/readings.ts'

/** Why a file is not taken; each code has a sentence in the catalogue. */
export const fileRefusals = [
  'file_empty',
  'file_unsupported',
  'file_unsafe',
  'file_unreadable',
  'file_too_large',
  'file_too_many_pixels',
  'file_too_many_pages',
  'file_too_complex',
  'file_heic_not_accepted',
  'file_heic_too_many_pixels',
] as const satisfies readonly FileProblem[]
export type FileRefusal = (typeof fileRefusals)[number]

export type ChildAnswer =
  | {
      ok: true
      media_type: 'image/jpeg' | 'image/png' | 'application/pdf'
      bytes: Uint8Array
      thumbnail: Uint8Array | null
      width: number | null
      height: number | null
      /** the invoice that a PDF carries as data */
      invoice?: InvoiceData | null
    }
  | { ok: false; code: FileRefusal }

/** A page as WebP, and how many pages its document has; no picture beyond the last one. */
export type PageAnswer = { ok: true; picture: Uint8Array | null; pages: number } | { ok: false; code: FileRefusal }

/**
 * Content of a mail: the words that somebody wrote, what they pass on with them, what their program quotes and signs, and the files
 * that they sent.
 */
export type MailAnswer =
  | {
      ok: true
      text: string
      passed_on: string
      quoted_text: string
      files: { name: string; media_type: string; bytes: Uint8Array }[]
    }
  | { ok: false; code: FileRefusal }

export const READY = 'ready'

/** Error that work throws deep inside for a file that is not taken. */
export function fileRefused(code: FileRefusal): Error {
  return new Error(`Refused: ${code}`, { cause: code })
}

/** The code of an error of `fileRefused`; any other error means a file that cannot be read. */
export function toFileRefusal(error: unknown): FileRefusal {
  const cause = error instanceof Error ? error.cause : undefined
  return fileRefusals.find((code) => code === cause) ?? 'file_unreadable'
}
