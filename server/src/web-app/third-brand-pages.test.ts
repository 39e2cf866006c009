import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ofTheFirst } from '#testing/first-brand-mentions.ts'
import { endSpawned, spawnPortal } from '#testing/program/spawn-portal.ts'

// Built and started as an insurer of one country does it, with customer numbers of its own.

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const example = join(root, 'examples/third-brand/gatto-lupo.brand.ts')

let folder = ''
let pages = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'third-brand-'))
  pages = join(folder, 'pages')
  await run(process.execPath, [join(root, 'web/scripts/build.ts'), '--out', pages], {
    cwd: root,
    env: { PATH: process.env['PATH'], BRAND: example },
  })
}, 180_000)
afterAll(async () => {
  endSpawned()
  await rm(folder, { recursive: true, force: true })
})

it('[GO-01] no built page speaks of another brand or of a country where nothing is sold', async () => {
  const files = (await readdir(pages, { withFileTypes: true, recursive: true })).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.html'),
  )
  expect(files.length).toBeGreaterThan(40)
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const html = await readFile(join(parentPath, name), 'utf8')
      return [name, ofTheFirst(html), /\b(?:France|Francia|Belgique|Belgio|CNIL)\b/.exec(html)?.[0]] as const
    }),
  )
  expect(found.filter(([, first, elsewhere]) => first !== undefined || elsewhere !== undefined)).toEqual([])
})

it('[GO-09] its legal pages name its own host, and no other page loads it', async () => {
  const assets = await readdir(join(pages, 'assets'))
  const code = await Promise.all(
    assets.filter((name) => name.endsWith('.js')).map((name) => readFile(join(pages, 'assets', name), 'utf8')),
  )
  // A copy in each of the two pages, and none in what the others load.
  expect(code.filter((text) => text.includes('Nuvola Esempio S.r.l.'))).toHaveLength(2)
  expect(code.filter((text) => /Hébergeur Exemple|Nuage du Nord/.test(text))).toEqual([])
})

it('[GO-01] its demo has members with numbers of its form, who sign in by them, and pages ask for that form', async () => {
  const portal = await spawnPortal(join(folder, 'data'), {
    BRAND: example,
    PAGES_DIR: pages,
    DEMO: '1',
    CHECK_ANSWERS: '1',
  })
  const activation = await (await fetch(`${portal.url}/activation`, { headers: { 'accept-language': 'it' } })).text()
  expect(activation).toContain('2 lettere, poi 2 lettere o cifre, poi 8 cifre, sulla prima pagina della Sua polizza.')
  expect(activation).not.toMatch(/inputmode="numeric"/i)
  // Members of other countries are left out.
  expect(portal.output()).not.toMatch(/Carpentier|Belgique/)
  const [, nevg = ''] = /^\s+([A-Z]{2}[0-9A-Z]{2}\d{8}) {2}Giulia /m.exec(portal.output()) ?? []
  const signed = await fetch(`${portal.url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: `${nevg.slice(0, 4)} ${nevg.slice(4, 8)} ${nevg.slice(8)}`.toLowerCase(),
      password: 'Gattolupo#2026',
    }),
  })
  expect(signed.status).toBe(200)
  const { access_token }: { access_token: string } = JSON.parse(await signed.text())
  const get = async (path: string) =>
    (await fetch(`${portal.url}/api/${path}`, { headers: { authorization: `Bearer ${access_token}` } })).text()
  expect(JSON.parse(await get('me'))).toMatchObject({ nevg })
  expect(await get('payment-methods')).toContain(`"GLA.${nevg}.0001"`)
  expect(await get('refund-requests?limit=20')).toMatch(/"tracking_reference":"GLR\.\d+"/)
  for (const path of ['me', 'animals', 'refunds', 'receipts', 'faqs', 'documents', 'sponsorship-requests'])
    expect([path, ofTheFirst(await get(path))]).toEqual([path, undefined])
  expect(await portal.kill('SIGTERM')).toBe(0)
}, 120_000)
