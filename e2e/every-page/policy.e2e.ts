import { places, visit } from '../portal/places.ts'
import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'

test.use({ account: 'helene', ownSession: true })

test('no page breaks its own policy, asks another origin for anything, or writes an error', async ({ page, origin }) => {
  test.slow()
  const broken: string[] = []
  const foreign = new Set<string>()
  await page.exposeFunction('broken', (what: string) => broken.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => Reflect.get(globalThis, 'broken')(`${violatedDirective} ${blockedURI}`))
  })
  page.on('console', (message) => {
    // What is not there, or no longer, is a page of its own.
    if (message.type() === 'error' && !/\b(404|410)\b/.test(message.text())) broken.push(message.text())
  })
  page.on('request', (request) => {
    const asked = new URL(request.url())
    if (asked.origin !== origin && asked.protocol.startsWith('http')) foreign.add(asked.origin)
  })
  for (const place of await places(page, 'helene')) {
    await visit(page, place)
    await settled(page)
  }
  expect(broken).toEqual([])
  expect([...foreign]).toEqual([])
})
