import {
  addVetFile,
  readVetLink,
  removeVetFile,
  sendVetFiles,
  type VetFileType,
  type VetLinkView,
} from '@coussinet/contract/vet-links.ts'
import { call } from '#platform/calls/call.ts'
import { uploadCall } from '#platform/calls/file-calls.ts'
import { takeLinkToken } from '#platform/calls/link-token.ts'
import type { UploadWatch } from '../documents/use-uploads.ts'

const stored = 'vet_link'

/**
 * Token of the link that opened this page, or that this tab opened before: a phone may drop the page while its camera is open. Null
 * without one.
 */
export function takeVetToken(): string | null {
  const token = takeLinkToken('/vet')
  try {
    if (token !== null) sessionStorage.setItem(stored, token)
    return token ?? sessionStorage.getItem(stored)
  } catch {
    // A browser may refuse its storage.
    return token
  }
}

/** Forgets the token, which has done its work. */
export function forgetVetToken(): void {
  try {
    sessionStorage.removeItem(stored)
  } catch {
    // There was nothing stored.
  }
}

export const openLink = (token: string): Promise<VetLinkView> => call(readVetLink, { body: { token } })

export const sendFiles = (token: string): Promise<VetLinkView> => call(sendVetFiles, { body: { token } })

export const takeFileOff = (token: string, file_id: string) => call(removeVetFile, { body: { token, file_id } })

export const addFile = (token: string, { type, file }: { type: VetFileType; file: File }, watch: UploadWatch) =>
  uploadCall(addVetFile, { fields: { token, type }, file, ...watch })

/** Type of the next document: one that is needed and not chosen yet, else another one; null where nothing else is taken. */
export function findNextType(expected: VetLinkView['expected'], chosen: readonly VetFileType[]): VetFileType | null {
  const needed = expected.find(({ type, needed: isNeeded }) => isNeeded && !chosen.includes(type))
  if (needed) return needed.type
  return expected.some(({ type }) => type === 'other') ? 'other' : null
}

/** Types that a document may be given: its own, those that are needed and not chosen, and further ones. */
export function listTypes(
  expected: VetLinkView['expected'],
  own: VetFileType,
  chosen: readonly VetFileType[],
): VetFileType[] {
  const open = expected.flatMap(({ type, needed }) => (needed && chosen.includes(type) ? [] : [type]))
  return [...new Set([own, ...open])]
}
