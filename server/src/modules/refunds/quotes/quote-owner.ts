import type { DocumentOwner } from '../documents/documents.ts'
import { lockQuote, updateQuoteDraft } from './quotes.store.ts'

type QuoteKey = { member_id: string; quote_id: string }

/**
 * Makes a quote the owner of its documents. A quote's date is not the day of care, and its number is not an invoice's,
 * so its document fills neither.
 */
export const quoteOwner = ({ member_id, quote_id }: QuoteKey): DocumentOwner<'quote'> => ({
  kind: 'quote',
  member_id,
  id: quote_id,
  subject: 'quote',
  topic: 'quotes',
  expects: 'quote',
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
