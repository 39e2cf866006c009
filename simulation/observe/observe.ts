import { sql } from 'kysely'
import * as z from 'zod/mini'
import { listAnimals } from '../../contract/src/animals.ts'
import { getContractEndings } from '../../contract/src/contract-endings.ts'
import { listDisputes } from '../../contract/src/disputes.ts'
import type { AnswerOf, Endpoint } from '../../contract/src/endpoint.ts'
import { listFormulaChanges } from '../../contract/src/formula-changes.ts'
import { listFiledRequestMessages } from '../../contract/src/integration/request-messages.ts'
import { getPaymentMethods } from '../../contract/src/payment-methods.ts'
import { getMe } from '../../contract/src/profile.ts'
import { listQuotes } from '../../contract/src/quotes.ts'
import { getPaymentSchedule, listReceipts } from '../../contract/src/receipts.ts'
import { getRefundRequest, listRefundRequests, type RefundRequest } from '../../contract/src/refund-requests.ts'
import { getRefund } from '../../contract/src/refunds.ts'
import { listRequestMessages } from '../../contract/src/request-messages.ts'
import { listSponsorshipRequests } from '../../contract/src/sponsorship.ts'
import type { Call } from '../engine/call.ts'
import { callOnce } from '../engine/call.ts'
import type { Subject, World } from '../engine/world.ts'
import type {
  Observed,
  ObservedAnimal,
  ObservedDispute,
  ObservedEvent,
  ObservedNotification,
  ObservedPart,
  ObservedRefund,
  ObservedRequest,
} from '../observed.ts'

const id = z.optional(z.string())
const Params = z.looseObject({
  request_id: id,
  quote_id: id,
  receipt_id: id,
  animal_id: id,
  formula_change_id: id,
  sponsorship_request_id: id,
})

const Decided = z.array(
  z.object({
    animal_id: z.string(),
    billed_cents: z.number(),
    refunded_cents: z.number(),
    account: z.nullable(z.string()),
  }),
)
const asDecided = ({ animal_id, billed_cents, refunded_cents, account }: z.infer<typeof Decided>[number]) =>
  `${animal_id}: ${refunded_cents} of ${billed_cents} to ${account}`

/** The whole state of a member, without the threads: those are looked at after their own acts. */
export const everyPart: readonly ObservedPart[] = [
  'animals',
  'changes',
  'requests',
  'quotes',
  'receipts',
  'godchildren',
  'accounts',
  'schedule',
  'notifications',
]

/** Parts to observe: requests by their ids, or all of them, as the member's pages list them; and which parts. */
export type Look = { requests: readonly string[] | 'all'; parts: readonly ObservedPart[]; jobs_late: boolean }

type Page<Item> = { data: Item[]; next_cursor: string | null }

