import type { FindReadOwner, ReadOwner } from '../../documents/readings/read-owner.ts'
import { quoteReadOwner } from '../../quotes/read-quote.ts'
import { animalsOfRequests, lockRequest, replaceAnimals, updateDraft } from '../requests/refund-requests.store.ts'

type RequestKey = { member_id: string; request_id: string }

export const requestReadOwner = ({ member_id, request_id }: RequestKey): ReadOwner => ({
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

export const findReadOwner: FindReadOwner = (file) =>
  'quote_id' in file ? quoteReadOwner(file) : requestReadOwner(file)
