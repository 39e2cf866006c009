import type { EventData } from '@coussinet/contract/integration/events.ts'

const id = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`
const at = '2026-11-20T10:00:00.000Z'
const card = {
  card_payment_id: id(11),
  provider_reference: 'sample-payment',
  receipt_ids: [id(12)],
  amount_cents: 2990,
}
const ending = { ending_id: id(13), reference: 'SAMPLE-1', ends_on: '2026-12-31', requested_at: at }

/** One invented payload of each event of the contract, with ids that no portal gives out. */
export const sampleData: EventData = {
  'refund_request.submitted': { request_id: id(1), filed_by: 'member' },
  'refund_request.completed_by_member': { request_id: id(1) },
  'refund_request.message_sent': { request_id: id(1), message_id: id(2), sent_at: at },
  'refund_request.disputed': { request_id: id(1), dispute_id: id(3), answer_by: '2027-01-19' },
  'refund_request.dispute_answer_due': { request_id: id(1), dispute_id: id(3), answer_by: '2027-01-19', late_days: 0 },
  'quote.submitted': { quote_id: id(4) },
  'quote.withdrawn': { quote_id: id(4), released_cents: 12_000 },
  'quote.lapsed': { quote_id: id(4), released_cents: 0 },
  'profile.changed': { changed: ['email'], email: 'sample@example.org' },
  'animal.changed': { animal_id: id(5), changed: ['colour'], colour: 'Noir' },
  'animal.cover_ended': { animal_id: id(5), reason: 'lost', cover_end: '2026-11-19' },
  'mandate.signed': {
    mandate_id: id(6),
    umr: 'SAMPLE-UMR',
    former_umr: null,
    for_refunds: true,
    collect_unpaid: false,
    unpaid: [],
    first_debit_on: '2026-12-05',
    signed_at: at,
  },
  'mandate.lapsed': { mandate_id: id(6), umr: 'SAMPLE-UMR' },
  'due_day.changed': { due_day: 5, from_month: '2026-12' },
  'card.registered': { card_id: id(7), revoked_mandate_id: null },
  'receipt.paid_by_card': { ...card, paid_on: '2026-11-20' },
  'card_payment.to_return': card,
  'card_payment.refunded': { ...card, refunded_cents: 1 },
  'card_payment.disputed': card,
  'card_payment.dispute_won': card,
  'refund_account.changed': { refund_account_id: id(8) },
  'refund_account.renamed': { refund_account_id: id(8) },
  'refund_account.released': { refund_account_id: id(8) },
  'contact.received': { contact_message_id: id(9), reference: 'SAMPLE-2', topic: 'refund', sent_at: at },
  'contract.withdrawal_requested': ending,
  'contract.termination_requested': ending,
  'contract.formula_change_asked': {
    formula_change_id: id(10),
    animal_id: id(5),
    formula: 'sample',
    from_formula: 'sample-before',
    takes_effect_on: '2027-01-01',
    asked_at: at,
  },
  'contract.formula_change_withdrawn': { formula_change_id: id(10), animal_id: id(5), withdrawn_at: at },
  'sponsorship.quote_requested': { sponsorship_request_id: id(14), reference: 'SAMPLE-3' },
  'sponsorship.drawn': { sponsorship_request_id: id(14), amount_cents: 3000, drawn_at: at },
  'erasure.requested': { requested_at: at },
  'erasure.cancelled': { cancelled_at: at },
  'member.erased': { erased_at: at },
}
