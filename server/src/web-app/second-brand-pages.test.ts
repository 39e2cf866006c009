import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ofTheFirst } from '#testing/first-brand-mentions.ts'
import { endSpawned, spawnPortal } from '#testing/program/spawn-portal.ts'
import { brand as second } from '../../../examples/second-brand/ours-et-puce.brand.ts'

// Built and started as an insurer does it: each in a process of its own, with BRAND.

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const example = join(root, 'examples/second-brand/ours-et-puce.brand.ts')
const build = (file: string, out: string) =>
  run(process.execPath, [join(root, 'web/scripts/build.ts'), '--out', out], {
    cwd: root,
    env: { PATH: process.env['PATH'], BRAND: file },
  })

let folder = ''
let pages = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-brand-'))
  pages = join(folder, 'pages')
  await build(example, pages)
}, 180_000)
afterAll(async () => {
  endSpawned()
  await rm(folder, { recursive: true, force: true })
})

const entries = async () =>
  (await readdir(pages, { withFileTypes: true, recursive: true })).filter(
    (entry) =>
      // The work of others is theirs, whoever the insurer is.
      entry.isFile() && !/\.(?:br|gz|woff2|wasm)$|^third-party\.txt$/.test(entry.name),
  )

it('no built file bears anything of another brand', async () => {
  const files = await entries()
  expect(files.length).toBeGreaterThan(80)
  const found = await Promise.all(
    files.map(
      async ({ parentPath, name }) => [name, ofTheFirst(await readFile(join(parentPath, name), 'utf8'))] as const,
    ),
  )
  expect(found.filter(([, word]) => word !== undefined)).toEqual([])
})

/** A colour as a built style sheet has it: `oklch(0.365 0.112 255)` is `oklch(36.5% .112 255)`. */
const printed = (colour: string) =>
  colour.replace(/oklch\(([\d.]+) 0(\.\d+) (\d+)\)/, (_, light: string, chroma: string, hue: string) => {
    return `oklch(${Number((Number(light) * 100).toFixed(2))}% ${chroma} ${hue})`
  })

it('a portal with it shows its name, its colours, its mark and its texts, and its demo lives by its terms', async () => {
  const portal = await spawnPortal(join(folder, 'data'), {
    BRAND: example,
    PAGES_DIR: pages,
    DEMO: '1',
    CHECK_ANSWERS: '1',
  })
  const login = await (await fetch(`${portal.url}/login`, { headers: { 'accept-language': 'fr' } })).text()
  expect(login).toContain('<title>Connexion · Ours &amp; Puce</title>')
  expect(login).toContain('Du plus gros')
  expect(login).toContain(`--brand:${printed(second.colours.light.brand)};`)
  expect(login).toContain(`--brand:${printed(second.colours.dark.brand)};`)
  expect(login).toContain('Ours &amp; Puce')
  expect(await (await fetch(`${portal.url}/logo.svg`)).text()).toContain(second.logo.mark)
  const drawings = (await entries()).find(({ name }) => /^brand-[\w-]+\.svg$/.test(name))
  expect(await (await fetch(`${portal.url}/assets/${drawings?.name}`)).text()).toContain(second.logo.wordmark)

  const signed = await fetch(`${portal.url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: '412703584', password: 'Ourspuce#2026' }),
  })
  const { access_token }: { access_token: string } = JSON.parse(await signed.text())
  const get = async (path: string) =>
    (await fetch(`${portal.url}/api/${path}`, { headers: { authorization: `Bearer ${access_token}` } })).text()
  expect(await get('animals')).toMatch(/"name":"sereine"/)
  expect(JSON.parse(await get('payment-methods'))).toMatchObject({
    allowed_due_days: [1, 8, 11],
    due_day: expect.toBeOneOf([1, 8, 11]),
  })
  for (const path of [
    'me',
    'animals',
    'refunds',
    'receipts',
    'notifications',
    'faqs',
    'documents',
    'sponsorship-requests',
  ])
    expect([path, ofTheFirst(await get(path))]).toEqual([path, undefined])
  expect(portal.output()).toContain('Ours & Puce is ready')
  expect(await portal.kill('SIGTERM')).toBe(0)
}, 120_000)

it('pages of one brand are not served by a portal of another, and it says so', async () => {
  await expect(spawnPortal(join(folder, 'other'), { PAGES_DIR: pages, DEMO: '0' })).rejects.toThrow(
    /The pages in .* were built with the brand Ours & Puce [0-9a-f]{8}, and BRAND gives Coussinet [0-9a-f]{8}: build them with the BRAND/,
  )
}, 60_000)

it('a wrong brand neither builds nor starts: each fault is told', async () => {
  const wrong = join(folder, 'wrong.brand.ts')
  await cp(example, wrong)
  const text = await readFile(wrong, 'utf8')
  await writeFile(
    wrong,
    text
      .replace('due_days: [1, 8, 11]', 'due_days: [12, 31]')
      .replace(/identifier: '(..)..+?'/, "identifier: '$100ZZZ0888805120'"),
  )
  const sentences =
    /BRAND \(.*wrong\.brand\.ts\): creditor\.identifier BE00ZZZ0888805120 is not a SEPA creditor identifier \(its two check digits[\s\S]*BRAND \(.*wrong\.brand\.ts\): due_days holds 31/
  await expect(build(wrong, join(folder, 'none'))).rejects.toThrow(sentences)
  await expect(spawnPortal(join(folder, 'none'), { BRAND: wrong, DEMO: '0' })).rejects.toThrow(sentences)
  await expect(spawnPortal(join(folder, 'none'), { BRAND: join(folder, 'nowhere.ts'), DEMO: '0' })).rejects.toThrow(
    /coussinet: BRAND \(.*nowhere\.ts\): the file cannot be read/,
  )
}, 120_000)
