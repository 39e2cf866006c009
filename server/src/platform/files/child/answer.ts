import type { FileProblem } from '@coussinet/contract/domain/problems.ts'
import type { InvoiceData } from '@coussinet/contract/readings.ts'

/** Reason why a file is refused; each code has a sentence in the catalogue. */
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
      /** invoice data embedded in a PDF */
      invoice?: InvoiceData | null
    }
  | { ok: false; code: FileRefusal }

/** A page as WebP, with the number of pages of its document; null beyond the last page. */
export type PageAnswer = { ok: true; picture: Uint8Array | null; pages: number } | { ok: false; code: FileRefusal }

/**
 * Content of a mail: the sender's own words, forwarded text, what their program quotes and signs, and the attached
 * files.
 */
export type MailAnswer =
  | {
      ok: true
      text: string
      forwarded: string
      quoted_text: string
      files: { name: string; media_type: string; bytes: Uint8Array }[]
    }
  | { ok: false; code: FileRefusal }

export const READY = 'ready'

/** Error thrown deep inside the work on a file that is refused. */
export function fileRefused(code: FileRefusal): Error {
  return new Error(`Refused: ${code}`, { cause: code })
}

/** Code of an error of `fileRefused`; any other error means an unreadable file. */
export function toFileRefusal(error: unknown): FileRefusal {
  const cause = error instanceof Error ? error.cause : undefined
  return fileRefusals.find((code) => code === cause) ?? 'file_unreadable'
}
