import { places } from '../portal/places.ts'
import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'

test.use({ account: 'helene', ownSession: true })

const directives = (policy: string) =>
  new Map(policy.split(';').map((part) => part.trim().split(/\s+/)).map(([name = '', ...values]) => [name, values.join(' ')]))

test('no page breaks its own policy, asks another origin for anything, or writes an error', async ({ page, origin }) => {
  test.slow()
  const broken: string[] = []
  const foreign = new Set<string>()
  await page.exposeFunction('broken', (what: string) => broken.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => Reflect.get(globalThis, 'broken')(`${violatedDirective} ${blockedURI}`))
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) broken.push(message.text())
  })
  page.on('request', (request) => {
    const asked = new URL(request.url())
    if (asked.origin !== origin && asked.protocol.startsWith('http')) foreign.add(asked.origin)
  })
  for (const { address, isGuest } of await places(page, 'helene')) {
    if (isGuest) await page.evaluate(() => localStorage.clear())
    await page.goto(address)
    await settled(page)
  }
  expect(broken).toEqual([])
  expect([...foreign]).toEqual([])
})

test('[SEC-44] every answer bears the headers, and only the photo worker may compile WebAssembly', async ({ page }) => {
  const answers: { url: string; headers: Record<string, string> }[] = []
  page.on('response', async (response) => {
    if (response.url().startsWith('http')) answers.push({ url: response.url(), headers: await response.allHeaders().catch(() => ({})) })
  })
  await page.goto('/refunds')
  await settled(page)
  await page.goto('/nulle/part')
  await settled(page)
  for (const address of ['/login', '/', '/api/me', '/api/nothing', '/assets/nothing.js', '/healthz', '/api/docs', '/api/openapi.json']) {
    const response = await page.request.get(address)
    answers.push({ url: response.url(), headers: response.headers() })
  }
  expect(answers.length).toBeGreaterThan(20)
  for (const { url, headers } of answers) {
    const policy = directives(headers['content-security-policy'] ?? '')
    expect.soft(policy.get('script-src'), url).toMatch(/^'self'( 'sha256-[\w+/=]+')*$|^'none'$/)
    for (const [name, values] of policy) expect.soft(values, `${url} ${name}`).not.toMatch(/'unsafe-|'wasm-unsafe-eval'|\*|data:.*script/)
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect.soft(policy.get(name), `${url} ${name}`).toBe("'none'")
    expect.soft(policy.get('form-action'), url).toBe("'self'")
    expect.soft(policy.get('require-trusted-types-for'), url).toBe("'script'")
    expect.soft(headers['x-content-type-options'], url).toBe('nosniff')
    expect.soft(headers['referrer-policy'], url).toBeTruthy()
    expect.soft(headers['cross-origin-opener-policy'], url).toBe('same-origin')
    expect.soft(Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]), url).toBeGreaterThanOrEqual(31_536_000)
  }
})
