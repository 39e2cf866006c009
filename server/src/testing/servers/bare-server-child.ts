// Measure of the portal: node:http and pg with the portal's own schema and statements, and nothing else. Its address is its first line.
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { type Statement, theMember } from '../database/first-statement.ts'

const { me, refunds, asking }: { me: Statement; refunds: Statement; asking: number } = JSON.parse(
  process.env['BARE'] ?? '{}',
)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 })

// Tokens are looked for in a table of this process: the portal remembers them too.
const { rows: known } = await pool.query<{ member_id: string; nevg: string }>(
  'select member_id, nevg from members where nevg::integer <= 100000000 + $1',
  [asking],
)
const members = new Map(
  known.map(({ member_id, nevg }) => [`million-access-token-${Number(nevg) - 100_000_000}`, member_id]),
)

const named = (name: string, { text, values }: Statement) => {
  const places = values.flatMap((value, place) => (value === theMember ? [place] : []))
  return (member_id: string) => {
    const own = [...values]
    for (const place of places) own[place] = member_id
    return pool.query({ name, text, values: own })
  }
}
const findMe = named('me', me)
const findRefunds = named('refunds', refunds)

// All rows of a begun request in one statement: the draft, its count, its line of the log, its kept answer, and the hint to open pages.
const insert = `with draft as (insert into refund_requests (member_id, request_id, status, created_at, changed_at) values ($1, $2, 'draft', $3, $3)),
  counted as (insert into attempts (attempt_key, count, window_start) values ('drafts ' || $1, 1, $3) on conflict (attempt_key) do update set count = attempts.count + 1),
  logged as (insert into audit_log (member_id, audit_id, position, at, actor, action, subject_id, details)
    select $1, $4, coalesce(max(position), 0) + 1, $3, 'member', 'refund_request.created', $2::text, '{}' from audit_log where member_id = $1),
  kept as (insert into idempotency_keys (member_id, idempotency_key, request_hash, status, answer, created_at) values ($1, $5, $6, 201, $7, $3))
  select pg_notify('coussinet', $1 || ' refund-requests')`

function send(response: ServerResponse, status: number, answer: unknown): void {
  const body = JSON.stringify(answer)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const member_id = members.get(request.headers.authorization?.slice('Bearer '.length) ?? '')
  if (member_id === undefined) return send(response, 401, {})
  if (request.method === 'POST') return create(request, response, member_id)
  if (request.url === '/api/me') {
    const { nevg, firstname, lastname, email, pending_email, locale, mobile, landline, ...rest } = (
      await findMe(member_id)
    ).rows[0]
    const { line1, line2, line3, line4, postal_code, city, country, disabled_at: _, ...contract } = rest
    const address = { line1, line2, line3, line4, postal_code, city, country }
    const own = { nevg, firstname, lastname, email, pending_email, locale, address, phones: { mobile, landline } }
    return send(response, 200, { ...own, contract })
  }
  const { rows } = await findRefunds(member_id)
  send(response, 200, {
    data: rows.map(({ refund_id, request_id, tracking_reference, animal_id, animal_name, ...rest }) => ({
      id: refund_id,
      request_id,
      tracking_reference,
      animal: { id: animal_id, name: animal_name },
      ...rest,
    })),
    next_cursor: null,
  })
}

async function create(request: IncomingMessage, response: ServerResponse, member_id: string): Promise<void> {
  const key = request.headers['idempotency-key']
  const [request_id, at] = [randomUUID(), new Date()]
  const draft = { id: request_id, status: 'draft', animals: [], care_date: null, created_at: at.toISOString() }
  const hash = createHash('sha256').update('createRefundRequest').digest()
  await pool.query({
    name: 'create',
    text: insert,
    values: [member_id, request_id, at, randomUUID(), key, hash, JSON.stringify(draft)],
  })
  send(response, 201, draft)
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    send(response, 500, {})
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`)
})
