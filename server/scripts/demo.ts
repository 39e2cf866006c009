import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { type Config, ConfigProblem, readConfig } from '#platform/config/config.ts'
import { requireDatabase } from '#platform/config/require-database.ts'
import { manualStatuses } from '../src/modules/demo/insurer/manual-statuses.ts'
import { type OpenPortal, openPortal } from '../src/open-portal.ts'

const usage = `npm run demo -- <command>

  accounts                        the demo's accounts and their password
  list                            the latest requests, with their status
  move <request> <status>         moves a request, named by its id or tracking reference, by legal steps to one of
                                  ${manualStatuses.join(', ')}
       --reason <code>            why it is rejected (waiting_period, duplicate …)
       --ask <code>               what is asked for (missing_care_sheet, unreadable …); may be repeated
  godchildren                     the latest godchildren, with their status
  godchild <godchild> <status>    moves a godchild, named by its id or reference, to signed, pending, validated or paid
  transfer <nevg>                 mails a member the link that signs in without a password, and prints it
  disable <nevg>, enable <nevg>   closes a member's account at once, or opens it again
  reset                           brings the demo's members back to their beginning

  --json                          prints JSON`

type DemoCall = { method: 'GET' | 'POST'; path: string; body?: object }
type DemoAnswer = { status: number; body: unknown }
type Ask = (call: DemoCall) => Promise<DemoAnswer>

const Failure = z.object({ title: z.string(), errors: z.optional(z.record(z.string(), z.array(z.string()))) })
const Accounts = z.object({
  password: z.string(),
  data: z.array(
    z.object({
      nevg: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      note: z.object({ fr: z.string(), it: z.string() }),
    }),
  ),
})
const Requests = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      tracking_reference: z.nullable(z.string()),
      status: z.string(),
      member: z.string(),
      care_date: z.nullable(z.string()),
    }),
  ),
})
const Moved = z.object({
  request_id: z.string(),
  tracking_reference: z.nullable(z.string()),
  from: z.string(),
  to: z.string(),
  steps: z.array(z.string()),
})

const Godchildren = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      godchild: z.string(),
      sponsor: z.string(),
      status: z.string(),
      effective_date: z.nullable(z.string()),
    }),
  ),
})
const MovedGodchild = z.object({ godchild: z.string(), from: z.string(), to: z.string() })

const Transfer = z.object({ href: z.string(), email: z.string() })
const Access = z.object({ nevg: z.string(), disabled: z.boolean(), changed: z.boolean() })

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function settings(): Config {
  try {
    // A command in the wrong place creates nothing.
    const config = readConfig(process.env, { makes: false })
    return config.demo ? config : fail('The demo is off here: set DEMO=1.')
  } catch (error) {
    return fail(error instanceof ConfigProblem ? error.sentences.join('\n') : String(error))
  }
}

/** The running portal that holds the data, or null: only one process opens the embedded database. */
async function runningPortal({ data_dir, port }: Config): Promise<string | null> {
  const note = await readFile(join(data_dir, 'portal.json'), 'utf8').catch(() => null)
  const noted = note === null ? null : z.object({ url: z.string() }).parse(JSON.parse(note)).url
  const url = noted ?? (process.env['PORT'] ? `http://127.0.0.1:${port}` : null)
  if (url === null) return null
  const isThere = await fetch(`${url}/api/demo/accounts`).then(
    (response) => response.ok,
    () => false,
  )
  return isThere ? url : null
}

const overHttp =
  (url: string): Ask =>
  async ({ method, path, body }) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: parsed(await response.text()) }
  }

const parsed = (text: string): unknown => (text === '' ? null : JSON.parse(text))

/** Opens the portal of data that is there, whose secret was made with it. */
async function openExisting(config: Config): Promise<OpenPortal> {
  requireDatabase(config)
  return openPortal({ config: config.secret.length > 0 ? config : readConfig(process.env) })
}

/** Asks the running portal, or opens the data itself for as long as it takes. */
async function withPortal(work: (ask: Ask) => Promise<void>): Promise<void> {
  const config = settings()
  const url = await runningPortal(config)
  if (url !== null) return work(overHttp(url))
  const portal = await openExisting(config).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  )
  try {
    await work(async ({ method, path, body }) => {
      const { statusCode, body: text } = await portal.app.inject({
        method,
        url: `/api${path}`,
        ...(body ? { payload: body } : {}),
      })
      return { status: statusCode, body: parsed(text) }
    })
  } finally {
    await portal.close()
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    reason: { type: 'string' },
    ask: { type: 'string', multiple: true },
    help: { type: 'boolean', short: 'h' },
  },
})
const [command, subject, to] = positionals

