import type { Act, Outcome, Script } from '../acts.ts'
import type { Disagreement, Observed, ObservedRequest } from '../observed.ts'

const fault = (where: string, expected: unknown, observed: unknown): Disagreement => ({ where, expected, observed })

/** Tells whether a masked account is this one. */
const isShown = (iban: string, masked: string | null) =>
  masked !== null && masked.slice(0, 4) === iban.slice(0, 4) && masked.slice(-4) === iban.slice(-4)

/** Disagreements of a write that was acknowledged with what the member sees right after it. */
export function findLostWrites(act: Act, outcome: Outcome, observed: Observed): Disagreement[] {
  if (outcome.kind !== 'done' && outcome.kind !== 'refused') return []
  const { facts } = outcome
  if (act.kind === 'sign-refund-account' && facts.status === 'active' && !isShown(act.iban, observed.refund_account))
    return [fault(`account ${act.account}`, act.iban, observed.refund_account)]
  if (act.kind === 'sign-mandate' && facts.status === 'active' && !isShown(act.iban, observed.mandate))
    return [fault(`mandate ${act.mandate}`, act.iban, observed.mandate)]
  if ('quote' in act && (act.kind === 'quote' || act.kind === 'answer-quote') && facts.id !== undefined) {
    const seen = observed.quotes.find(({ quote }) => quote === act.quote)
    return seen?.status === facts.status ? [] : [fault(`quote ${act.quote}: status`, facts.status, seen?.status)]
  }
  if (!('request' in act) || act.kind === 'dispute' || facts.id === undefined || facts.status === undefined) return []
  const seen = observed.requests.find(({ request }) => request === act.request)
  return seen?.status === facts.status ? [] : [fault(`request ${act.request}: status`, facts.status, seen?.status)]
}

const changing = new WeakMap<Script, ReadonlySet<string>>()

/** Tells whether a formula of the member may change: what was used under one may pass the ceiling of the next (decision 80). */
function mayChangeFormula(script: Script, nevg: string): boolean {
  let members = changing.get(script)
  if (!members) {
    const isChange = ({ kind }: Act) => kind === 'answer-formula' || kind === 'put-formula'
    members = new Set(script.acts.filter(isChange).map((act) => act.nevg))
    changing.set(script, members)
  }
  return members.has(nevg)
}

/** Disagreements of a member's state with itself: states that no transaction may leave. */
export const findHalfMade = (observed: Observed, script: Script): Disagreement[] => [
  ...findStrangers(observed),
  ...observed.requests.flatMap(halfMadeRequest),
  ...observed.animals.flatMap(({ animal_id, limits }) =>
    (limits ? [limits.ceiling, limits.package] : [])
      .filter(
        ({ amount_cents, used_cents, reserved_cents }) =>
          used_cents + reserved_cents > amount_cents && !mayChangeFormula(script, observed.nevg),
      )
      .map((used) => fault(`animal ${animal_id}: used and reserved pass the amount`, used.amount_cents, used)),
  ),
  ...findRepeated(observed),
  ...wrongGains(observed),
]

/** Gains that are not what they may be (rules, 5.8), or that do not add up to what was earned. */
function wrongGains({ godchildren, earned_cents }: Observed): Disagreement[] {
  const drawn = godchildren.filter(({ is_drawn }) => is_drawn).map(({ amount_cents }) => amount_cents ?? 0)
  const sum = drawn.reduce((all, one) => all + one, 0)
  return [
    ...drawn
      .filter((cents) => cents < 2500 || cents > 20_000)
      .map((cents) => fault('a gain', '25 to 200 euros', cents)),
    ...(earned_cents === null || earned_cents === sum ? [] : [fault('gains add up', sum, earned_cents)]),
  ]
}

function halfMadeRequest({ request, status, timeline, refunds, animal_ids, ...rest }: ObservedRequest): Disagreement[] {
  const where = `request ${request}`
  const faults: Disagreement[] = []
  const isDecided = status === 'accepted' || status === 'rejected'
  if (status === 'draft' && refunds.length > 0) faults.push(fault(`${where}: refunds of a draft`, 0, refunds.length))
  if (!isDecided && refunds.length > 0) faults.push(fault(`${where}: refunds before the decision`, 0, refunds.length))
  if (status === 'accepted' && refunds.length === 0)
    faults.push(fault(`${where}: accepted without refunds`, '1 or more', 0))
  const hasSteps = status !== 'draft' && !rest.before_portal
  if (hasSteps && !timeline.includes('filed')) faults.push(fault(`${where}: timeline`, 'filed', timeline))
  if (isDecided && hasSteps && !timeline.some((step) => step === 'accepted' || step === 'rejected'))
    faults.push(fault(`${where}: timeline`, status, timeline))
  for (const { animal_id, paid_cents, due_cents, overpaid_cents, refunded_cents, billed_cents, lines } of refunds) {
    if (!animal_ids.includes(animal_id)) faults.push(fault(`${where}: refund of another animal`, animal_ids, animal_id))
    if (refunded_cents > billed_cents)
      faults.push(fault(`${where}: refunded more than billed`, billed_cents, refunded_cents))
    if (paid_cents + due_cents - overpaid_cents !== refunded_cents)
      faults.push(
        fault(`${where}: paid, due and overpaid add up`, refunded_cents, { paid_cents, due_cents, overpaid_cents }),
      )
    const sum = lines.reduce((total, line) => total + line.refunded_cents, 0)
    if (sum !== refunded_cents) faults.push(fault(`${where}: lines add up`, refunded_cents, sum))
  }
  const total = refunds.reduce((sum, { refunded_cents }) => sum + refunded_cents, 0)
  if (status === 'accepted' && rest.amount_to_refund_cents !== total)
    faults.push(fault(`${where}: refunds add up`, rest.amount_to_refund_cents, total))
  return faults
}

const isId = (name: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(name)

/** Requests, quotes and disputes that no act made, such as the second one of a repeated call: they have no name. */
const findStrangers = ({ requests, quotes, disputes, changes }: Observed): Disagreement[] =>
  [
    ...requests.map(({ request }) => request),
    ...quotes.map(({ quote }) => quote),
    ...disputes.map((one) => one.dispute),
    ...changes.map(({ change }) => change),
  ]
    .filter(isId)
    .map((id) => fault('something that no act made', 'nothing', id))

// Each animal's transfer is notified by itself.
const ofEachAnimal = new Set(['refund_paid', 'payment_returned'])

/** Notifications of the same kind about the same thing at the same moment. */
function findRepeated({ notifications }: Observed): Disagreement[] {
  const seen = new Map<string, number>()
  for (const { kind, subject, created_at } of notifications) {
    if (ofEachAnimal.has(kind)) continue
    const name = `${kind} about ${subject} at ${created_at}`
    seen.set(name, (seen.get(name) ?? 0) + 1)
  }
  return [...seen].flatMap(([name, times]) => (times > 1 ? [fault(`notification ${name}`, 1, times)] : []))
}
