import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { readProofHeads } from '@coussinet/contract/domain/proof-heads.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#platform/core/app.ts'
import { safeHeaders } from '#platform/http/headers.ts'
import { webApp } from './web-app.ts'

const dist = mkdtempSync(join(tmpdir(), 'coussinet-dist-'))
const page = (language: string, name: string) => `<!doctype html><html lang="${language}"><body>${name}</body></html>`
const html = 'text/html; charset=utf-8'

function write(path: string, text: string) {
  writeFileSync(join(dist, path), text)
  writeFileSync(join(dist, `${path}.br`), brotliCompressSync(text))
}

const tag_manager = {
  url: 'https://tags.example/t.js?id=T-1&x="',
  origins: ['https://tags.example', 'https://*.beacons.example'],
}
const error_reporting = {
  dsn: 'https://k@errors.example/7',
  key: 'k',
  envelope_url: 'https://errors.example/api/7/envelope/',
}

async function portal(demo: boolean, observed = false): Promise<App> {
  const app: App = Fastify()
  safeHeaders(app)
  await app.register(webApp, {
    config: { demo, tag_manager: observed ? tag_manager : null, error_reporting: observed ? error_reporting : null },
    dist,
  })
  return app
}

let app: App

beforeAll(async () => {
  for (const folder of ['assets', 'pages', 'proofs', '.vite']) mkdirSync(join(dist, folder))
  const described = (path: string, name: string, status = 200) => ({
    path,
    status,
    guest: name === 'login',
    files: { fr: `pages/${name}.fr.html`, it: `pages/${name}.it.html` },
    scripts: [`'sha256-${name}'`],
    styles: ["'sha256-style'"],
  })
  const pages = [
    described('/$', 'unknown', 404),
    described('/refunds/$id', 'refund'),
    described('/refunds/new', 'new'),
    described('/login', 'login'),
  ]
  for (const name of ['unknown', 'refund', 'new', 'login'])
    for (const language of ['fr', 'it']) write(`pages/${name}.${language}.html`, page(language, name))
  writeFileSync(join(dist, 'pages.json'), JSON.stringify({ pages }))
  write('assets/portal-abc.js', 'export const a = 1')
  write('assets/figtree-latin-wght-normal-YpJRWKot.woff2', 'a font')
  write('assets/photo-worker-abc.js', 'export const b = 1')
  writeFileSync(join(dist, 'assets/portal-abc.js.map'), '{}')
  writeFileSync(join(dist, '.vite/manifest.json'), '{}')
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *')
  write(
    'proofs/verify.html',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; script-src \'sha256-v\'"><script type="application/json" id="heads">null</script>',
  )
  write('sw.js', 'self.addEventListener("fetch", () => {})')
  for (const language of ['fr', 'it'])
    write(`pages/manifest.${language}.webmanifest`, JSON.stringify({ lang: language }))
  app = await portal(false)
})

afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