function print(json: unknown, text: string): void {
  console.log(values.json ? JSON.stringify(json, null, 2) : text)
}

function checked({ status, body }: DemoAnswer): unknown {
  if (status < 400) return body
  const { title, errors } = Failure.parse(body)
  const wrong = Object.entries(errors ?? {}).map(([field, keys]) => `${field || 'request'}: ${keys.join(', ')}`)
  if (values.json) console.log(JSON.stringify(body, null, 2))
  process.exitCode = 1
  console.error([title, ...wrong].join('\n'))
  return null
}

async function accounts(ask: Ask): Promise<void> {
  const body = checked(await ask({ method: 'GET', path: '/demo/accounts' }))
  if (body === null) return
  const { data, password } = Accounts.parse(body)
  const lines = data.map(
    ({ nevg, firstname, lastname, note }) => `${nevg}  ${`${firstname} ${lastname}`.padEnd(20)} ${note.fr}`,
  )
  print(body, [...lines, `Password: ${password}`].join('\n'))
}

async function list(ask: Ask): Promise<void> {
  const body = checked(await ask({ method: 'GET', path: '/demo/requests' }))
  if (body === null) return
  const lines = Requests.parse(body).data.map(({ id, tracking_reference, status, member, care_date }) =>
    [(tracking_reference ?? '-').padEnd(16), status.padEnd(16), care_date ?? '          ', member.padEnd(20), id].join(
      '  ',
    ),
  )
  print(body, lines.join('\n'))
}

async function move(ask: Ask): Promise<void> {
  const { reason, ask: asked } = values
  const body = checked(
    await ask({
      method: 'POST',
      path: '/demo/moves',
      body: { request: subject, to, ...(reason ? { reason } : {}), ...(asked ? { ask: asked } : {}) },
    }),
  )
  if (body === null) return
  const { tracking_reference, request_id, from, steps } = Moved.parse(body)
  print(body, `${tracking_reference ?? request_id}: ${[from, ...steps].join(' → ')}`)
}

async function godchildren(ask: Ask): Promise<void> {
  const body = checked(await ask({ method: 'GET', path: '/demo/godchildren' }))
  if (body === null) return
  const lines = Godchildren.parse(body).data.map(({ reference, status, effective_date, godchild: name, sponsor }) =>
    [reference, status.padEnd(10), effective_date ?? '          ', name.padEnd(16), sponsor].join('  '),
  )
  print(body, lines.join('\n'))
}

async function godchild(ask: Ask): Promise<void> {
  const body = checked(await ask({ method: 'POST', path: '/demo/godchild-moves', body: { godchild: subject, to } }))
  if (body === null) return
  const { godchild: name, from, to: reached } = MovedGodchild.parse(body)
  print(body, `${name}: ${from} → ${reached}`)
}

/** The answer about one member, or null once it is said that there is none of that number. */
function ofMember(answer: DemoAnswer): unknown {
  if (answer.status !== 422 && answer.status !== 404) return checked(answer)
  if (values.json) console.log(JSON.stringify(answer.body, null, 2))
  process.exitCode = 1
  console.error(`${subject} is no customer number of the demo.`)
  return null
}

async function transfer(ask: Ask): Promise<void> {
  const body = ofMember(await ask({ method: 'POST', path: '/demo/transfer-links', body: { nevg: subject } }))
  if (body === null) return
  const { href, email } = Transfer.parse(body)
  print(body, `${href}\nMailed to ${email}; it works once, for 10 minutes.`)
}

const access = (closes: boolean) => async (ask: Ask) => {
  const body = ofMember(await ask({ method: 'POST', path: '/demo/access', body: { nevg: subject, disabled: closes } }))
  if (body === null) return
  const { nevg, disabled, changed } = Access.parse(body)
  print(body, `${nevg} is ${changed ? '' : 'already '}${disabled ? 'disabled' : 'enabled'}.`)
}

async function reset(ask: Ask): Promise<void> {
  const answer = await ask({ method: 'POST', path: '/demo/reset' })
  checked(answer)
  if (answer.status < 400) print({ reset: true }, 'The demo begins anew.')
}

const commands: Record<string, (ask: Ask) => Promise<void>> = {
  accounts,
  list,
  move,
  godchildren,
  godchild,
  transfer,
  disable: access(true),
  enable: access(false),
  reset,
}
const run = commands[command ?? '']
if (
  values.help ||
  !run ||
  (['move', 'godchild'].includes(command ?? '') && !to) ||
  (['transfer', 'disable', 'enable'].includes(command ?? '') && !subject)
) {
  console.log(usage)
  process.exit(values.help ? 0 : 1)
}
await withPortal(run)
