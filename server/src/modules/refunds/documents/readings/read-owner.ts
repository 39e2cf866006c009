import type { ReadDocument } from '@coussinet/contract/readings.ts'
import type { Db } from '#platform/db/db.ts'
import type { FillableDraft, DraftFilling } from './fill-draft.ts'
import type { ReadFile } from './readings.store.ts'

/** Owner of a document that is read: the request or the quote that it stands in. */
export type ReadOwner = {
  /** kind of paper that is asked for, the only one that fills anything */
  expects: ReadDocument
  topic: 'refund-requests' | 'quotes'
  /** Holds it; null once it is gone. `draft` is null where it takes nothing any more. */
  hold: (db: Db) => Promise<{ draft: FillableDraft | null } | null>
  /** Writes fields of its draft, which is held; null empties one, no animals leave those that are there. */
  fill: (db: Db, filling: Pick<DraftFilling, 'changes'> & { animal_ids: string[] | null }, at: Date) => Promise<void>
}

export type FindReadOwner = (file: ReadFile) => ReadOwner
