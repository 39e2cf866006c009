import * as z from 'zod/mini'
import { locale } from '../brand/locale.ts'
import { topicIds } from '../contact.ts'
import { address, cents, day, email, icadOfAnyCountry, id, instant, month, phones } from '../fields/fields.ts'

// Ids and the member's choices only: an account, a card's token and a file's bytes have their own calls and scopes.

const account = z.strictObject({ refund_account_id: id })
const request = z.strictObject({ request_id: id })
const submitted = z.strictObject({
  request_id: id,
  /** the insurer for a request that it filed for the member; absent in older events */
  filed_by: z.optional(z.enum(['member', 'insurer'])),
})
const ended = z.strictObject({ quote_id: id, released_cents: cents })
const ending = z.strictObject({ ending_id: id, reference: z.string(), ends_on: day, requested_at: instant })
const cardPayment = {
  card_payment_id: id,
  provider_reference: z.string(),
  receipt_ids: z.array(id),
  amount_cents: cents,
}

/** Payload of each event, beside the member and the moment. */
export const eventData = {
  'refund_request.submitted': submitted,
  /** reports that everything the insurer requested has arrived */
  'refund_request.completed_by_member': request,
  /** the member wrote in its thread: text and files have their own call */
  'refund_request.message_sent': z.strictObject({ request_id: id, message_id: id, sent_at: instant }),
  /** its decision is disputed: `GET disputes/{id}` returns text and files */
  'refund_request.disputed': z.strictObject({ request_id: id, dispute_id: id, answer_by: day }),
  /** the answer to a dispute is due: sent seven days before its last day with `late_days` 0, and once that day has passed */
  'refund_request.dispute_answer_due': z.strictObject({
    request_id: id,
    dispute_id: id,
    answer_by: day,
    late_days: z.int(),
  }),
  /** a vet's quote was filed: all that it holds is read by `GET quotes/{id}` */
  'quote.submitted': z.strictObject({ quote_id: id }),
  /** the member withdrew it, or its last day has passed: the reserved part of the ceiling is free again */
  'quote.withdrawn': ended,
  'quote.lapsed': ended,
  /** `changed` names what follows with its new value */
  'profile.changed': z.strictObject({
    changed: z.array(z.enum(['email', 'locale', 'address', 'phones'])),
    email: z.optional(email),
    locale: z.optional(locale),
    address: z.optional(address),
    phones: z.optional(phones),
  }),
  'animal.changed': z.strictObject({
    animal_id: id,
    changed: z.array(z.enum(['icad', 'colour', 'adoption_date'])),
    icad: z.optional(z.nullable(icadOfAnyCountry)),
    colour: z.optional(z.string()),
    adoption_date: z.optional(z.nullable(day)),
  }),
  /** reported by the member: the contribution for this animal ends with that day, and later payments are returned */
  'animal.cover_ended': z.strictObject({
    animal_id: id,
    reason: z.enum(['deceased', 'sold', 'lost']),
    cover_end: day,
  }),
  'mandate.signed': z.strictObject({
    mandate_id: id,
    umr: z.string(),
    former_umr: z.nullable(z.string()),
    /** refunds go to this account too */
    for_refunds: z.boolean(),
    collect_unpaid: z.boolean(),
    /** contributions that came back and that the mandate collects */
    unpaid: z.array(z.strictObject({ month, amount_cents: cents })),
    first_debit_on: z.nullable(day),
    signed_at: instant,
  }),
  /** 36 months without a debit */
  'mandate.lapsed': z.strictObject({ mandate_id: id, umr: z.string() }),
  'due_day.changed': z.strictObject({ due_day: z.int(), from_month: month }),
  'card.registered': z.strictObject({ card_id: id, revoked_mandate_id: z.nullable(id) }),
  'receipt.paid_by_card': z.strictObject({ ...cardPayment, paid_on: day }),
  /** something else paid them meanwhile, or their amount changed: the card's money goes back */
  'card_payment.to_return': z.strictObject(cardPayment),
  /** given back by you at the provider: `refunded_cents` is the total so far, less if a refund failed */
  'card_payment.refunded': z.strictObject({ ...cardPayment, refunded_cents: cents }),
  /** the card's bank took `amount_cents` back: the contributions named are due again */
  'card_payment.disputed': z.strictObject(cardPayment),
  /** the bank gave `amount_cents` back: the contributions named are paid again */
  'card_payment.dispute_won': z.strictObject(cardPayment),
  'refund_account.changed': account,
  /** the same IBAN, another holder or BIC */
  'refund_account.renamed': account,
  /** refunds need not wait for the new account any more */
  'refund_account.released': account,
  'contact.received': z.strictObject({
    contact_message_id: id,
    reference: z.string(),
    topic: z.enum(topicIds),
    sent_at: instant,
  }),
  'contract.withdrawal_requested': ending,
  'contract.termination_requested': ending,
  /** wished by the member; the insurer answers by `POST formula-changes/{id}/outcome` */
  'contract.formula_change_asked': z.strictObject({
    formula_change_id: id,
    animal_id: id,
    formula: z.string(),
    from_formula: z.string(),
    takes_effect_on: day,
    asked_at: instant,
  }),
  /** given up before any answer */
  'contract.formula_change_withdrawn': z.strictObject({ formula_change_id: id, animal_id: id, withdrawn_at: instant }),
  'sponsorship.quote_requested': z.strictObject({ sponsorship_request_id: id, reference: z.string() }),
  'sponsorship.drawn': z.strictObject({ sponsorship_request_id: id, amount_cents: cents, drawn_at: instant }),
  'erasure.requested': z.strictObject({ requested_at: instant }),
  'erasure.cancelled': z.strictObject({ cancelled_at: instant }),
  'member.erased': z.strictObject({ erased_at: instant }),
} as const

