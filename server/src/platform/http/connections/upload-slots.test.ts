import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sendContact } from '@coussinet/contract/contact.ts'
import { createRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { addRequestFile } from '@coussinet/contract/request-files.ts'
import Fastify from 'fastify'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { newId } from '../../crypto/ids.ts'
import { savePdf, ordinaryPdf } from '../../files/fixtures/made-pdfs.ts'
import { uploadSlots } from './upload-slots.ts'

// A document starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const portal = portalForTests()
let port = 0
const open: Socket[] = []
beforeAll(async () => {
  port = Number(new URL(await portal.listen()).port)
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

/** Sends the beginning of a document, then a byte now and then, as a client that holds a place does. */
async function trickle({ access_token }: TestMember, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  open.push(socket.on('error', () => {}))
  await once(socket, 'connect')
  const head = `POST /api${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${access_token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000\r\n\r\n`
  const part =
    'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n'
  socket.write(`${head}--x\r\n${part}`)
  const drops = setInterval(() => socket.write(Buffer.alloc(2000)), 200)
  socket.once('close', () => clearInterval(drops))
  return socket
}

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
  const { status } = await portal.call(sendContact, {
    as,
    form: { fields: { topic: 'other', subject: 'Bonjour', message: 'Une question sur mon contrat.' } },
  })
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

it('[REL-13][SEC-35] members who send documents slowly keep nobody else from theirs, nor from writing', async () => {
  const slow = [await aMember(portal), await aMember(portal), await aMember(portal)]
  for (const member of slow) {
    const { body } = await portal.call(createRefundRequest, { as: member })
    for (let count = 0; count < 5; count += 1) await trickle(member, `/refund-requests/${body.id}/files`)
  }
  const other = await aMember(portal)
  const draft = await portal.call(createRefundRequest, { as: other })
  await pause(500)
  const began = performance.now()
  const bytes = await savePdf(await ordinaryPdf())
  const file = { bytes, name: 'facture.pdf', media_type: 'application/pdf' }
  const params = { id: draft.body.id }
  const [added, written] = await Promise.all([
    portal.call(addRequestFile, { as: other, params, form: { fields: { type: 'invoice' }, file } }),
    write(other),
  ])
  expect([added.status, written]).toEqual([201, 202])
  expect(performance.now() - began).toBeLessThan(15_000)
})

it('[SEC-20][SEC-35] a request that is not there, or takes nothing more, is told before its document has arrived', async () => {
  const member = await aMember(portal)
  const { body } = await portal.call(createRefundRequest, { as: member })
  await portal.db.updateTable('refund_requests').set({ status: 'pending' }).where('request_id', '=', body.id).execute()
  for (const [id, status] of [
    [newId(), 404],
    [body.id, 409],
  ] as const) {
    const socket = await trickle(member, `/refund-requests/${id}/files`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  }
})

it('[REL-13] waits of one call in two queues are one wait: it is answered before its silent connection is cut', async () => {
  const rules = { places: 1, each: 1, timeout: 2000 }
  const [first, second] = [uploadSlots(rules), uploadSlots(rules)]
  const app = Fastify()
  app.get('/hold', (request) =>
    Promise.all([first(request, 'one', () => pause(1500)), second(request, 'one', () => pause(4500))]),
  )
  app.get('/wait', async (request) => {
    await first(request, 'other', async () => {})
    return second(request, 'other', async () => 'both')
  })
  const held = app.inject('/hold')
  await pause(100)
  const began = performance.now()
  const { statusCode } = await app.inject('/wait')
  const seconds = (performance.now() - began) / 1000
  expect(statusCode).not.toBe(200)
  expect(seconds).toBeGreaterThan(1.8)
  expect(seconds).toBeLessThan(3)
  await held
  await app.close()
})
