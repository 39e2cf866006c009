import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'

export type FileType = (typeof fileTypes)[number]

export const fileTypes = [
  'invoice',
  'care-sheet',
  'certificate',
  'surgery-report',
  'x-ray',
  'medical-history',
  'other',
] as const

/** Kinds of documents of a request. */
export const fileTypeNames = messages({
  fr: fr.fileTypeNames satisfies Record<FileType, string>,
  it: it.fileTypeNames,
  nl: nl.fileTypeNames,
})
