import type { ReadDocument } from '@coussinet/contract/readings.ts'
import type { Db } from '#platform/db/db.ts'
import type { ReadFile } from './documents.store.ts'
import type { FillableDraft, DraftFilling } from './readings/fill-draft.ts'

/** Request or quote that owns documents, with the operations needed to add, remove and read one. */
export type DocumentOwner<K extends 'request' | 'quote' = 'request' | 'quote'> = {
  kind: K
  member_id: string
  id: string
  /** name in the log */
  subject: 'refund_request' | 'quote'
  /** topic of the hint to open pages */
  topic: 'refund-requests' | 'quotes'
  /** kind of paper that the draft asks for; only this kind fills fields */
  expects: ReadDocument
  /** Locks the owner; null if it no longer exists. `draft` is null once it accepts no changes. */
  lock: (db: Db) => Promise<{ draft: FillableDraft | null } | null>
  /** Updates fields of its locked draft; null clears one, an empty list of animals keeps the current ones. */
  fill: (db: Db, filling: Pick<DraftFilling, 'changes'> & { animal_ids: string[] | null }, at: Date) => Promise<void>
}

/** Link by which somebody without an account adds documents to an owner. */
export type UploadLink = {
  link_id: string
  /** animal that it is for; it answers no question about another */
  animal_id: string
  /** Locks the link, once the owner is locked; returns the documents that came by it. Throws if it takes no more. */
  lock: (db: Db, status: string) => Promise<readonly string[]>
  /** Records a document that came by it. */
  record: (db: Db, file_id: string) => Promise<void>
}

/** Finds the owner of a document, of whatever kind. */
export type FindDocumentOwner = (file: ReadFile) => DocumentOwner

/** A document of an owner, as the reading queue names it. */
export const toReadFile = ({ kind, member_id, id }: DocumentOwner, file_id: string): ReadFile => ({
  member_id,
  file_id,
  ...(kind === 'quote' ? { quote_id: id } : { request_id: id }),
})
