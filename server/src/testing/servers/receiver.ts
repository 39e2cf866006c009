import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type ReceivedDelivery = {
  at: number
  headers: IncomingHttpHeaders
  body: string
  event_id: string
  event: string
  nevg: string
  position: number
  data: Record<string, unknown>
}

type ReceiverAnswer = number | ((response: ServerResponse) => void)

export type Receiver = {
  url: string
  /** each POST, in the order in which they came, whatever was answered */
  heard: ReceivedDelivery[]
  /** decides what is answered from now on: a status, or whatever it does with the response */
  answer(decide: (heard: ReceivedDelivery) => ReceiverAnswer | Promise<ReceiverAnswer>): void
  /** most calls that were in hand at the same time */
  most(): number
  /** calls that it took, answered with 2xx */
  taken: ReceivedDelivery[]
  close(): Promise<void>
  /** stops and listens at the same port again */
  stop(): Promise<void>
  start(): Promise<void>
}

/** A system of the insurer's that hears webhooks, on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const heard: ReceivedDelivery[] = []
  const taken: ReceivedDelivery[] = []
  let decide: (one: ReceivedDelivery) => ReceiverAnswer | Promise<ReceiverAnswer> = () => 204
  let [inHand, most] = [0, 0]
  const server = createServer(async (request, response) => {
    inHand += 1
    most = Math.max(most, inHand)
    response.on('close', () => (inHand -= 1))
    const body = await text(request).catch(() => null)
    if (body === null) return
    const one: ReceivedDelivery = {
      data: {},
      ...JSON.parse(body),
      at: performance.now(),
      headers: request.headers,
      body,
    }
    heard.push(one)
    const answer = await decide(one)
    if (typeof answer === 'function') return answer(response)
    if (answer >= 200 && answer < 300) taken.push(one)
    response.writeHead(answer).end()
  })
  let port = 0
  const start = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  }
  const stop = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}/coussinet`,
    heard,
    taken,
    most: () => most,
    answer: (next) => void (decide = next),
    close: stop,
    stop,
    start,
  }
}

/** Receiver by Standard Webhooks: whether one of the signatures is of its secret. */
export function isSigned({ headers, body }: Pick<ReceivedDelivery, 'headers' | 'body'>, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key)
    .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
    .digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
}
