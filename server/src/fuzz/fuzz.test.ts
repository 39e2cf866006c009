import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { ProblemBody } from '@coussinet/contract/problem.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { demoId } from '#modules/demo/seed/demo-id.ts'
import { aMember, type TestMember, openMemberSession } from '#testing/a-member.ts'
import { atDepth } from '#testing/depth.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { type StrangeCall, strangeCall } from './strange-call.ts'

const cases = atDepth(12, 150)
// The same calls at each run; FUZZ_SEED tries others.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120)
// The stream of events has no end to wait for.
const fuzzed = everyEndpoint.filter(({ name }) => name !== 'streamEvents')

const failures: string[] = []
const portal = ownPortalForTests({
  demo: true,
  log: (line) => void (line.includes('unexpected failure') && failures.push(line)),
})
let other: TestMember
let access_token = ''
const helene = demoId('m1')

beforeAll(async () => {
  other = await aMember(portal, { firstname: 'Zzyzx', email: 'zzyzx@example.org' })
  await signIn()
}, 60_000)

async function signIn(): Promise<void> {
  const tokens = await openMemberSession(portal, helene)
  access_token = tokens.access_token
}

/** The member's own things that the places of an address could name. */
async function idsFor({ path }: Endpoint): Promise<Record<string, string[]>> {
  const named = Object.entries(tables).find(([start]) => path.startsWith(start))
  const [table, column] = named?.[1] ?? ['animals', 'animal_id']
  const files = path.includes('{file_id}') ? await idsOf('documents', 'file_id') : []
  return { id: await idsOf(table, column), file_id: files }
}

async function idsOf(table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select ${sql.ref(column)} as id from ${sql.table(table)} where member_id = ${helene} limit 20`.execute(portal.db)
  return rows.map(({ id }) => id)
}

const tables: Record<string, [table: string, column: string]> = {
  '/refund-requests': ['refund_requests', 'request_id'],
  '/refunds': ['refunds', 'refund_id'],
  '/animals': ['animals', 'animal_id'],
  '/receipts': ['receipts', 'receipt_id'],
  '/sessions': ['sessions', 'session_id'],
  '/passkeys': ['passkeys', 'passkey_id'],
  '/mandates': ['mandates', 'mandate_id'],
  '/refund-accounts': ['refund_accounts', 'refund_account_id'],
  '/notifications': ['notifications', 'notification_id'],
  '/sponsorship': ['sponsorship_requests', 'sponsorship_request_id'],
  '/card-payments': ['card_payments', 'card_payment_id'],
}

async function make(endpoint: Endpoint, { as, url, headers, payload, address }: StrangeCall) {
  return portal.app.inject({
    method: endpoint.method,
    url,
    remoteAddress: address,
    headers: { ...headers, ...(as === 'caller' ? { authorization: `Bearer ${access_token}` } : {}) },
    ...(payload ? { payload } : {}),
  })
}

const tellsTooMuch =
  /node_modules|\.ts:\d+|\bat (?:async )?\w[\w.]* \(|syntax error|invalid input syntax|PostgresError|kysely|Zzyzx/i

it.each(fuzzed.map((endpoint) => [endpoint.name, endpoint] as const))(
  `[SEC-47] %s answers any of ${cases} strange calls with what is promised, or a problem that tells nothing`,
  { timeout: 60_000 },
  async (_name, endpoint) => {
    const ids = await idsFor(endpoint)
    await portal.db.deleteFrom('attempts').execute()
    await fc.assert(
      fc.asyncProperty(strangeCall(endpoint, ids), async (call) => {
        const answer = await make(endpoint, call)
        const type = String(answer.headers['content-type'] ?? '')
        const isFile = 'stream' in endpoint.answer && answer.statusCode === 200
        expect([answer.statusCode, answer.statusCode < 500 ? '' : failures.at(-1)]).toEqual([
          expect.toSatisfy((status: number) => status < 500),
          '',
        ])
        if (answer.statusCode >= 400)
          expect([type, ProblemBody.safeParse(answer.json()).error]).toEqual([
            'application/problem+json; charset=utf-8',
            undefined,
          ])
        else if (answer.statusCode !== 204 && !isFile) expect(type).toBe('application/json; charset=utf-8')
        if (!isFile) expect(answer.body).not.toMatch(tellsTooMuch)
        expect(answer.body.includes(other.member_id)).toBe(false)
        if (answer.statusCode === 401 && call.as === 'caller') await signIn()
      }),
      { numRuns: cases, seed },
    )
  },
)

it('[SEC-47] the process is alive afterwards, and nothing failed in silence', async () => {
  expect(failures).toEqual([])
  expect((await portal.call(getMe, { as: other })).status).toBe(200)
})
