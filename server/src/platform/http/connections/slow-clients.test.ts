import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../../app.ts'
import type { App } from '../../core/app.ts'
import { limitSlowClients } from './slow-clients.ts'

// As the portal's own, but for the silence that it allows, which is a sixtieth.
const silence = 500
const work = 3 * silence

let app: App
let port = 0
beforeAll(async () => {
  app = openApp({ logger: false }, [])
  limitSlowClients(app)
  const answer = async () => {
    await pause(work)
    return { is: 'done' }
  }
  app.get('/work', answer)
  app.post('/work', answer)
  app.server.setTimeout(silence)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(address).port)
})
afterAll(() => app.close())

async function send(request: string): Promise<{ socket: Socket; heard(): string; ended: Promise<number> }> {
  const socket = connect(port, '127.0.0.1')
  const began = performance.now()
  let heard = ''
  socket.on('error', () => {}).on('data', (bytes) => (heard += String(bytes)))
  const ended = once(socket, 'close').then(() => performance.now() - began)
  await once(socket, 'connect')
  socket.write(request)
  return { socket, heard: () => heard, ended }
}

const get = 'GET /work HTTP/1.1\r\nHost: x\r\n\r\n'
const post = (length: number) =>
  `POST /work HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

it.each([
  ['a call without a body', get],
  ['a form that has arrived', `${post(2)}{}`],
])(
  '[REL-13] work that takes longer than a silence may is answered: %s, one after the other too',
  async (_of, request) => {
    const { socket, heard } = await send(request)
    await expect.poll(heard, { timeout: 5000 }).toContain('"done"')
    socket.write(request)
    await expect.poll(() => heard().split('"done"').length, { timeout: 5000 }).toBe(3)
    socket.destroy()
  },
)

it('[REL-13] who falls silent while a request is read is gone, and so is who says nothing at all', async () => {
  const half = await send(`${post(100)}{`)
  const none = await send('')
  for (const ended of await Promise.all([half.ended, none.ended])) expect(ended).toBeLessThan(4 * silence)
  expect(half.heard()).not.toContain('"done"')
})