/** Reads a member's state through the calls of their pages, as one who is signed in. */
export async function observe(world: World, nevg: string, { requests, parts, jobs_late }: Look): Promise<Observed> {
  const token = await world.signedIn(nevg)
  const read = async <E extends Endpoint>(endpoint: E, call: object = {}) => {
    const answer = await callOnce(world.portal(), endpoint, { token, ...call } as Call<E>)
    if (answer.status !== 200) throw new Error(`${endpoint.name} answered ${answer.status} ${answer.code} to ${nevg}.`)
    return answer.body
  }
  // Whole looks turn pages, as a member does who scrolls; a look at one thing reads the list at once.
  const limit = requests === 'all' ? 4 : 100
  const readAll = async <Item>(readPage: (query: object) => Promise<Page<Item>>): Promise<Item[]> => {
    const all: Item[] = []
    let cursor: string | null = null
    do {
      const page: Page<Item> = await readPage({ limit, ...(cursor === null ? {} : { cursor }) })
      all.push(...page.data)
      cursor = page.next_cursor
    } while (cursor !== null && all.length < 1000)
    return all
  }
  const has = (part: ObservedPart) => parts.includes(part)
  const { contract, address } = has('accounts') ? await read(getMe) : { contract: null, address: null }
  const endings = has('accounts') ? await read(getContractEndings) : null
  const { data: animals } = has('animals') ? await read(listAnimals) : { data: [] }
  const { data: changes } = has('changes') ? await read(listFormulaChanges) : { data: [] }
  const listed = !has('requests')
    ? []
    : requests === 'all'
      ? await readAll((query) => read(listRefundRequests, { query }))
      : await findRequests(world, token, requests)
  const disputed = await findDisputed(world, nevg, listed as RefundRequest[])
  const seen: ObservedRequest[] = []
  const disputes: ObservedDispute[] = []
  for (const request of listed as RefundRequest[]) {
    const params = { id: request.id }
    const refunds: ObservedRefund[] = []
    for (const { id } of request.refunds) refunds.push(asRefund(await read(getRefund, { params: { id } })))
    const thread =
      has('threads') && request.status !== 'draft'
        ? await read(listRequestMessages, { params, query: { limit: 100 } })
        : null
    const unread = thread
      ? {
          member: thread?.unread ?? 0,
          insurer: (await read(listFiledRequestMessages, { params, token: await world.machine() })).unread,
        }
      : null
    const messages = thread?.data.map(({ author, text }) => `${author}: ${text}`).toReversed() ?? null
    seen.push({ ...asRequest(world, request, refunds), unread, messages })
    if (disputed.has(request.id))
      for (const { id, status, answer_by } of (await read(listDisputes, { params })).data)
        disputes.push({
          dispute: nameOf(world, 'dispute', id),
          request: nameOf(world, 'request', request.id),
          status,
          answer_by,
        })
  }
  const quotes = has('quotes') ? await readAll((query) => read(listQuotes, { query })) : []
  const receipts = has('receipts') ? await readAll((query) => read(listReceipts, { query })) : []
  const { data: godchildren, total_earned_cents: earned_cents } = has('godchildren')
    ? await read(listSponsorshipRequests, { query: { limit: 100 } })
    : { data: [], total_earned_cents: null }
  const methods = has('accounts') ? await read(getPaymentMethods) : null
  const { refund_account = null, debit = null } = methods ?? {}
  return {
    nevg,
    at: world.clock.now().toISOString(),
    jobs_late,
    is_whole: requests === 'all',
    looked: parts,
    address: address && `${address.line1}, ${address.postal_code} ${address.city}`,
    contract: contract && {
      number: contract.number,
      status: contract.status,
      effective_date: contract.effective_date,
      renewal_date: contract.renewal_date,
      end_date: contract.end_date,
      amount_due_cents: contract.amount_due_cents,
    },
    endings: endings && {
      withdrawal: endings.withdrawal?.until ?? null,
      termination: endings.termination?.ends_on ?? null,
      asked: endings.data.map(({ kind: ending, ends_on }) => ({ ending, ends_on })),
    },
    animals: animals.map(asAnimal),
    changes: changes.map(({ id, animal_id, status, formula, takes_effect_on, monthly_price_cents }) => ({
      change: nameOf(world, 'change', id),
      animal_id,
      status,
      formula,
      takes_effect_on,
      monthly_price_cents,
    })),
    requests: seen,
    quotes: quotes.map((quote) => ({
      quote: nameOf(world, 'quote', quote.id),
      status: quote.status,
      expected_by: quote.expected_by,
      animal_id: quote.animal_id,
      billed_cents: quote.billed_cents,
      refunded_cents: quote.answer?.refunded_cents ?? null,
      reserved_cents: quote.answer?.reserved_cents ?? null,
      valid_until: quote.answer?.valid_until ?? null,
    })),
    receipts: receipts.map(
      ({ id, month, due_date, amount_cents, status, payment_date, decline_code, next_attempt_on }) => ({
        receipt: id,
        month,
        due_date,
        amount_cents,
        status,
        payment_date,
        decline_code,
        next_attempt_on,
      }),
    ),
    disputes,
    godchildren: godchildren.map(({ id, status, effective_date, amount_cents, drawn_at, paid_on, refused_on }) => ({
      godchild: id,
      status,
      effective_date,
      amount_cents,
      is_drawn: drawn_at !== null,
      paid_on,
      is_refused: refused_on !== null,
    })),
    earned_cents,
    refund_account: refund_account?.iban ?? null,
    mandate: debit?.kind === 'bank_account' ? debit.iban : null,
    is_held: (refund_account?.held_until ?? null) !== null,
    unpaid_cents: methods?.unpaid_cents ?? 0,
    due_day: methods?.due_day ?? 0,
    next_debit_on: methods?.next_debit_on ?? null,
    schedule: has('schedule') ? (await read(getPaymentSchedule)).data : [],
    notifications: has('notifications') ? await readNotifications(world, nevg) : [],
    mailed: has('notifications') ? await countMails(world, nevg) : {},
    events: has('notifications') ? await readEvents(world, nevg) : [],
  }
}