describe('pages', () => {
  it.each([
    ['/login', 200, 'login'],
    ['/refunds/new?step=animals', 200, 'new'],
    ['/refunds/4f2c', 200, 'refund'],
    ['/refunds/4f2c/', 200, 'refund'],
    ['/refunds/4f2c/more', 404, 'unknown'],
    ['/nowhere', 404, 'unknown'],
  ])('[NAV-08] %s is answered %i with its page', async (url, status, name) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([status, html, page('fr', name)])
  })

  it.each([
    [{ 'accept-language': 'it-IT,it;q=0.9,fr;q=0.8' }, 'it'],
    [{ 'accept-language': 'fr-BE,it;q=0.5' }, 'fr'],
    [{ 'accept-language': 'en-GB' }, 'fr'],
    [{ 'accept-language': 'it', cookie: 'a=b; locale=fr' }, 'fr'],
    [{}, 'fr'],
  ])('[I18N-02] with %j is in %s', async (headers, language) => {
    expect((await app.inject({ url: '/login', headers })).body).toBe(page(language, 'login'))
  })

  it('are asked for again at each visit and not sent when they have not changed', async () => {
    const first = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      vary: 'accept-encoding, accept-language, cookie',
    })
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(page('fr', 'login'))
    const etag = String(first.headers['etag'])
    const again = await app.inject({ url: '/login', headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await app.inject({ url: '/login', headers: { 'if-none-match': etag } })).statusCode).toBe(200)
  })

  it('[SEC-44] run nothing but what the build wrote, and nothing from elsewhere', async () => {
    const policy = String((await app.inject('/login')).headers['content-security-policy'])
    const directives = policy.split('; ')
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' 'sha256-login'",
        "style-src 'self' 'sha256-style'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
      ]),
    )
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toMatch(/https?:|\*/)
  })

  it('[SEC-44] [OBS-02] may open a frame of our own where there is a tag manager, and none elsewhere', async () => {
    const observed = await portal(false, true)
    const policies = [await app.inject('/login'), await observed.inject('/login')].map(({ headers }) =>
      String(headers['content-security-policy']),
    )
    expect(policies[0]).toContain("; frame-src 'none';")
    expect(policies[1]).toBe(policies[0]?.replace("frame-src 'none'", "frame-src 'self'"))
    expect((await observed.inject('/login')).body).toContain('<html data-tags="tags.example" data-errors lang="fr">')
    expect((await app.inject('/login')).body).not.toMatch(/data-(tags|errors)/)
    await observed.close()
  })

  it('[OBS-02] [SEC-54] the tag manager runs in a document of its own, with no origin and its own script alone', async () => {
    expect((await app.inject('/tags')).statusCode).toBe(404)
    const observed = await portal(false, true)
    const room = await observed.inject('/tags')
    await observed.close()
    const policy = String(room.headers['content-security-policy']).split('; ')
    const [, script = ''] = /<script>([^<]*)<\/script>/.exec(room.body) ?? []
    expect(policy).toEqual([
      "default-src 'none'",
      'sandbox allow-scripts',
      `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' https://tags.example https://*.beacons.example`,
      'connect-src https://tags.example https://*.beacons.example',
      'img-src https://tags.example https://*.beacons.example',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ])
    expect(room.body).toContain('<script async src="https://tags.example/t.js?id=T-1&amp;x=&quot;"></script>')
    expect(room.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(room.headers).not.toHaveProperty('set-cookie')
  })

  it('mark a demonstration', async () => {
    const demo = await portal(true)
    expect((await demo.inject('/login')).body).toContain('<html data-demo lang="fr">')
    expect((await demo.inject('/refunds/new')).body).toBe(page('fr', 'new').replace('<html ', '<html data-demo '))
    await demo.close()
    expect((await app.inject('/login')).body).not.toContain('data-demo')
  })

  it('[OIDC-01] say by how many identity providers members may sign in', async () => {
    const over: App = Fastify()
    await over.register(webApp, {
      config: { demo: false, tag_manager: null, error_reporting: null, identity_providers: [{}, {}] },
      dist,
    })
    expect((await over.inject('/login')).body).toContain('<html data-providers="2" lang="fr">')
    await over.close()
    expect((await app.inject('/login')).body).not.toContain('data-providers')
  })

  it('[FIX-02] say where there is no payment provider, so that none offers a card', async () => {
    const without: App = Fastify()
    await without.register(webApp, {
      config: { demo: false, tag_manager: null, error_reporting: null },
      dist,
      takes_cards: false,
    })
    expect((await without.inject('/login')).body).toContain('<html data-no-cards lang="fr">')
    await without.close()
    expect((await app.inject('/login')).body).not.toContain('data-no-cards')
  })

  it('[GO-07] say the promised days of the settings where they are not the brand’s', async () => {
    const other: App = Fastify()
    await other.register(webApp, {
      config: { demo: false, tag_manager: null, error_reporting: null },
      dist,
      promised: { answer: 3, transfer: 2 },
    })
    expect((await other.inject('/login')).body).toContain('<html data-answer-days="3" lang="fr">')
    await other.close()
    expect((await app.inject('/login')).body).not.toContain('data-answer-days')
  })
})

describe('the page that checks papers', () => {
  const key = { public_key: '7a'.repeat(32), endorsement: null }
  const trusted = {
    format: 'coussinet-heads/1',
    origin: 'a</script>$&.example/proofs',
    keys: [key],
    entries: [],
    checkpoint: '',
  }

  it('[SIM-02] carries the keys of the day, in its file, under a policy that allows its own script and no frame', async () => {
    const keyed: App = Fastify()
    safeHeaders(keyed)
    const trusted_keys = async () => JSON.stringify(trusted)
    await keyed.register(webApp, {
      config: { demo: false, tag_manager: null, error_reporting: null },
      dist,
      trusted_keys,
    })
    const { statusCode, headers, body } = await keyed.inject('/proofs/verify.html')
    expect([statusCode, headers['content-type']]).toEqual([200, html])
    expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'sha256-v'; frame-ancestors 'none'")
    expect(body.match(/<\/script/g)).toHaveLength(1)
    const [, embedded = ''] = /id="heads">([^<]*)</.exec(body) ?? []
    expect(readProofHeads(embedded)).toEqual(trusted)
    await keyed.close()
  })

  it('[SIM-02] trusts nobody before the first key', async () => {
    expect((await app.inject('/proofs/verify.html')).body).toContain('id="heads">null<')
  })
})

