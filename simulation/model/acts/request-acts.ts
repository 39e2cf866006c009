import { addDays, anniversary, type Day } from '../calendar/civil-days.ts'
import { addBankDays } from '../calendar/holidays.ts'
import { civilDay } from '../calendar/paris.ts'
import { findInsuranceYear } from '../refunds/counters.ts'
import { accountOf, decideRequest, reckonFor } from '../state/decide.ts'
import {
  findAnimal,
  findGaps,
  findQuote,
  findRequest,
  isHeld,
  maskIban,
  type Facts,
  type MemberState,
  namesOf,
  publish,
  type RequestState,
  shownIban,
  tell,
} from '../state/member-state.ts'
import { type Judges, type Moment, nothing, refused, type Verdict } from './verdict.ts'

const beginRequest = (
  { request, animal_ids, care_date }: { request: string; animal_ids: string[]; care_date: Day },
  at: string,
): RequestState => ({
  request,
  status: 'draft',
  care_date,
  cause: null,
  first_symptoms_on: null,
  animal_ids,
  timeline: [],
  filed_on: null,
  pauses: [],
  rejection_code: null,
  refunds: [],
  decided_as: 0,
  decided_on: null,
  corrections: 0,
  awaited: [],
  asked_on: null,
  quote: null,
  messages: [],
  documents: 0,
  is_answer_unread: false,
  unread: { member: 0, insurer: 0 },
  changed_at: at,
  announced_on: null,
})

/** A draft whose contents were refused. */
const beginUnfilledRequest = (request: string, at: string) =>
  beginRequest({ request, animal_ids: [], care_date: '' }, at)

/** Care can be filed from its day on, for two years, in Belgium for three (rules, 2.6). */
function mayFile({ country }: MemberState, care_date: Day, { today }: Moment): boolean {
  return care_date <= today && today <= anniversary(care_date, country === 'BE' ? 3 : 2)
}

/** Agreement under which a draft is filed, where it holds: same animal, cause and insurance year, nobody else's, in time. */
function findHoldingQuote(state: MemberState, request: RequestState, name: string | null, today: Day) {
  const quote = name === null ? undefined : findQuote(state, name)
  const animal = quote && findAnimal(state, quote.animal_id)
  if (!quote?.agreement || !animal || quote.status !== 'answered' || quote.request !== null) return undefined
  const is_same =
    request.animal_ids.includes(quote.animal_id) &&
    request.cause === quote.cause &&
    findInsuranceYear(animal.cover_start, request.care_date).first === quote.agreement.year_start
  return is_same && today <= quote.agreement.valid_until ? quote : undefined
}

const move = (request: RequestState, status: string) => {
  request.status = status
  request.timeline.push(status)
}

const endPause = ({ pauses }: RequestState, today: Day) => {
  const last = pauses.at(-1)
  if (last?.to === null) last.to = today
}

/** A move of the insurer: of a request in one of those statuses, and of no other. */
function moveOf(
  state: MemberState,
  name: string,
  from: readonly string[],
  apply: (request: RequestState) => ReturnType<Verdict['apply']>,
  mayApply: (request: RequestState) => boolean | null = () => true,
): Verdict {
  const request = findRequest(state, name)
  if (!request) return { is_legal: null, apply: nothing }
  const is_legal = from.includes(request.status) ? mayApply(request) : false
  return { is_legal, apply: () => apply(request) }
}

const answerOf = (request: RequestState) => ({
  status: request.status,
  rejection_code: request.rejection_code,
  refunds: request.refunds.map(({ animal_id, reckoning }) => ({
    animal_id,
    refunded_cents: reckoning.refunded_cents,
  })),
})

const areOwn = (request: RequestState, lines: readonly { animal_id: string }[]) =>
  lines.every(({ animal_id }) => request.animal_ids.includes(animal_id))

export const decided = ['accepted', 'rejected']

