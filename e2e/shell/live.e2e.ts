import { once } from 'node:events'
import { createServer, request as askServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, makeMember, test } from '../portal/own-member.ts'
import { declineDebit } from '../portal/server/insurer.ts'
import { signedIn, fetchTokens } from '../portal/sign-in.ts'

type Proxy = { origin: string; streams: () => number; open: () => number; cut: () => void; close: () => Promise<void> }

/**
 * A proxy like those of companies: it buffers each answer until it is complete, unless the answer forbids it. `cut` ends the streams and
 * lets nothing through for a moment.
 */
async function openProxy(target: string): Promise<Proxy> {
  let streams = 0
  let isCut = false
  const open = new Set<() => void>()
  const server: Server = createServer((asked, answer) => {
    const isStream = asked.url === '/api/events'
    if (isStream) streams += 1
    if (isStream && isCut) return void answer.destroy()
    const { origin: page, ...headers } = asked.headers
    const onward = askServer(
      `${target}${asked.url}`,
      {
        method: asked.method,
        headers: { ...headers, host: new URL(target).host, ...(page === undefined ? {} : { origin: target }) },
      },
      (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers)
        if (came.headers['x-accel-buffering'] === 'no') {
          const end = () => void answer.destroy()
          open.add(end)
          answer.once('close', () => {
            open.delete(end)
            onward.destroy()
          })
          came.on('error', end)
          return void came.pipe(answer)
        }
        const parts: Buffer[] = []
        came.on('data', (part: Buffer) => parts.push(part))
        return came.on('end', () => answer.end(Buffer.concat(parts)))
      },
    )
    onward.on('error', () => answer.destroy())
    return asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    streams: () => streams,
    open: () => open.size,
    cut() {
      isCut = true
      setTimeout(() => (isCut = false), 1500)
      for (const end of open) end()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const badge = (page: Page) => page.getByRole('navigation', { name: 'Aide et notifications' }).locator('.count')

test(
  '[NOT-02] all tabs follow what happens by one stream, through a proxy; after a cut they catch up, and another tab takes over',
  { tag: '@smoke' },
  async ({ browser, origin }) => {
    const member = await makeMember(origin)
    const proxy = await openProxy(origin)
    const context = await browser.newContext({
      baseURL: proxy.origin,
      locale: 'fr-FR',
      storageState: signedIn(proxy.origin, await fetchTokens(origin, member.nevg, member.password)),
    })
    try {
      const [first, second] = [await context.newPage(), await context.newPage()]
      await first.goto('/animals')
      await expect.poll(proxy.open).toBe(1)
      await second.goto('/refunds')
      await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
      await declineDebit(origin, member.nevg)
      for (const page of [first, second]) await expect(badge(page)).toHaveText('1')
      expect(proxy.streams()).toBe(1)

      await test.step('what is missed during a cut is shown afterwards', async () => {
        proxy.cut()
        await declineDebit(origin, member.nevg)
        for (const page of [first, second]) await expect(badge(page)).toHaveText('2', { timeout: 20_000 })
        expect(proxy.open()).toBe(1)
      })

      await test.step('the stream of a closed tab is opened by another one', async () => {
        await first.close()
        await expect.poll(proxy.open).toBe(1)
        await declineDebit(origin, member.nevg)
        await expect(badge(second)).toHaveText('3')
      })
    } finally {
      await context.close()
      await proxy.close()
    }
  },
)
