import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { closeFilePipeline } from '../files/prepare.ts'
import { readMultipartForm } from './multipart.ts'

const app = fastify()
afterEach(async () => {
  await app.close()
  await closeFilePipeline()
})

/** Commands of the processes that this one has started. */
const children = () =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((row) => row.trim().startsWith(`${process.pid} `))

it('starts the process that makes a photo anew while the photo arrives', async () => {
  await app.register(multipart)
  app.post('/', async (asked) => {
    const form = await readMultipartForm(asked, { name: 'file', required: true, count: 1 })
    await form.discard()
    return { size: form.files[0]?.size }
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const sending = request(address, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  })
  sending.write(
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nfirst',
  )
  await vi.waitFor(() => expect(children().join('\n')).toContain('jpeg-child'), { timeout: 10_000 })
  sending.end(' and last\r\n--b--\r\n')
  const [answer] = await once(sending, 'response')
  expect(answer.statusCode).toBe(200)
  answer.resume()
})
