import { changeRefundRequest, createRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { settleMemberDueChanges } from '#modules/contract/contract.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { freezeAccount } from '#modules/policy/policy.ts'
import { endCover } from '#modules/refunds/animals/change-animal.ts'
import { fileDispute } from '#modules/refunds/conversations/disputes/file-dispute.ts'
import { getAnimalWithLimits } from '#modules/refunds/cover/animals.ts'
import { lapseAgreements } from '#modules/refunds/quotes/quote-ends.ts'
import {
  applyCorrection,
  applyDisputeAnswer,
  applyInsurerMove,
  applyQuoteAnswer,
  applyReturn,
  putOpeningBalance,
  recordPaymentOf,
  submitRequest,
} from '#modules/refunds/refunds.ts'
import { aFiledQuote, anAgreement } from '#modules/refunds/tests/a-quote.ts'
import { aDecidedRequest, aFileRow, aFiledRequest, line, move } from '#modules/refunds/tests/a-request.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember } from '../a-member.ts'
import type { TestPortal } from '../start-portal.ts'
import type { MoneyOperation } from './run-order.ts'

export type MoneyScene = { member: TestMember; ceiling_cents: number; operations: Record<string, MoneyOperation> }

/** Left of the ceiling before anything is decided; what is decided and reserved below leaves less than any amount that is decided later. */
const left_cents = 40_000
const ceiling_cents = 150_000
const care = { care_date: '2026-11-10', cause: 'accident' as const }
const day = '2026-11-20'
const renewal = '2027-03-15'

/**
 * Makes a member of one animal whose money is in every state, and the operations that move it, each as its route or job
 * runs it: in one transaction, repeated after a deadlock.
 */
export async function aMoneyScene(portal: TestPortal): Promise<MoneyScene> {
  const { platform, db } = portal
  const at = portal.clock.now()
  const member = await aMember(portal, { effective_date: '2024-03-15', refund_iban: 'FR7630006000011234567890189' })
  const { member_id } = member
  const animal_id = member.animals[0]?.id ?? ''
  const by = { client_id: newId(), batch_id: null }
  const balance = (ceiling_used_cents: number) => ({
    insurance_year_start: '2026-03-15',
    ceiling_used_cents,
    deductible_used_cents: 0,
    package_used_cents: 0,
    open_event: null,
  })
  const surgery = (billed_cents: number) => [
    {
      ...line(animal_id, 'surgery', billed_cents),
      reason_code: null,
      event: null,
      refunded_cents: null,
      explanation: null,
    },
  ]
  const setBalance = (tx: Db, used: number) =>
    putOpeningBalance(tx, { member_id, animal_id, balance: balance(used), by, at })
  await inTransaction(db, (tx) => setBalance(tx, ceiling_cents - left_cents))

  const filed = (more = {}) => aFiledRequest(portal, member, { ...care, ...more })
  const underway = async () => {
    const { id } = await filed()
    await move(portal, member, id, { to: 'processing' })
    return id
  }
  const decided = await aDecidedRequest(portal, member, care, surgery(8000))
  const paid = await aDecidedRequest(portal, member, care, surgery(8000))
  const disputed = await aDecidedRequest(portal, member, care, surgery(8000))
  const refundOf = ({ refunds }: typeof paid) => refunds[0]?.id ?? ''
  const pay = (refund_id: string) => (tx: Db) => recordPaymentOf(tx, platform, { refund_id, payment_date: day, at })
  await inTransaction(db, pay(refundOf(paid)))
  const reason = 'La radiographie est écartée, mais elle était prescrite.'
  const dispute = async (database: Db, request_id: string, within: typeof inTransaction = inTransaction) =>
    fileDispute({ ...platform, db: database }, (work) => within(database, work), {
      reader: { member_id, locale: 'fr', now: at },
      request_id,
      form: { reason, lines: [] },
      files: [],
    })
  const { id: dispute_id } = await dispute(db, disputed.id)
  const [one, other] = [await underway(), await underway()]

  const small = { lines: [{ label: 'Chirurgie', care_kind: 'surgery' as const, billed_cents: 8000 }], ...care_of_quote }
  const claimed = await anAgreement(portal, member, small)
  const open = await anAgreement(portal, member, small)
  // One that ended yesterday, and is still to be closed.
  const ended = await anAgreement(portal, member, small)
  await db.updateTable('quotes').set({ valid_until: '2026-11-19' }).where('quote_id', '=', ended.id).execute()
  const under = async (quote_id: string) => {
    const headers = { 'idempotency-key': newId() }
    const { id } = (await portal.call(createRefundRequest, { as: member, headers, body: { quote_id } })).body
    await portal.call(changeRefundRequest, { as: member, params: { id }, body: { ...care, paid_confirmed: true } })
    await aFileRow(portal, member, id, 'invoice', null)
    await aFileRow(portal, member, id, 'care-sheet', animal_id)
    return id
  }
  const agreed = await under(claimed.id)
  const reader = { member_id, locale: 'fr' as const, now: at }
  await inTransaction(db, (tx) => submitRequest(createUnit(tx, platform, { member_id, at }), reader, agreed))
  await move(portal, member, agreed, { to: 'processing' })
  const draft = await under(open.id)
  const [quote, second] = [await aFiledQuote(portal, member), await aFiledQuote(portal, member)]
  await db
    .insertInto('formula_changes')
    .values({
      member_id,
      formula_change_id: newId(),
      animal_id,
      status: 'confirmed',
      formula: 'confort',
      from_formula: 'integrale',
      asked_at: at,
      takes_effect_on: renewal,
      answered_at: at,
      confirmed_on: day,
      monthly_price_cents: 3490,
      from_price_cents: 2490,
    })
    .execute()

  const keyed =
    (work: (tx: Db) => Promise<unknown>): MoneyOperation =>
    (gated) =>
      inTransaction(gated, work, { repeatable: true })
  const decide = (id: string, cents: number) =>
    keyed((tx) => applyInsurerMove(tx, platform, id, { to: 'accepted', lines: surgery(cents) }, at))
  const correct = (id: string, cents: number) =>
    keyed((tx) => applyCorrection(tx, platform, id, { lines: surgery(cents), reason: 'Le total était mal lu.', at }))
  const agree = (id: string) =>
    keyed((tx) => applyQuoteAnswer(tx, platform, id, { outcome: 'agreed', valid_until: '2027-02-28', at }))
  const settle = (status: 'upheld' | 'changed', more: { lines?: ReturnType<typeof surgery> } = {}) =>
    keyed((tx) => applyDisputeAnswer(tx, platform, dispute_id, { status, text: 'Nous avons relu.', ...more, at }))

  return {
    member,
    ceiling_cents,
    operations: {
      'decide one': decide(one, 30_000),
      'decide other': decide(other, 30_000),
      'reject one': keyed((tx) =>
        applyInsurerMove(tx, platform, one, { to: 'rejected', rejection: { code: 'excluded_care' }, lines: [] }, at),
      ),
      'decide agreed': decide(agreed, 8000),
      'decide agreed dearer': decide(agreed, 30_000),
      'correct decided up': correct(decided.id, 24_000),
      'correct decided down': correct(decided.id, 1000),
      'correct paid up': correct(paid.id, 24_000),
      'correct paid down': correct(paid.id, 1000),
      pay: keyed(pay(refundOf(decided))),
      'pay again': keyed(pay(refundOf(paid))),
      'return payment': keyed((tx) => applyReturn(tx, platform, { refund_id: refundOf(paid), returned_on: day, at })),
      'agree quote': agree(quote.id),
      'agree second quote': agree(second.id),
      'refuse quote': keyed((tx) =>
        applyQuoteAnswer(tx, platform, quote.id, { outcome: 'refused', reason: 'Non couvert.', at }),
      ),
      'file under agreement': keyed((tx) => submitRequest(createUnit(tx, platform, { member_id, at }), reader, draft)),
      'lapse agreements': (gated) => lapseAgreements({ ...platform, db: gated }),
      [afterLastDay]: (gated) =>
        lapseAgreements({ ...platform, db: gated, clock: () => new Date('2027-01-01T00:30:00Z') }),
      'file dispute': (gated) => dispute(gated, paid.id),
      'uphold dispute': settle('upheld'),
      'grant dispute': settle('changed', { lines: surgery(24_000) }),
      'set opening balance': keyed((tx) => setBalance(tx, ceiling_cents - left_cents + 6000)),
      'end cover': keyed((tx) =>
        endCover(
          createUnit(tx, platform, { member_id, at }),
          { contributionAfterEnd: async () => ({}) },
          { animal_id, ending: { reason: 'deceased', on: '2026-11-05' } },
        ),
      ),
      'apply formula change': keyed((tx) =>
        settleMemberDueChanges(tx, { ...platform, clock: () => new Date(`${renewal}T10:00:00Z`) }, member_id),
      ),
      'look at limits': (gated) => getAnimalWithLimits(gated, { id: member_id, locale: 'fr' }, animal_id, at),
      'freeze account': keyed((tx) => freezeAccount(tx, member_id, at)),
    },
  }
}

/** The job of a later day than the other operations': only for those that end what it would end. */
export const afterLastDay = 'lapse agreements after their last day'

const care_of_quote = { planned_on: '2026-12-04', cause: 'accident' as const }