/** Tells whether a decision can be made anew by those lines: each animal that was decided needs one. */
export const canCorrect = (request: RequestState, lines: readonly { animal_id: string }[]) =>
  lines.length > 0 &&
  areOwn(request, lines) &&
  request.refunds.every(({ animal_id }) => lines.some((line) => line.animal_id === animal_id))

export function correctRequest(
  state: MemberState,
  request: RequestState,
  lines: Parameters<typeof decideRequest>[2]['lines'],
  today: Day,
): Facts {
  const was_cents = sumRefunded(request)
  decideRequest(state, request, { lines, code: null, today })
  request.timeline.push('corrected')
  request.corrections += 1
  const sumAccounts = (name: 'due_cents' | 'overpaid_cents') =>
    request.refunds.reduce((all, refund) => all + accountOf(refund)[name], 0) || null
  return {
    amount_cents: sumRefunded(request),
    was_cents,
    due_cents: sumAccounts('due_cents'),
    overpaid_cents: sumAccounts('overpaid_cents'),
  }
}

const sumRefunded = ({ refunds }: RequestState) =>
  refunds.reduce((all, { reckoning }) => all + reckoning.refunded_cents, 0)

/** Bank days after a decision in which its money leaves (rules, 4.2); those of a new account wait for the end of its hold. */
const transferDays = 2

/** Contents of a decision's notification: the animals, the amounts, the account and the day, or the reason. */
function sayDecision(state: MemberState, request: RequestState, at: string): Facts {
  const { refund_account } = state
  if (request.status === 'rejected') return { rejection: { code: request.rejection_code ?? undefined } }
  const amount_cents = sumRefunded(request)
  const billed_cents = request.refunds.reduce((all, { reckoning }) => all + reckoning.billed_cents, 0)
  const account = refund_account === null ? null : shownIban(refund_account)
  const until = isHeld(state, refund_account, at) ? state.holds[refund_account ?? ''] : undefined
  const refunded = request.refunds.filter(({ reckoning }) => reckoning.refunded_cents > 0)
  return {
    names: namesOf(
      state,
      refunded.map(({ animal_id }) => animal_id),
    ),
    amount_cents,
    billed_cents,
    kept_cents: billed_cents - amount_cents || null,
    account,
    expected_by: account === null ? null : addBankDays(civilDay(until ?? at), transferDays),
  }
}

