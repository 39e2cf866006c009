import {
  changeRefundRequest,
  checkRefundRequest,
  getRefundRequest,
  listRefundRequests,
  type RefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { answerTo } from './recorded.ts'
import { answers, serves } from './wire.ts'

/** Draft of Hélène's at its second step: an invoice that is paid, an animal, a day and an accident. */
export const draftAtCare: RefundRequest = {
  ...recordedDraft(),
  step: 'animals',
  care_date: '2026-11-15',
  vet_name: null,
  cause: 'accident',
  paid_confirmed: true,
}

function recordedDraft(): RefundRequest {
  const { data } = answerTo('helene', listRefundRequests, '/refund-requests?limit=100')
  const draft = data.find(({ status }) => status === 'draft')
  if (draft === undefined) throw new Error('No draft is recorded.')
  return draft
}

/** Keeps a draft as the server does: what it is told is in the next answer, and a missing day bars its way. */
export function keepsDraft(begun: RefundRequest): { kept: () => RefundRequest } {
  let draft = begun
  const show = () => {
    answers(getRefundRequest, draft)
    const blocking =
      draft.care_date === null ? [{ code: 'required' as const, field: 'care_date', animal_id: null }] : []
    answers(checkRefundRequest, { ready: blocking.length === 0, blocking, warnings: [] })
  }
  show()
  serves(changeRefundRequest, ({ animal_ids = draft.animal_ids, ...changes }) => {
    const names = new Map(draft.animals.map(({ id, name }) => [id, name]))
    const told = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    draft = { ...draft, ...told, animal_ids, animals: animal_ids.map((id) => ({ id, name: names.get(id) ?? '' })) }
    show()
    return draft
  })
  return { kept: () => draft }
}