describe('files', () => {
  it('hold the fonts under plain names too, for pages that no build wrote', async () => {
    const answer = await app.inject('/fonts/figtree-latin-wght-normal.woff2')
    expect([answer.body, answer.headers['content-type']]).toEqual(['a font', 'font/woff2'])
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  })

  it('are kept for good by the browser under their hashed names', async () => {
    const answer = await app.inject({ url: '/assets/portal-abc.js', headers: { 'accept-encoding': 'br;q=1.0, *;q=0' } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    })
    expect((await app.inject({ url: '/assets/portal-abc.js', headers: { 'accept-encoding': 'br;q=0' } })).body).toBe(
      'export const a = 1',
    )
    expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
  })

  it('are sent in each form as they were at the start, whatever a later build has left there', async () => {
    write('assets/old-abc.js', 'export const old = 1')
    const running = await portal(false)
    const forms = async (url: string) => {
      const [br, gzip, plain] = await Promise.all(
        ['br', 'gzip', 'identity'].map((form) => running.inject({ url, headers: { 'accept-encoding': form } })),
      )
      expect([br, gzip, plain].map((answer) => answer?.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
      expect(new Set([br, gzip, plain].map((answer) => answer?.headers['etag'])).size).toBe(3)
      return [
        brotliDecompressSync(br?.rawPayload ?? '').toString(),
        gunzipSync(gzip?.rawPayload ?? '').toString(),
        plain?.body,
      ]
    }
    write('pages/login.fr.html', page('fr', 'of a later build'))
    writeFileSync(join(dist, 'pages/login.fr.html.gz'), gzipSync(page('fr', 'of a later build')))
    for (const gone of ['assets/old-abc.js', 'assets/old-abc.js.br']) rmSync(join(dist, gone))
    expect(await forms('/login')).toEqual(Array(3).fill(page('fr', 'login')))
    expect(await forms('/assets/old-abc.js')).toEqual(Array(3).fill('export const old = 1'))
    await running.close()
    rmSync(join(dist, 'pages/login.fr.html.gz'))
    write('pages/login.fr.html', page('fr', 'login'))
  })

  it('[SEC-44] let the photo worker alone compile WebAssembly', async () => {
    const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy'])
    expect(await policyOf('/assets/photo-worker-abc.js')).toContain("'wasm-unsafe-eval'")
    expect(await policyOf('/assets/portal-abc.js')).not.toContain('unsafe')
  })

  it.each([
    '/assets/absent.js',
    '/assets/',
    '/assets',
    '/assets/portal-abc.js.br',
    '/assets/portal-abc.js.map',
    '/assets/../pages.json',
    '/assets/%2e%2e/pages.json',
    '/pages.json',
    '/pages/login.fr.html',
    '/.vite/manifest.json',
    '/.git/config',
    '/.env',
  ])('[SEC-46] never gives out %s', async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toMatch(/sha256|export const|^\{\}$/)
  })

  it('[SEC-46] are read only: another method is answered 404', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await app.inject({ method, url: '/login' })).statusCode).toBe(404)
  })
})

describe('the installed app', () => {
  it.each([
    ['fr', 'fr'],
    ['it,fr;q=0.5', 'it'],
  ])('[OFF-01] has its manifest at one address, in the language of a browser that wants %s', async (wanted, lang) => {
    const answer = await app.inject({ url: '/manifest.webmanifest', headers: { 'accept-language': wanted } })
    expect([answer.statusCode, answer.headers['content-type'], answer.json()]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      { lang },
    ])
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it('[OFF-01] has a worker that is looked for anew each time, and whose policy lets it load our files alone', async () => {
    const { statusCode, headers } = await app.inject({ url: '/sw.js' })
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ])
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; connect-src 'self';/)
  })

  it('[SHARE-01] opens the page where files are chosen, if its worker is not there to take what is shared', async () => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url: '/share', payload: '' })
    expect([statusCode, headers.location]).toEqual([303, '/refunds/new'])
  })
})
