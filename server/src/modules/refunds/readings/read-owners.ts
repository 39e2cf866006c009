import type { ReadDocument } from '@coussinet/contract/readings.ts'
import type { Db } from '#platform/db/db.ts'
import { lockQuote, updateQuoteDraft } from '../quotes/quotes.store.ts'
import { animalsOfRequests, lockRequest, replaceAnimals, updateDraft } from '../requests/refund-requests.store.ts'
import type { FillableDraft, Filling } from './fill-draft.ts'
import type { ReadFile } from './readings.store.ts'

/** Owner of a document that is read: the request or the quote that it stands in. */
type ReadOwner = {
  /** kind of paper that is asked for, the only one that fills anything */
  expects: ReadDocument
  /** topic of the hint to open pages */
  topic: 'refund-requests' | 'quotes'
  /** Holds it; null once it is gone. `draft` is null where it takes nothing any more. */
  hold: (db: Db) => Promise<{ draft: FillableDraft | null } | null>
  /** Writes fields of its draft, which is held; null empties one, no animals leave those that are there. */
  fill: (db: Db, filling: Pick<Filling, 'changes'> & { animal_ids: string[] | null }, at: Date) => Promise<void>
}

const request = ({ member_id, request_id }: { member_id: string; request_id: string }): ReadOwner => ({
  expects: 'invoice',
  topic: 'refund-requests',
  async hold(db) {
    const held = await lockRequest(db, member_id, request_id)
    if (!held) return null
    if (held.status !== 'draft' || held.is_pile) return { draft: null }
    const animals = await animalsOfRequests(db, member_id, [request_id])
    const { care_date, invoice_number, vet_name } = held
    return {
      draft: { care_date, invoice_number, vet_name, animal_ids: animals.map(({ animal_id }) => animal_id) },
    }
  },
  async fill(db, { changes, animal_ids }, at) {
    await updateDraft(db, member_id, request_id, changes, at)
    if (animal_ids) await replaceAnimals(db, member_id, request_id, animal_ids)
  },
})

// The day of a quote is not that of the care, and its number no invoice's: neither is filled.
const quote = ({ member_id, quote_id }: { member_id: string; quote_id: string }): ReadOwner => ({
  expects: 'quote',
  topic: 'quotes',
  async hold(db) {
    const held = await lockQuote(db, member_id, quote_id)
    if (!held) return null
    const { status, vet_name, animal_id } = held
    return { draft: status === 'draft' ? { vet_name, animal_ids: animal_id === null ? [] : [animal_id] } : null }
  },
  async fill(db, { changes: { vet_name }, animal_ids }, at) {
    const told = {
      ...(vet_name === undefined ? {} : { vet_name }),
      ...(animal_ids === null ? {} : { animal_id: animal_ids[0] ?? null }),
    }
    await updateQuoteDraft(db, member_id, quote_id, told, at)
  },
})

export const ownerOf = (file: ReadFile): ReadOwner => ('quote_id' in file ? quote(file) : request(file))