/** Requests by their ids; a draft that was deleted since is not there any more. */
async function findRequests(world: World, token: string, ids: readonly string[]): Promise<RefundRequest[]> {
  const answers = []
  for (const id of ids) answers.push(await callOnce(world.portal(), getRefundRequest, { token, params: { id } }))
  return answers.filter(({ status }) => status !== 404).map(({ body }) => body)
}

/** Decided requests that have disputes: to ask for those of each takes five statements. */
async function findDisputed(world: World, nevg: string, requests: readonly RefundRequest[]): Promise<Set<string>> {
  if (!requests.some(({ status }) => status === 'accepted' || status === 'rejected')) return new Set()
  const rows = await world.place.own
    .selectFrom('disputes')
    .select('request_id')
    .where('member_id', '=', world.memberId(nevg))
    .execute()
  return new Set(rows.map(({ request_id }) => request_id))
}

/** Name of the acts for an id; the id itself where no act made it, which the model does not know. */
const nameOf = (world: World, subject: Subject, id: string) => world.names.nameOf(subject, id) ?? id

type Statement = AnswerOf<typeof getRefund>
type Animal = AnswerOf<typeof listAnimals>['data'][number]

const asRefund = (refund: Statement): ObservedRefund => ({
  animal_id: refund.animal.id,
  billed_cents: refund.billed_cents,
  refunded_cents: refund.refunded_cents,
  paid_cents: refund.paid_cents,
  due_cents: refund.due_cents,
  overpaid_cents: refund.overpaid_cents,
  payment_date: refund.payment_date,
  account: refund.destination_account?.iban ?? null,
  subtotal_cents: refund.subtotal_cents,
  remaining_cents: refund.remaining_cents,
  steps: refund.computation,
  returned: refund.returned_payments,
  lines: refund.lines.map(({ care_kind, billed_cents, refunded_cents, reason_code }) => ({
    care_kind,
    billed_cents,
    refunded_cents,
    reason_code,
  })),
})

const asRequest = (
  world: World,
  request: RefundRequest,
  refunds: ObservedRefund[],
): Omit<ObservedRequest, 'unread' | 'messages'> => ({
  request: request.before_portal ? `past ${request.tracking_reference}` : nameOf(world, 'request', request.id),
  status: request.status,
  before_portal: request.before_portal,
  care_date: request.care_date,
  cause: request.cause,
  animal_ids: request.animal_ids,
  timeline: request.timeline.flatMap(({ step, at }) => (at === null ? [] : [step])),
  expected_by: request.expected_by,
  late_days: request.late_days,
  documents: request.files.length,
  amount_to_refund_cents: request.amount_to_refund_cents,
  rejection_code: request.rejection?.code ?? null,
  refunds,
  corrections: request.corrections.length,
  awaited: request.awaited.map(({ type, animal_id, reason_code, due_on, file_id }) => ({
    type,
    animal_id,
    reason_code,
    due_on,
    sent: file_id !== null,
  })),
  quote: request.quote_id === null ? null : nameOf(world, 'quote', request.quote_id),
  is_answer_unread: request.waiting_message !== null && !request.waiting_message.read,
})

