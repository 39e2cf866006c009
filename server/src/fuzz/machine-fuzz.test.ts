import { scopes } from '@coussinet/contract/domain/permissions.ts'
import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { everyIntegrationEndpoint } from '@coussinet/contract/integration/every-integration-endpoint.ts'
import { TokenRefusal } from '@coussinet/contract/integration/token.ts'
import { ProblemBody } from '@coussinet/contract/problem.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoId } from '#modules/demo/seed/demo-id.ts'
import { aMachine } from '#testing/a-machine.ts'
import { atDepth } from '#testing/depth.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { strangeCall } from './strange-call.ts'

const cases = atDepth(12, 150)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120)

const failures: string[] = []
const helene = demoId('m1')
let portal: TestPortal
let access_token = ''

beforeAll(async () => {
  const isBug = (line: string) => line.includes('unexpected failure') || line.includes('a line of a batch failed')
  portal = await ownPortal({ demo: true, log: (line) => void (isBug(line) && failures.push(line)) })
  ;({ access_token } = await aMachine(portal, scopes))
}, 60_000)
afterAll(() => portal.close())

const tables: Record<string, [table: string, column: string]> = {
  '/animals': ['animals', 'animal_id'],
  '/receipts': ['receipts', 'receipt_id'],
  '/sponsorship': ['sponsorship_requests', 'sponsorship_request_id'],
  '/refund-requests': ['refund_requests', 'request_id'],
  '/refunds': ['refunds', 'refund_id'],
  '/members': ['mandates', 'mandate_id'],
}

async function idsFor({ path }: Endpoint): Promise<Record<string, string[]>> {
  const [table, column] = Object.entries(tables).find(([start]) => path.startsWith(start))?.[1] ?? [
    'animals',
    'animal_id',
  ]
  const of = async (from: string, what: string) =>
    (
      await sql<{
        id: string
      }>`select ${sql.ref(what)} as id from ${sql.table(from)} where member_id = ${helene} limit 20`.execute(portal.db)
    ).rows.map(({ id }) => id)
  return {
    id: await of(table, column),
    file_id: await of('documents', 'file_id'),
    nevg: await of('members', 'nevg'),
    number: await of('contracts', 'contract_number'),
  }
}

const tellsTooMuch =
  /node_modules|\.ts:\d+|\bat (?:async )?\w[\w.]* \(|syntax error|invalid input syntax|PostgresError|kysely/i

it.each(everyIntegrationEndpoint.map((endpoint) => [endpoint.name, endpoint] as const))(
  `[SEC-47] %s answers any of ${cases} strange calls of a machine with what is promised, or a problem that tells nothing`,
  { timeout: 60_000 },
  async (_name, endpoint) => {
    const ids = await idsFor(endpoint)
    await fc.assert(
      fc.asyncProperty(
        strangeCall(endpoint, ids, '/integration/v1'),
        async ({ as, url, headers, payload, address }) => {
          const authorization: Record<string, string> =
            as === 'caller' ? { authorization: `Bearer ${access_token}` } : {}
          const answer = await portal.app.inject({
            method: endpoint.method,
            url,
            remoteAddress: address,
            headers: { ...headers, ...authorization },
            ...(payload ? { payload } : {}),
          })
          expect([answer.statusCode, answer.statusCode < 500 ? '' : failures.at(-1)]).toEqual([
            expect.toSatisfy((status: number) => status < 500),
            '',
          ])
          const isFile = 'stream' in endpoint.answer && answer.statusCode === 200
          if (answer.statusCode >= 400) {
            const isRefusal = TokenRefusal.safeParse(answer.json()).success && endpoint.name === 'issueToken'
            expect(isRefusal ? undefined : ProblemBody.safeParse(answer.json()).error).toBeUndefined()
          }
          if (!isFile) expect(answer.body).not.toMatch(tellsTooMuch)
        },
      ),
      { numRuns: cases, seed },
    )
    expect(failures).toEqual([])
  },
)
