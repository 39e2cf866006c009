import type { ReadOwner } from '../documents/readings/read-owner.ts'
import { lockQuote, updateQuoteDraft } from './quotes.store.ts'

type QuoteKey = { member_id: string; quote_id: string }

/** The draft of a quote as what a document of it fills. */
// The day of a quote is not that of the care, and its number no invoice's: neither is filled.
export const quoteReadOwner = ({ member_id, quote_id }: QuoteKey): ReadOwner => ({
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
