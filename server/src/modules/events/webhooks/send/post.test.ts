import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Receiver, startReceiver } from '#testing/servers/receiver.ts'
import { openSender, type WebhookSender } from './post.ts'

let receiver: Receiver
let sender: WebhookSender
beforeAll(async () => {
  receiver = await startReceiver()
  sender = openSender({ private_addresses: ['127.0.0.0/8', '::1/128'], timeout: 400 })
})
beforeEach(() => receiver.answer(() => 204))
afterAll(async () => {
  sender.close()
  await receiver.close()
})

const post = (url = receiver.url) => sender.post(url, { 'content-type': 'application/json' }, '{"event":"ping"}')

it('tells what was answered, and how long it took', async () => {
  expect(await post()).toEqual({
    delivered: true,
    status_code: 204,
    ms: expect.any(Number),
    error: null,
    retry_after: null,
    is_refusal: false,
  })
  receiver.answer(() => 422)
  expect(await post()).toMatchObject({ delivered: false, status_code: 422, error: 'http_422', is_refusal: true })
  receiver.answer(() => (response) => response.writeHead(503, { 'retry-after': '120' }).end())
  expect(await post()).toMatchObject({
    delivered: false,
    status_code: 503,
    error: 'http_503',
    retry_after: 120,
    is_refusal: false,
  })
})

it('[REL-14] gives up a receiver that says nothing, and takes one that has said its status at its word', async () => {
  receiver.answer(() => () => {})
  const silent = await post()
  expect(silent).toMatchObject({ delivered: false, status_code: null, error: 'timeout' })
  expect(silent.ms).toBeLessThan(1500)
  receiver.answer(() => (response) => void response.writeHead(200).write('a'))
  expect(await post()).toMatchObject({ delivered: true, status_code: 200 })
})

it('follows no redirect', async () => {
  const before = receiver.heard.length
  receiver.answer(() => (response) => response.writeHead(302, { location: receiver.url }).end())
  expect(await post()).toMatchObject({ delivered: false, status_code: 302, error: 'http_302' })
  expect(receiver.heard).toHaveLength(before + 1)
})

it('reads a kilobyte of an answer and no more', async () => {
  let written = 0
  const { promise: left, resolve } = Promise.withResolvers<void>()
  receiver.answer(() => (response) => {
    response.on('close', resolve)
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) written += 65_536
    }
    response.on('drain', more)
    more()
  })
  expect(await post()).toMatchObject({ delivered: true })
  await left
  expect(written).toBeLessThan(16 * 1024 * 1024)
})

it('says in a word why nothing was reached', async () => {
  await receiver.stop()
  expect(await post()).toMatchObject({
    delivered: false,
    status_code: null,
    error: expect.stringMatching(/^(?:ECONNREFUSED|ECONNRESET)$/),
  })
  await receiver.start()
  expect(await post('http://nowhere.invalid/')).toMatchObject({
    delivered: false,
    error: expect.stringMatching(/^(?:ENOTFOUND|EAI_AGAIN|timeout)$/),
  })
  expect(await post()).toMatchObject({ delivered: true })
})

it('where it may reach the open internet alone, never speaks to this machine or this network, however it is written', async () => {
  const careful = openSender({ private_addresses: [], timeout: 2000 })
  const before = receiver.heard.length
  const { port } = new URL(receiver.url)
  for (const host of [
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '10.0.0.1',
    '169.254.169.254',
  ])
    expect({ host, ...(await careful.post(`http://${host}:${port}/`, {}, '{}')) }).toMatchObject({
      host,
      delivered: false,
      error: 'private_address',
    })
  careful.close()
  expect(receiver.heard).toHaveLength(before)
})
