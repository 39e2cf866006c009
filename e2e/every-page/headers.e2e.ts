import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'
import { sample } from '../portal/wizard/wizard.ts'

test.use({ account: 'thibault' })

type Headers = Record<string, string>

const directives = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values.join(' ')]),
  )

/** Headers that an answer lacks. A page runs only the portal's scripts; other answers run none. */
function flawsOf(headers: Headers): string[] {
  const policy = directives(headers['content-security-policy'] ?? '')
  const of = (name: string) => policy.get(name) ?? (name.endsWith('-src') ? policy.get('default-src') : undefined)
  const runsScripts = headers['content-type']?.startsWith('text/html') && of('script-src') !== "'none'"
  const wanted: [string, boolean][] = [
    [
      'script-src',
      runsScripts
        ? /^'self'( 'sha256-[\w+/=]+')*$/.test(of('script-src') ?? '')
        : /^'(self|none)'$/.test(of('script-src') ?? ''),
    ],
    ['no unsafe source', ![...policy.values()].some((values) => /'unsafe-|'wasm-unsafe-eval'|\*/.test(values))],
    ['object-src', of('object-src') === "'none'"],
    ['base-uri', of('base-uri') === "'none'"],
    ['frame-ancestors', of('frame-ancestors') === "'none'"],
    ['form-action', /^'(self|none)'$/.test(of('form-action') ?? '')],
    ['trusted types', !runsScripts || of('require-trusted-types-for') === "'script'"],
    ['nosniff', headers['x-content-type-options'] === 'nosniff'],
    ['referrer-policy', headers['referrer-policy'] !== undefined],
    ['opener policy', headers['cross-origin-opener-policy'] === 'same-origin'],
    ['strict transport', Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]) >= 31_536_000],
  ]
  return wanted.filter(([, isThere]) => !isThere).map(([name]) => name)
}

test('[SEC-44] every answer bears the headers, and no page may run what is not ours', async ({ page }) => {
  const answers = new Map<string, Headers>()
  const unread = new Map<string, string>()
  page.on('response', async (response) => {
    if (!response.url().startsWith('http')) return
    const { pathname, search } = new URL(response.url())
    // Calls cancelled because the page moves on, or is restored from the browser's cache, report nothing: they are repeated.
    const headers = await response.allHeaders().catch((): Headers => ({}))
    if (flawsOf(headers).length > 0) unread.set(pathname, `${pathname}${search}`)
    else answers.set(pathname, headers)
  })
  for (const address of ['/refunds', '/nulle/part', '/refunds/new']) {
    await page.goto(address)
    await settled(page)
  }
  for (const address of [
    '/login',
    '/',
    '/api/me',
    '/api/nothing',
    '/assets/nothing.js',
    '/healthz',
    '/api/docs',
    '/api/openapi.json',
  ]) {
    answers.set(address, (await page.request.get(address)).headers())
  }
  // The photo’s worker compiles its decoder, and nobody else does.
  await page.goto('/refunds/new')
  const worker = page.waitForResponse(/worker/)
  await page.getByLabel('Choisir un fichier').setInputFiles(sample('invoice-photo.heic'))
  const workerPath = new URL((await worker).url()).pathname
  await expect(page.getByText('Reçue', { exact: true })).toBeVisible({ timeout: 20_000 })
  for (const [path, address] of unread)
    if (!answers.has(path)) answers.set(path, (await page.request.get(address)).headers())
  expect(answers.size).toBeGreaterThan(20)
  expect(
    [...answers]
      .filter(([, headers]) => headers['content-security-policy']?.includes('wasm-unsafe-eval'))
      .map(([path]) => path),
  ).toEqual([workerPath])
  answers.delete(workerPath)
  const flaws = new Map<string, string[]>()
  for (const [path, headers] of answers)
    for (const flaw of flawsOf(headers)) flaws.set(flaw, [...(flaws.get(flaw) ?? []), path])
  expect(Object.fromEntries(flaws)).toEqual({})
})