function asAnimal({ id, cover_start, cover_end, end_reason, formula, next_formula, limits }: Animal): ObservedAnimal {
  return {
    animal_id: id,
    cover_start,
    cover_end,
    end_reason,
    formula: formula.name,
    monthly_price_cents: formula.monthly_price_cents,
    next: next_formula,
    limits: limits && {
      year_start: limits.ceiling.year_start,
      year_end: limits.ceiling.year_end,
      ceiling: { ...usedOf(limits.ceiling), used_percent: limits.ceiling.used_percent },
      package: usedOf(limits.vaccine_package),
      deductible: {
        mode: limits.deductible.mode,
        amount_cents: limits.deductible.amount_cents,
        used_cents: limits.deductible.used_cents,
      },
      waiting_periods: limits.waiting_periods,
    },
  }
}

type Used = Record<'amount_cents' | 'used_cents' | 'reserved_cents' | 'remaining_cents', number>
const usedOf = ({ amount_cents, used_cents, reserved_cents, remaining_cents }: Used): Used => ({
  amount_cents,
  used_cents,
  reserved_cents,
  remaining_cents,
})

const subjects = [
  ['request_id', 'request'],
  ['quote_id', 'quote'],
  ['formula_change_id', 'change'],
] as const

async function readNotifications(world: World, nevg: string): Promise<ObservedNotification[]> {
  const rows = await world.place.own
    .selectFrom('notifications')
    .select(['kind', 'params', 'created_at', 'read_at'])
    .where('member_id', '=', world.memberId(nevg))
    .orderBy('created_at')
    .orderBy('notification_id')
    .execute()
  return rows.map(({ kind, params, created_at, read_at }) => {
    const facts = Params.parse(params)
    const subject = subjectOf(world, facts)
    return { kind, subject, created_at: created_at.toISOString(), read_at: read_at?.toISOString() ?? null, facts }
  })
}

/** Name of what a notification or an event is about; null where it is about none. */
function subjectOf(world: World, facts: z.infer<typeof Params>): string | null {
  const named = subjects.map(([field, subject]) => facts[field] && nameOf(world, subject, facts[field])).find(Boolean)
  return named ?? facts.receipt_id ?? facts.sponsorship_request_id ?? facts.animal_id ?? null
}

async function readEvents(world: World, nevg: string): Promise<ObservedEvent[]> {
  const member_id = world.memberId(nevg)
  const since = new Date(world.clock.now().getTime() - 14 * 86_400_000)
  const { rows } = await sql<{ event: string; data: Record<string, unknown>; at: Date }>`
    select event, data, at from insurer_events where member_id = ${member_id} and at > ${since}
    union all select 'evidence', record::jsonb || jsonb_build_object('request_id', subject_id), at from evidence
      where member_id = ${member_id} and kind = 'decided' and at > ${since}
    order by at`.execute(world.place.own)
  return rows.map(({ event, data, at }) => {
    const facts = Params.parse(data)
    // The reference of a mandate is the portal's: it has a former one, which is another, or none.
    const { umr, former_umr } = data
    const former = event === 'mandate.signed' ? { has_former: former_umr !== null && former_umr !== umr } : {}
    const decided = event === 'evidence' ? { refunds: Decided.parse(data['refunds']).map(asDecided) } : {}
    return { event, subject: subjectOf(world, facts), at: at.toISOString(), facts: { ...facts, ...former, ...decided } }
  })
}

async function countMails(world: World, nevg: string): Promise<Record<string, number>> {
  const rows = await world.place.own
    .selectFrom('outgoing_messages')
    .select(['created_at', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('member_id', '=', world.memberId(nevg))
    .where('channel', '=', 'email')
    .where('created_at', '>', new Date(world.clock.now().getTime() - 2 * 86_400_000))
    .groupBy('created_at')
    .execute()
  return Object.fromEntries(rows.map(({ created_at, count }) => [created_at.toISOString(), Number(count)]))
}