export const requestActs: Judges = {
  estimate(state, { animal_id, care_date, cause, first_symptoms_on, lines }, { today }) {
    const animal = findAnimal(state, animal_id)
    if (!animal) return refused
    const care = { care_date, cause, first_symptoms_on }
    const billed = lines.map((line) => ({ ...line, reason_code: null }))
    return {
      is_legal: lines.length > 0 ? null : false,
      apply: () => ({
        refunded_cents: reckonFor(state, { animal, care, event: null, today }, billed).refunded_cents,
      }),
    }
  },

  file(state, act, moment) {
    const begin = () => {
      const { cause, first_symptoms_on } = act
      const request = { ...beginRequest(act, moment.at), cause, first_symptoms_on }
      state.requests.push(request)
      return request
    }
    const beginUnfilled = () => {
      const quote = act.quote === null ? undefined : findQuote(state, act.quote)
      const filled = quote && { animal_ids: [quote.animal_id], cause: quote.cause }
      state.requests.push({ ...beginUnfilledRequest(act.request, moment.at), ...filled })
    }
    const submit = () => {
      const request = begin()
      const quote = findHoldingQuote(state, request, act.quote, moment.today)
      request.quote = quote?.quote ?? null
      if (quote) quote.request = request.request
      request.status = 'pending'
      // The invoice, and a sheet for each animal.
      request.documents = 1 + act.animal_ids.length
      request.timeline.push('filed', 'pending')
      request.filed_on = moment.today
      tell(state, 'refund_filed', request.request, { care_date: act.care_date, cause: act.cause })
      const facts = { filed_by: 'member' }
      publish(state, 'refund_request.submitted', { subject: request.request, on: moment.today, facts })
      return { status: 'pending' }
    }
    const are_own = act.animal_ids.every((id) => findAnimal(state, id))
    // The portal decides whether a draft can name an agreement that was left.
    const is_open = act.quote !== null
    const is_legal = are_own && mayFile(state, act.care_date, moment)
    return { is_legal: is_legal && is_open ? null : is_legal, apply: submit, halves: [begin, beginUnfilled] }
  },

  'forget-draft'(state, act, moment) {
    return {
      is_legal: mayFile(state, act.care_date, moment) ? null : false,
      halves: [() => state.requests.push(beginUnfilledRequest(act.request, moment.at))],
      apply() {
        state.requests.push(beginRequest(act, moment.at))
        return { status: 'draft' }
      },
    }
  },

  open: (state, { request: name }, { today }) =>
    moveOf(state, name, ['pending', 'action-done'], (request) => {
      move(request, 'processing')
      endPause(request, today)
      request.awaited = []
      tell(state, 'refund_processing', name)
      return answerOf(request)
    }),

  ask: (state, { request: name, animal_id, type, reason_code, due_on }, { today }) =>
    moveOf(
      state,
      name,
      ['processing'],
      (request) => {
        move(request, 'action-required')
        request.pauses.push({ from: today, to: null })
        request.awaited = [{ type, animal_id, reason_code, due_on, sent: false }]
        request.asked_on = today
        tell(state, 'action_required', name, { date: due_on })
        return answerOf(request)
      },
      (request) => {
        if (!request.animal_ids.includes(animal_id)) return false
        if (type === null && findAnimal(state, animal_id)?.has_icad) return false
        // The rules give 30 days and no shortest time.
        return due_on > today && due_on <= addDays(today, 30) ? true : null
      },
    ),

  'send-awaited'(state, { request: name }, { today }) {
    const request = findRequest(state, name)
    if (request?.status !== 'action-required') return { is_legal: null, apply: nothing }
    const supply = () => {
      for (const { type, animal_id } of request.awaited) {
        const animal = findAnimal(state, animal_id)
        if (type === null && animal) animal.has_icad = true
      }
    }
    return {
      is_legal: true,
      halves: [supply],
      apply() {
        supply()
        completeAwaited(state, request, today)
        return { status: 'action-done' }
      },
    }
  },

  accept: (state, { request: name, lines }, { at, today }) =>
    moveOf(
      state,
      name,
      ['processing'],
      (request) => {
        decideRequest(state, request, { lines, code: null, today })
        request.timeline.push(request.status)
        tell(state, `refund_${request.status}`, name, sayDecision(state, request, at))
        return answerOf(request)
      },
      (request) => lines.length > 0 && areOwn(request, lines),
    ),

  reject: (state, { request: name, code, lines }, { at, today }) =>
    moveOf(
      state,
      name,
      ['processing'],
      (request) => {
        decideRequest(state, request, { lines, code, today })
        request.timeline.push('rejected')
        tell(state, 'refund_rejected', name, sayDecision(state, request, at))
        return answerOf(request)
      },
      (request) => areOwn(request, lines),
    ),

  correct: (state, { request: name, lines }, { today }) =>
    moveOf(
      state,
      name,
      decided,
      (request) => {
        tell(state, 'decision_corrected', name, correctRequest(state, request, lines, today))
        return answerOf(request)
      },
      (request) => canCorrect(request, lines),
    ),

  pay(state, { request: name, payment_date }, { at, today }) {
    const request = findRequest(state, name)
    const due = (request?.refunds ?? []).filter((refund) => accountOf(refund).due_cents > 0)
    if (!request || due.length === 0) return { is_legal: null, apply: nothing }
    const owed = due.map((refund) => {
      const iban = refund.iban ?? state.refund_account
      const { due_cents } = accountOf(refund)
      return { animal_id: refund.animal_id, due_cents, account: iban === null ? null : maskIban(iban) }
    })
    const send = (count: number) => () => {
      const payments = due.slice(0, count).map((refund) => {
        const amount_cents = accountOf(refund).due_cents
        refund.transfers.push({ amount_cents, on: payment_date })
        refund.iban ??= state.refund_account
        const account = refund.iban === null ? null : shownIban(refund.iban)
        const names = namesOf(state, [refund.animal_id])
        tell(state, 'refund_paid', name, { names, amount_cents, account, date: payment_date })
        return { animal_id: refund.animal_id, amount_cents }
      })
      if (request.refunds.every((refund) => accountOf(refund).due_cents === 0)) request.timeline.push('finished')
      return { payments, due: owed, gaps: findGaps(state) }
    }
    const is_on_day = payment_date <= today && payment_date >= (request.decided_on ?? today)
    const is_held = due.some(({ iban }) => isHeld(state, iban ?? state.refund_account, at))
    const has_account = state.refund_account !== null
    return {
      is_legal: is_on_day && !is_held ? (has_account ? true : null) : false,
      apply: send(due.length),
      halves: due.slice(1).map((_one, count) => send(count + 1)),
    }
  },

  'return-payment'(state, { request: name, returned_on }, { today }) {
    const request = findRequest(state, name)
    const paid = (request?.refunds ?? []).filter((refund) => accountOf(refund).paid_cents > 0)
    if (!request || paid.length === 0) return { is_legal: null, apply: nothing }
    const comeBack = (count: number) => () => {
      for (const refund of paid.slice(0, count)) {
        const { amount_cents = 0, on: payment_date = returned_on } = refund.transfers.pop() ?? {}
        refund.returned.push({ payment_date, returned_on, amount_cents })
        const account = refund.iban === null ? null : shownIban(refund.iban)
        // It is due again to the account that the member has when it leaves.
        refund.iban = null
        request.timeline.push('payment-returned')
        const names = namesOf(state, [refund.animal_id])
        tell(state, 'payment_returned', name, { names, amount_cents, account, date: returned_on })
      }
      return {}
    }
    const last = paid.map((refund) => refund.transfers.at(-1)?.on ?? today).toSorted()
    return {
      is_legal: returned_on <= today && returned_on >= (last.at(-1) ?? today) ? true : false,
      apply: comeBack(paid.length),
      halves: paid.slice(1).map((_one, count) => comeBack(count + 1)),
    }
  },
}

