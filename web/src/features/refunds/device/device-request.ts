import { stepOfDraft } from '@coussinet/contract/domain/requests.ts'
import type { DraftChanges, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { newDeviceId } from './device-id.ts'

/** Place of a document in a request: the invoice, or an animal's care sheet. */
export type DevicePlace = { type: 'invoice' | 'care-sheet'; animal_id: string | null }

/** Document stored on this device; its bytes have their own record. */
export type DeviceFile = {
  id: string
  place: DevicePlace
  name: string
  media_type: string
  size: number
  added_at: string
}

export type DeviceFacts = Pick<
  RefundRequest,
  'animals' | 'care_date' | 'invoice_number' | 'vet_name' | 'cause' | 'first_symptoms_on' | 'paid_confirmed'
>

/**
 * Reason why a request was not sent: the draft that it became needs the member (`check`), was deleted elsewhere
 * (`gone`), the portal refuses it (`refused`), a document can no longer be read here (`lost`), or it waited so long
 * that its sending can no longer be repeated safely (`old`).
 */
export type HoldReason = 'check' | 'gone' | 'refused' | 'lost' | 'old'

/** Refund request written without a network. A later release reads what an earlier one wrote: fields are added, never renamed. */
export type DeviceRequest = {
  id: string
  created_at: string
  /** `draft`: being written; `waiting`: to be sent; `held`: needs the member; `discarded`: its draft on the server is to be deleted */
  state: 'draft' | 'waiting' | 'held' | 'discarded'
  hold: HoldReason | null
  facts: DeviceFacts
  files: DeviceFile[]
  /** milliseconds since the epoch at which sending first began, after which an answer may have been lost; null before */
  tried_at: number | null
  /** the draft on the server, once its answer arrived */
  request_id: string | null
  /** ids on the server of the documents that arrived there, by their ids here */
  sent: Record<string, string>
  /** counts the member's sendings: a run that began with an earlier one does not go on */
  turn: number
  /** counts the drafts that it was to become: each has keys of its own */
  round: number
  /** the call that files it may have reached the server: it can no longer be taken back */
  is_filing: boolean
}

type AnyPlace = Pick<RequestFile, 'type' | 'animal_id'>

export const samePlace = (one: AnyPlace, other: AnyPlace): boolean =>
  one.type === other.type && one.animal_id === other.animal_id

export function newDeviceRequest(): DeviceRequest {
  return {
    id: newDeviceId(),
    created_at: new Date().toISOString(),
    state: 'draft',
    hold: null,
    facts: {
      animals: [],
      care_date: null,
      invoice_number: null,
      vet_name: null,
      cause: null,
      first_symptoms_on: null,
      paid_confirmed: false,
    },
    files: [],
    tried_at: null,
    request_id: null,
    sent: {},
    turn: 0,
    round: 0,
    is_filing: false,
  }
}

type KeyedRequest = Pick<DeviceRequest, 'id' | 'round'>

const inRound = (key: string, round: number) => (round === 0 ? key : `${key}-${round}`)

/** Builds the key under which a request becomes a draft on the server. */
export const requestKey = ({ id, round }: KeyedRequest): string => inRound(id, round)

/** Builds the key under which a document arrives there. */
export const fileKey = ({ round }: KeyedRequest, file: Pick<DeviceFile, 'id'>): string => inRound(file.id, round)

/** Facts of a draft with changes of the wizard; `names` are those of the member's animals. */
export function withChanges(
  { animals, ...facts }: DeviceFacts,
  { animal_ids, ...changes }: Omit<DraftChanges, 'quote_id'>,
  names: ReadonlyMap<string, string>,
): DeviceFacts {
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return {
    ...facts,
    ...defined,
    animals: animal_ids === undefined ? animals : animal_ids.map((id) => ({ id, name: names.get(id) ?? '' })),
  }
}

/** The changes that give a draft on the server these facts. */
export const toChanges = ({ animals, ...facts }: DeviceFacts): DraftChanges => ({
  ...facts,
  cause: facts.cause ?? undefined,
  animal_ids: animals.map(({ id }) => id),
})

const toRequestFile = ({ id, place, name, media_type, size, added_at }: DeviceFile): RequestFile => ({
  id,
  ...place,
  name,
  media_type,
  size,
  sha256: '',
  received_at: added_at,
  status: 'received',
  refusal_code: null,
  href: `/${id}`,
  thumbnail_href: null,
  reading: null,
})

/** A request of this device in the shape in which the wizard shows one of the server. */
export function toRefundRequest({ id, created_at, facts, files }: DeviceRequest): RefundRequest {
  const shown = { ...facts, animal_ids: facts.animals.map((animal) => animal.id), files: files.map(toRequestFile) }
  return {
    ...shown,
    id,
    status: 'draft',
    step: stepOfDraft(shown),
    created_at,
    tracking_reference: null,
    submitted_at: null,
    before_portal: false,
    channel: null,
    received_on: null,
    is_pile: false,
    deleted_on: null,
    awaited: [],
    timeline: [],
    expected_by: null,
    late_days: 0,
    usual_days: null,
    amount_to_refund_cents: null,
    due_cents: null,
    rejection: null,
    refunds: [],
    corrections: [],
    follows: null,
    follow_ups: [],
    mailed_by: null,
    quote_id: null,
    waiting_message: null,
    care_kinds: [],
  }
}
