import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { apiVersion } from '#platform/payments/stripe/stripe-provider.ts'
import { openAccount, type StripeAccount } from './stripe-account.ts'
import { ApiError, type Expandable, readForm, type StripeEvent } from './stripe-api.ts'

export type StripeRequest = { method: string; path: string; form: Expandable; idempotency_key: string | null }

export type StripeDouble = {
  origin: string
  secret_key: string
  webhook_secret: string
  account: StripeAccount
  /** calls of the API, oldest first */
  requests: StripeRequest[]
  /** decides what happens to the calls from now on: a status is answered instead, `hang` answers nothing */
  answer(decide: (request: StripeRequest) => number | 'hang' | null): void
  /** header and body with which an event is sent; `at` defaults to now */
  sign(event: StripeEvent, at?: Date): { body: string; headers: Record<string, string> }
  close(): Promise<void>
}

/** Stripe's API and its hosted page, on this machine; `now` is the clock of the portal under test. */
export async function startStripe(now: () => Date): Promise<StripeDouble> {
  const secret_key = 'sk_test_51DoubleOfTheTests'
  const webhook_secret = 'whsec_DoubleOfTheTests'
  const account = openAccount(now, (id) => `${origin}/c/pay/${id}`)
  const requests: StripeRequest[] = []
  const answered = new Map<string, { form: string; status: number; body: string }>()
  let decide: (request: StripeRequest) => number | 'hang' | null = () => null

  const server = createServer(async (request, response) => {
    const sent = await text(request).catch(() => null)
    if (sent === null) return
    const url = new URL(request.url ?? '/', origin)
    if (url.pathname.startsWith('/c/pay/')) return showPage(account, url, request, response)
    const key = request.headers['idempotency-key']
    const one: StripeRequest = {
      method: request.method ?? '',
      path: url.pathname,
      form: readForm(request.method === 'GET' ? url.search : sent),
      idempotency_key: typeof key === 'string' ? key : null,
    }
    requests.push(one)
    const decided = decide(one)
    if (decided === 'hang') return
    const { status, body } = decided === null ? keyed(one, sent, request) : failed(decided)
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double' }).end(body)
  })

  /** The same key answers what it answered; another content under it is refused. */
  function keyed(one: StripeRequest, sent: string, request: IncomingMessage) {
    const stored = one.idempotency_key === null ? undefined : answered.get(one.idempotency_key)
    if (stored)
      return stored.form === sent
        ? stored
        : {
            status: 400,
            body: errorBody(new ApiError(400, 'idempotency_error', 'Keys can only be used with the same parameters.')),
          }
    const answer = serve(one, request)
    if (one.idempotency_key !== null && one.method === 'POST')
      answered.set(one.idempotency_key, { form: sent, ...answer })
    return answer
  }

  function serve(one: StripeRequest, request: IncomingMessage): { status: number; body: string } {
    try {
      if (request.headers.authorization !== `Bearer ${secret_key}`)
        throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided')
      if (request.headers['stripe-version'] !== apiVersion)
        throw new ApiError(400, 'invalid_request_error', 'Another version than the one that is pinned')
      return { status: 200, body: JSON.stringify(callApi(account, one)) }
    } catch (error) {
      if (error instanceof ApiError) return { status: error.status, body: errorBody(error) }
      throw error
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    origin,
    secret_key,
    webhook_secret,
    account,
    requests,
    answer: (next) => void (decide = next),
    sign(event, at = now()) {
      const body = JSON.stringify(event, null, 2)
      const time = Math.floor(at.getTime() / 1000)
      const mac = createHmac('sha256', webhook_secret).update(`${time}.${body}`).digest('hex')
      return {
        body,
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${time},v1=${mac}` },
      }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const errorBody = ({ body }: ApiError) => JSON.stringify({ error: body })
const failed = (status: number) => ({ status, body: errorBody(new ApiError(status, 'api_error', 'as the test wants')) })

/** Answers a call of the API, with what `expand` asks for in place of ids. */
function callApi(account: StripeAccount, { method, path, form }: StripeRequest): unknown {
  const [, , ...parts] = path.split('/')
  const [one, two, id = '', verb] = parts
  const expanded = (object: object) => expand(account, object, (form['expand'] ?? []) as string[])
  if (one === 'checkout' && two === 'sessions') {
    if (method === 'POST' && id === '') return expanded(account.create(form))
    if (method === 'POST' && verb === 'expire') return expanded(account.expire(id))
    if (method === 'GET' && id !== '') return expanded(account.session(id))
    if (method === 'GET') return list([...account.sessions.values()].slice(0, Number(form['limit'] ?? 10)))
  }
  if (method === 'GET' && one === 'payment_intents') return expanded(found(account.intents.get(two ?? '')))
  if (method === 'GET' && one === 'disputes')
    return list(account.disputes.filter(({ payment_intent }) => payment_intent === form['payment_intent']))
  throw new ApiError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`)
}

const list = (data: object[]) => ({ object: 'list', has_more: false, data })

function found<T>(object: T | undefined): T {
  if (object === undefined)
    throw new ApiError(404, 'invalid_request_error', 'No such object', { code: 'resource_missing' })
  return object
}

function expand(account: StripeAccount, object: object, paths: readonly string[]): object {
  const copy: Expandable = structuredClone({ ...object })
  for (const path of paths) {
    let at: Expandable | undefined = copy
    for (const name of path.split('.')) {
      const value: unknown = at?.[name]
      const whole = typeof value === 'string' ? lookUp(account, value) : value
      if (at && whole !== undefined) at[name] = whole
      at = typeof whole === 'object' && whole !== null ? (whole as Expandable) : undefined
    }
  }
  return copy
}

function lookUp({ intents, charges, setups, methods }: StripeAccount, id: string): Expandable | undefined {
  const whole = intents.get(id) ?? charges.get(id) ?? setups.get(id) ?? methods.get(id)
  return whole && structuredClone({ ...whole })
}

/** The hosted page, without a script: buttons for what a visitor may do, and the bank's own step before a payment. */
function showPage(account: StripeAccount, url: URL, request: IncomingMessage, response: ServerResponse): void {
  const [, , , id = '', act] = url.pathname.split('/')
  const { mode, status, success_url, cancel_url } = account.session(id)
  const leave = (to: string | null) => void response.writeHead(303, { location: to ?? '/' }).end()
  const returns = success_url.replace('{CHECKOUT_SESSION_ID}', id)
  if (request.method === 'POST' && act === 'leave') return leave(cancel_url)
  if (request.method === 'POST' && status === 'open') {
    if (act === 'authenticate') {
      if (mode === 'payment') account.pay(id)
      else account.register(id)
      return leave(returns)
    }
    if (act === 'decline' && mode === 'payment') account.decline(id)
  }
  const button = (name: string) => `<form method="post" action="/c/pay/${id}/${name}"><button>${name}</button></form>`
  const acts = act === 'pay' ? ['authenticate', 'decline'] : ['pay', 'decline', 'leave']
  const body = status === 'open' ? acts.map(button).join('') : `<p>${status}</p>`
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Checkout</title>${body}`)
}
