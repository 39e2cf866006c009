import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import type { SmsGateway } from '../config/message-settings.ts'
import { smsTransport } from './sms-gateway.ts'

type Asked = { headers: IncomingHttpHeaders; body: unknown }
const asked: Asked[] = []
let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  asked.length = 0
})

/** A gateway that answers each call with a status; 0 is silence. */
async function gateway(status: number, settings: Record<string, string> = {}): Promise<SmsGateway> {
  server = createServer((request, response) => {
    void textOf(request).then((body) => {
      asked.push({ headers: request.headers, body: JSON.parse(body) })
      if (status !== 0) response.writeHead(status, { location: '/elsewhere' }).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const { sms } = readConfig({
    SECRET_KEY: 'k3Jt9-vQz7Lw_2Rb8Xn4Mc6Ys1Pd5Hf0',
    SMS_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/send`,
    ...settings,
  })
  if (sms === null) throw new Error('SMS_URL was not read')
  return sms
}

const message = { member_id: 'm', message_id: 'c0a1', to: '+33639981204', text: 'Code "123 456"\n{to} \\ é' }

it('asks once, with the token, and with the text as it is', async () => {
  expect(await smsTransport(await gateway(202, { SMS_TOKEN: 's3cret' }))(message)).toEqual({ sent: true })
  expect(asked).toEqual([
    {
      headers: expect.objectContaining({
        authorization: 'Bearer s3cret',
        'content-type': 'application/json',
        'idempotency-key': 'c0a1',
      }),
      body: { to: message.to, text: message.text },
    },
  ])
})

it('[SEC-49] puts number and text into the texts of the gateway’s own JSON, where they add no member', async () => {
  const SMS_BODY =
    '{"messages":[{"recipient":"tel:{to}","body":{"plain":"{text}"},"flash":false}],"sender":"Coussinet"}'
  const text = '","sender":"eve","x":"'
  await smsTransport(await gateway(200, { SMS_BODY }))({ ...message, text })
  expect(asked[0]?.body).toEqual({
    messages: [{ recipient: 'tel:+33639981204', body: { plain: text }, flash: false }],
    sender: 'Coussinet',
  })
})

it.each([
  [500, true],
  [503, true],
  [429, true],
  [400, false],
  [404, false],
  [422, false],
])('after %s tries again: %s', async (status, again) => {
  expect(await smsTransport(await gateway(status))(message)).toEqual({ sent: false, again, reason: `HTTP ${status}` })
})

it('follows no redirection, for the token would go with it', async () => {
  expect(await smsTransport(await gateway(307, { SMS_TOKEN: 's3cret' }))(message)).toMatchObject({
    sent: false,
    again: true,
  })
  expect(asked).toHaveLength(1)
})

it('[REL-14] gives up a silent gateway after 5 s, and tries again later', { timeout: 10_000 }, async () => {
  const send = smsTransport(await gateway(0))
  const before = performance.now()
  expect(await send(message)).toEqual({ sent: false, again: true, reason: 'TimeoutError' })
  expect(performance.now() - before).toBeLessThan(5500)
})

it('tries again when nobody listens', async () => {
  const settings = await gateway(200)
  server?.close()
  expect(await smsTransport(settings)(message)).toMatchObject({ sent: false, again: true })
})