/** Threads of filed requests. A message repeats none that was written ten seconds before. */
export const messageActs: Judges = {
  'write-message': (state, { request, text }, { today }) => write(state, request, { author: 'member', text }, today),
  'answer-message': (state, { request, text }, { today }) => write(state, request, { author: 'insurer', text }, today),

  'read-messages'(state, { request: name }) {
    const request = findRequest(state, name)
    if (!request) return { is_legal: null, apply: nothing }
    return {
      is_legal: request.status !== 'draft',
      apply() {
        request.is_answer_unread = false
        request.unread.member = 0
        return {}
      },
    }
  },
}

type Written = { author: 'member' | 'insurer'; text: string }

function write(state: MemberState, name: string, { author, text }: Written, on: Day): Verdict {
  const request = findRequest(state, name)
  if (!request) return { is_legal: null, apply: nothing }
  return {
    is_legal: request.status !== 'draft',
    apply() {
      request.messages.push(`${author}: ${text}`)
      if (author === 'member') publish(state, 'refund_request.message_sent', { subject: name, on })
      request.is_answer_unread = author === 'insurer'
      request.unread[author === 'insurer' ? 'member' : 'insurer'] += 1
      return { messages: request.messages.length }
    },
  }
}

/** All that was asked for is there: the request waits for the insurer again. */
function completeAwaited(state: MemberState, request: RequestState, today: Day): void {
  for (const one of request.awaited) {
    if (one.type !== null && !one.sent) request.documents += 1
    one.sent = true
  }
  move(request, 'action-done')
  endPause(request, today)
  tell(state, 'action_done', request.request)
  publish(state, 'refund_request.completed_by_member', { subject: request.request, on: today })
}
