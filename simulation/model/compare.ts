import type { Disagreement, Observed } from '../observed.ts'
import { addDays, type Day } from './calendar/civil-days.ts'
import { civilDay } from './calendar/paris.ts'
import type { Facts, MemberState } from './state/member-state.ts'

// A dispute names its request too, and a request its quote.
const keys = ['dispute', 'request', 'quote', 'receipt', 'change', 'godchild', 'animal_id', 'guarantee'] as const
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const nameOf = (value: unknown) => {
  if (!isRecord(value)) return undefined
  const key = keys.find((one) => typeof value[one] === 'string')
  return key === undefined ? undefined : String(value[key])
}

/** Differences between what is expected and observed; what is not expected (undefined) is not compared. */
export function findDifferences(expected: unknown, observed: unknown, where = ''): Disagreement[] {
  if (expected === undefined) return []
  if (isRecord(expected) && isRecord(observed))
    return Object.entries(expected).flatMap(([key, value]) =>
      findDifferences(value, observed[key], where === '' ? key : `${where}.${key}`),
    )
  if (Array.isArray(expected) && Array.isArray(observed)) return compareLists(expected, observed, where)
  if (typeof expected === 'number' && Array.isArray(observed)) return findDifferences(expected, observed.length, where)
  return Object.is(expected, observed) ? [] : [{ where, expected, observed }]
}

function compareLists(expected: unknown[], observed: unknown[], where: string): Disagreement[] {
  const isNamed = [...expected, ...observed].every((one) => nameOf(one) !== undefined) && !where.endsWith('lines')
  if (!isNamed && expected.length !== observed.length) return [{ where, expected, observed }]
  if (!isNamed) return expected.flatMap((one, place) => findDifferences(one, observed[place], `${where}[${place}]`))
  const names = new Set([...expected, ...observed].map(nameOf))
  const seen = new Set(observed.map(nameOf))
  if (seen.size < observed.length) return [{ where: `${where}: one twice`, expected: seen.size, observed }]
  return [...names].flatMap((name) => {
    const [mine, theirs] = [expected, observed].map((list) => list.find((one) => nameOf(one) === name))
    if (mine === undefined) return [{ where: `${where} ${name}`, expected: null, observed: theirs }]
    return findDifferences(mine, theirs ?? null, `${where} ${name}`)
  })
}

/** Notifications that are missing, that come twice, or that the rules do not know; kinds that the model leaves out are not judged. */
export function compareNotifications(
  state: MemberState,
  { notifications, jobs_late, looked }: Observed,
): Disagreement[] {
  if (!looked.includes('notifications')) return []
  const seen = Map.groupBy(notifications, ({ kind, subject }) => `${kind} of ${subject ?? 'the member'}`)
  const isJudged = (key: string) => !unjudged.some((kind) => key.startsWith(`${kind} `))
  const named = [...new Set([...seen.keys(), ...Object.keys(state.told)])].filter(isJudged)
  return named.flatMap((key) => {
    const { least = 0, most = 0, facts = [] } = state.told[key] ?? {}
    const told = seen.get(key) ?? []
    const count = told.length
    const isSure = least === most && count === most
    if (isSure) return findUntold(facts, told, `text of ${key}`)
    if (count <= most && (count >= least || jobs_late)) return []
    return [
      { where: `notifications ${key}`, expected: least === most ? least : `${least} to ${most}`, observed: count },
    ]
  })
}

/** Tells whether what is said is what must be said: null must be absent, undefined may be anything. */
function says(said: unknown, expected: unknown): boolean {
  if (expected === undefined) return true
  if (isRecord(expected))
    return isRecord(said) && Object.entries(expected).every(([name, value]) => says(said[name], value))
  return JSON.stringify(said ?? null) === JSON.stringify(expected)
}

/** Texts that nobody was told, in whatever order they came. */
function findUntold(expected: readonly Facts[], told: readonly { facts: Facts }[], where: string): Disagreement[] {
  const left = told.map(({ facts }) => facts)
  const untold = expected.filter((facts) => {
    const place = left.findIndex((said) => says(said, facts))
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
  return untold.map((facts) => ({ where, expected: facts, observed: left }))
}

// A lapse is written in a night, and an act may be a quarter of an hour off: days at the border of the two weeks are left out.
const judgedDays = 10

/** Events of the last days that are missing, that say something else, or that nothing brought about. */
export function compareEvents({ published }: MemberState, { at, events, jobs_late, looked }: Observed): Disagreement[] {
  if (!looked.includes('notifications')) return []
  const since: Day = addDays(civilDay(at), -judgedDays)
  const keyOf = ({ event, subject }: { event: string; subject: string | null }) =>
    `${event} of ${subject ?? 'the member'}`
  const left = Map.groupBy(
    events.filter(({ event }) => !unjudgedEvents.includes(event)),
    keyOf,
  )
  // The latest first: one of last winter must not stand for that of today.
  const missing = published.toReversed().filter((one) => {
    const same = left.get(keyOf(one)) ?? []
    const place = same.findIndex(({ facts }) => says(facts, one.facts))
    if (place >= 0) same.splice(place, 1)
    return place < 0 && one.on >= since
  })
  const strange = [...left.values()].flat().filter((one) => civilDay(one.at) >= since)
  return [
    ...(jobs_late ? [] : missing).map((one) => ({
      where: `event ${keyOf(one)}`,
      expected: one.facts,
      observed: strange.filter((other) => keyOf(other) === keyOf(one)),
    })),
    ...strange.map((one) => ({ where: `event ${keyOf(one)}`, expected: 'none', observed: one.facts })),
  ]
}

/** Events that the acts do not bring about by themselves. */
const unjudgedEvents = ['mandate.lapsed', 'refund_account.renamed', 'refund_account.released', 'animal.changed']

/** Notifications that were read though the member read nothing then, or that stayed unread. */
export function compareReads({ read_at }: MemberState, { notifications, looked }: Observed): Disagreement[] {
  if (!looked.includes('notifications')) return []
  const hour = 3_600_000
  const reads = read_at.map((moment) => Date.parse(moment))
  const last = Math.max(0, ...reads) - hour
  return notifications.flatMap(({ kind, created_at, read_at: seen_at }) => {
    const isOld = Date.parse(created_at) < last
    const isRead = seen_at !== null && reads.some((moment) => Math.abs(moment - Date.parse(seen_at)) < hour)
    if (seen_at === null ? !isOld : isRead || kind === 'message_received') return []
    return [{ where: `reading of ${kind} of ${created_at}`, expected: isOld ? 'read' : 'unread', observed: seen_at }]
  })
}

/** Kinds of sponsorship, messages and papers, which the acts do not name yet. */
const unjudged = [
  'sponsorship_created',
  'document_available',
  'document_received',
  'message_received',
  'mandate_lapsing',
  'data_ending',
]
