import type { Disagreement, Observed } from '../observed.ts'
import type { MemberState } from './state/member-state.ts'

const keys = ['request', 'quote', 'dispute', 'receipt', 'change', 'godchild', 'animal_id', 'guarantee'] as const
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
  const counts = new Map<string, number>()
  for (const { kind, subject } of notifications) {
    const key = `${kind} of ${subject ?? 'the member'}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const isJudged = (key: string) => !unjudged.some((kind) => key.startsWith(`${kind} `))
  const named = [...new Set([...counts.keys(), ...Object.keys(state.told)])].filter(isJudged)
  return named.flatMap((key) => {
    const { least = 0, most = 0 } = state.told[key] ?? {}
    const count = counts.get(key) ?? 0
    if (count <= most && (count >= least || jobs_late)) return []
    return [
      { where: `notifications ${key}`, expected: least === most ? least : `${least} to ${most}`, observed: count },
    ]
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
