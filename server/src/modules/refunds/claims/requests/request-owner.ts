import type { DocumentOwner, FindDocumentOwner } from '../../documents/documents.ts'
import { quoteOwner } from '../../quotes/quotes.ts'
import { animalsOfRequests, lockRequest, replaceAnimals, updateDraft } from './refund-requests.store.ts'

type RequestKey = { member_id: string; request_id: string }

/** Makes a request the owner of its documents; its invoice fills the draft. */
export const requestOwner = ({ member_id, request_id }: RequestKey): DocumentOwner<'request'> => ({
  kind: 'request',
  member_id,
  id: request_id,
  subject: 'refund_request',
  topic: 'refund-requests',
  expects: 'invoice',
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

export const findDocumentOwner: FindDocumentOwner = (file) =>
  'quote_id' in file ? quoteOwner(file) : requestOwner(file)
