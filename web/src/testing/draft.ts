import { listAnimals } from '@coussinet/contract/animals.ts'
import { animalsWithoutCareSheet } from '@coussinet/contract/domain/requests.ts'
import type { ProblemBody } from '@coussinet/contract/problem.ts'
import {
  type Check,
  changeRefundRequest,
  checkRefundRequest,
  createRefundRequest,
  type DraftChanges,
  getRefundRequest,
  listRefundRequests,
  type RefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { addRequestFile, deleteRequestFile, type RequestFile } from '@coussinet/contract/request-files.ts'
import { answerTo } from './recorded.ts'
import { answers, problem, receives, serves } from './wire.ts'

/** Draft of Hélène's at its second step: an invoice that is paid, an animal, a day and an accident. */
export const draftAtCare: RefundRequest = {
  ...recordedDraft(),
  step: 'animals',
  care_date: '2026-11-15',
  vet_name: null,
  cause: 'accident',
  follows: null,
  quote_id: null,
  paid_confirmed: true,
}

/** The same at its start: nothing is entered yet. */
export const emptyDraft: RefundRequest = {
  ...draftAtCare,
  step: 'invoice',
  care_date: null,
  cause: null,
  paid_confirmed: false,
  animal_ids: [],
  animals: [],
  files: [],
}

function recordedDraft(): RefundRequest {
  const { data } = answerTo('helene', listRefundRequests, '/refund-requests?limit=100')
  const draft = data.find(({ status }) => status === 'draft')
  if (draft === undefined) throw new Error('No draft is recorded.')
  return draft
}

const required = (field: string, animal_id: string | null = null) => ({ code: 'required' as const, field, animal_id })

type CheckAnswers = { warnings?: Check['warnings']; events?: Check['events']; agreements?: Check['agreements'] }

function checkOf(draft: RefundRequest, { warnings = [], events = [], agreements = [] }: CheckAnswers): Check {
  const { files, animal_ids, care_date, paid_confirmed } = draft
  const blocking = [
    ...(files.some(({ type }) => type === 'invoice') ? [] : [required('files.invoice')]),
    ...(animal_ids.length > 0 ? [] : [required('animal_ids')]),
    ...(care_date === null ? [required('care_date')] : []),
    ...animalsWithoutCareSheet(draft).map((id) => required(`files.care-sheet.${id}`, id)),
    ...(paid_confirmed ? [] : [required('paid_confirmed')]),
  ]
  return { ready: blocking.length === 0, blocking, warnings, events, agreements }
}

type KeptDraft = {
  kept: () => RefundRequest
  /** The files that were sent, as they were sent. */
  sent: () => readonly File[]
}

type DraftRules = CheckAnswers & { errorsIn?: (changes: DraftChanges) => ProblemBody['errors'] }

/** Stores a draft as the server does: the next answer contains what was entered or sent, and missing items block its way. */
export function keepsDraft(begun: RefundRequest, { errorsIn, ...rules }: DraftRules = {}): KeptDraft {
  let draft = begun
  const sent: File[] = []
  const show = () => {
    answers(getRefundRequest, draft)
    answers(checkRefundRequest, checkOf(draft, rules))
  }
  show()
  answers(createRefundRequest, draft)
  const change = ({ animal_ids = draft.animal_ids, ...changes }: DraftChanges) => {
    const names = new Map([...recordedNames(), ...draft.animals.map(({ id, name }) => [id, name] as const)])
    const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    draft = { ...draft, ...defined, animal_ids, animals: animal_ids.map((id) => ({ id, name: names.get(id) ?? '' })) }
    show()
    return draft
  }
  serves(changeRefundRequest, (changes) => {
    const errors = errorsIn?.(changes)
    return errors ? problem('validation_failed', { errors }) : change(changes)
  })
  receives(addRequestFile, ({ fields: { type, animal_id = null }, files: [bytes] }) => {
    if (bytes === undefined) throw new Error('No file came.')
    sent.push(bytes)
    const id = `00000000-0000-4000-9000-${String(sent.length).padStart(12, '0')}`
    const { name, size, type: media_type } = bytes
    const file: RequestFile = {
      id,
      type,
      animal_id,
      name,
      media_type,
      size,
      sha256: '0'.repeat(64),
      received_at: '2026-11-20T10:00:00.000Z',
      status: 'received',
      refusal_code: null,
      href: `/api/refund-requests/${draft.id}/files/${id}`,
      thumbnail_href: null,
      reading: null,
    }
    draft = { ...draft, files: [...draft.files, file] }
    show()
    return file
  })
  serves(deleteRequestFile, (_body, address) => {
    draft = { ...draft, files: draft.files.filter(({ href }) => href !== address) }
    show()
  })
  return { kept: () => draft, sent: () => sent }
}

const recordedNames = () => answerTo('helene', listAnimals, '/animals').data.map(({ id, name }) => [id, name] as const)
