import { putReceipt, type ReceiptUpsert } from '../../contract/src/integration/upserts/receipt.ts'
import type { Outcome } from '../acts.ts'
import type { World } from '../engine/world.ts'
import { type Executors, outcomeOf } from './outcome.ts'

async function put(world: World, id: string, body: ReceiptUpsert): Promise<Outcome> {
  const answer = await world.call(putReceipt, { token: await world.machine(), params: { id }, body })
  return outcomeOf(answer, () => ({ id }))
}

/** Monthly contributions as the insurer's systems announce them, and what the bank made of them. */
export const contributionActs: Executors = {
  'announce-receipt': (world, { nevg, receipt, month, issue_date, due_date, amount_cents }) =>
    put(world, receipt, { nevg, month, issue_date, due_date, amount_cents, status: 'upcoming' }),

  'debit-receipt': (world, { nevg, receipt, payment_date }) =>
    put(world, receipt, { nevg, status: 'paid', payment_date }),

  'decline-receipt': (world, { nevg, receipt, code, declined_on }) =>
    put(world, receipt, { nevg, status: 'declined', decline_code: code as never, declined_on }),
}
