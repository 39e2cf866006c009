import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sendContact } from '@coussinet/contract/contact.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'

let portal: TestPortal
let port = 0
const open: Socket[] = []
beforeAll(async () => {
  portal = await startPortal()
  port = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => portal.close())
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

/** Begins to send a form, and does not go on. */
async function beginForm({ access_token }: TestMember): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  open.push(socket.on('error', () => {}))
  await once(socket, 'connect')
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${access_token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n`
  socket.write(`${head}--x\r\nContent-Disposition: form-data; name="topic"\r\n\r\nre`)
  return socket
}

async function write(as: TestMember): Promise<number> {
  const { status } = await portal.call(sendContact, { as, form: { fields: { topic: 'other', subject: 'Bonjour', message: 'Une question sur mon contrat.' } } })
  return status
}

it('[REL-13] one member who sends slowly does not keep the others waiting', async () => {
  const [slow, other] = [await aMember(portal), await aMember(portal)]
  for (let count = 0; count < 8; count += 1) await beginForm(slow)
  await pause(200)
  const began = performance.now()
  expect(await write(other)).toBe(202)
  expect(performance.now() - began).toBeLessThan(5000)
})

it('[REL-13] who hangs up, while sending or while waiting, leaves the place to others', async () => {
  const [one, two, other] = [await aMember(portal), await aMember(portal), await aMember(portal)]
  for (const member of [one, two]) for (let count = 0; count < 6; count += 1) await beginForm(member)
  await pause(200)
  for (const socket of open.splice(0)) socket.destroy()
  await pause(200)
  for (const member of [one, two, other]) expect(await write(member)).toBe(202)
})