export const eventNames = [
  'refund_request.submitted',
  'refund_request.completed_by_member',
  'refund_request.message_sent',
  'refund_request.disputed',
  'refund_request.dispute_answer_due',
  'quote.submitted',
  'quote.withdrawn',
  'quote.lapsed',
  'profile.changed',
  'animal.changed',
  'animal.cover_ended',
  'mandate.signed',
  'mandate.lapsed',
  'due_day.changed',
  'card.registered',
  'receipt.paid_by_card',
  'card_payment.to_return',
  'card_payment.refunded',
  'card_payment.disputed',
  'card_payment.dispute_won',
  'refund_account.changed',
  'refund_account.renamed',
  'refund_account.released',
  'contact.received',
  'contract.withdrawal_requested',
  'contract.termination_requested',
  'contract.formula_change_asked',
  'contract.formula_change_withdrawn',
  'sponsorship.quote_requested',
  'sponsorship.drawn',
  'erasure.requested',
  'erasure.cancelled',
  'member.erased',
] as const satisfies readonly (keyof typeof eventData)[]
export type EventName = keyof typeof eventData
export type EventData = { [E in EventName]: z.infer<(typeof eventData)[E]> }

/** Body of a webhook: `position` increases by one with each event of a member, so that a receiver can detect order and gaps. */
const envelope = { event_id: id, at: instant, nevg: z.string(), position: z.int().check(z.gte(1)) }

const bodyOf = <E extends EventName>(event: E) =>
  z.strictObject({ ...envelope, event: z.literal(event), data: eventData[event] })

// test of a webhook: concerns no member, and is not stored
const ping = z.strictObject({ event_id: id, at: instant, event: z.literal('ping') })

export const eventBody = (event: EventName | 'ping') => (event === 'ping' ? ping : bodyOf(event))

export const InsurerEvent = z.discriminatedUnion('event', [ping, ...eventNames.map(bodyOf)])

type Envelope = { event_id: string; at: string; nevg: string; position: number }
export type InsurerEvent =
  | { [E in EventName]: Envelope & { event: E; data: EventData[E] } }[EventName]
  | { event_id: string; at: string; event: 'ping' }
