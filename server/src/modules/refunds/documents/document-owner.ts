import type { ReadDocument } from '@coussinet/contract/readings.ts'
import type { Db } from '#platform/db/db.ts'
import type { FillableDraft, DraftFilling } from './readings/fill-draft.ts'
import type { ReadFile } from './readings/readings.store.ts'

/** The request or the quote that documents stand in, as what adds, takes off and reads one of them needs it. */
export type DocumentOwner<K extends 'request' | 'quote' = 'request' | 'quote'> = {
  kind: K
  member_id: string
  id: string
  /** name in the log */
  subject: 'refund_request' | 'quote'
  /** topic of the hint to open pages */
  topic: 'refund-requests' | 'quotes'
  /** kind of paper that is asked for, the only one that fills anything */
  expects: ReadDocument
  /** Locks it; null once it is gone. `draft` is null where it takes nothing any more. */
  hold: (db: Db) => Promise<{ draft: FillableDraft | null } | null>
  /** Writes fields of its draft, which is locked; null empties one, no animals leave those that are there. */
  fill: (db: Db, filling: Pick<DraftFilling, 'changes'> & { animal_ids: string[] | null }, at: Date) => Promise<void>
}

/** Finds the owner of a document, of whatever kind. */
export type FindDocumentOwner = (file: ReadFile) => DocumentOwner

/** A document of an owner, as the reading queue names it. */
export const toReadFile = ({ kind, member_id, id }: DocumentOwner, file_id: string): ReadFile => ({
  member_id,
  file_id,
  ...(kind === 'quote' ? { quote_id: id } : { request_id: id }),
})
