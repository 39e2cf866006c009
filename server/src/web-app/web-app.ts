import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brandPromises } from '@coussinet/contract/brand/values.ts'
import type { PromisedDays } from '@coussinet/contract/domain/requests.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { promises } from '#platform/config/promises.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { sendProblem } from '#platform/http/errors.ts'
import { type BuiltFile, changedFile, encodingFor, readBuiltFiles } from './built-files.ts'
import { type BuiltPage, pageLanguage, findBuiltPage, readPages } from './built-pages.ts'
import { pagesDirectory } from './pages-brand.ts'
import { assetPolicy, pagePolicy } from './policies.ts'
import { tagManagerFrame } from './tag-manager-frame.ts'

type WebAppOptions = {
  config: Pick<Config, 'demo' | 'tag_manager' | 'error_reporting'> &
    Partial<Pick<Config, 'pages_dir'>> & {
      identity_providers?: readonly object[]
    }
  dist?: string
  takes_cards?: boolean
  promised?: PromisedDays
  /** JSON of heads with the keys of the log of proofs, which a saved page that checks papers trusts */
  trusted_keys?: () => Promise<string>
}

// It stands in an attribute.
const hostOf = (url: string) => new URL(url).host.replace(/[^\w.:-]/g, '')

function send(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const bytes = file.bytes(encoding)
  const isPacked = encoding !== 'identity' && file.is_packed
  const etag = `"${file.etag}${isPacked ? `-${encoding}` : ''}"`
  reply.headers({ etag, 'content-type': file.media_type })
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag) === true) return reply.code(304).send()
  if (isPacked) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

const verifierFile = 'proofs/verify.html'

/** Serves the built web app: its files as they are, its pages by address and language. Without a build it serves nothing. */
export function webApp(
  app: App,
  { config, takes_cards = true, promised = promises, dist = pagesDirectory(config), trusted_keys }: WebAppOptions,
  done: () => void,
): void {
  const { identity_providers: providers = [] } = config
  const notFound = (request: FastifyRequest, reply: FastifyReply) => sendProblem(problem('not_found'), request, reply)
  app.setNotFoundHandler(notFound)
  // The page's address in mails of 0.1.
  app.get<{ Params: { id: string } }>('/refunds/:id/contest', ({ params: { id } }, reply) =>
    reply.redirect(`/refunds/${encodeURIComponent(id)}/dispute`, 301),
  )
  if (!existsSync(join(dist, 'pages.json'))) return done()

  const files = readBuiltFiles(dist)
  // Pages that no build wrote name its fonts without what they bear of their content.
  for (const [name, file] of files) {
    const font = /^assets\/(.+)-[\w-]{8}\.woff2$/.exec(name)?.[1]
    if (font !== undefined) files.set(`fonts/${font}.woff2`, file)
  }
  const pages = readPages(dist)
  const policies = new Map(pages.map((page) => [page, pagePolicy(page, config.tag_manager !== null)]))
  const marked = new Map<string, BuiltFile>()

  // A demonstration's page offers accounts to try and the mailbox with their codes; one with a tag manager asks whether it may
  // run and names its host, one with error reporting tells errors, one without a payment provider offers no card, one with identity
  // providers reserves the place of as many buttons on the sign-in page, one whose settings promise other days than its brand says those.
  // No other page loads anything for these.
  const marks = [
    config.demo && 'data-demo',
    !takes_cards && 'data-no-cards',
    providers.length > 0 && `data-providers="${providers.length}"`,
    config.tag_manager && `data-tags="${hostOf(config.tag_manager.url)}"`,
    config.error_reporting && 'data-errors',
    promised.answer !== brandPromises.answer && `data-answer-days="${promised.answer}"`,
    promised.transfer !== brandPromises.transfer && `data-transfer-days="${promised.transfer}"`,
  ]
    .filter((mark) => typeof mark === 'string')
    .join(' ')

  function pageFile(page: BuiltPage, language: Language): BuiltFile | undefined {
    const name = page.files[language]
    const file = files.get(name)
    if (marks === '' || file === undefined) return file
    const known = marked.get(name) ?? changedFile(file, (text) => text.replace('<html ', () => `<html ${marks} `))
    marked.set(name, known)
    return known
  }

  // Its words are in the language of the page that names it.
  function sendManifest(request: FastifyRequest, reply: FastifyReply) {
    const language = pageLanguage(request.headers.cookie, request.headers['accept-language'])
    const file = files.get(`pages/manifest.${language}.webmanifest`)
    if (file === undefined) return notFound(request, reply)
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie' })
    return send(request, reply, file)
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, path: string) {
    const page = findBuiltPage(pages, path)
    const file = page && pageFile(page, pageLanguage(request.headers.cookie, request.headers['accept-language']))
    if (page === undefined || file === undefined) return notFound(request, reply)
    reply.code(page.status).headers({
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      'content-security-policy': policies.get(page),
    })
    return send(request, reply, file)
  }

  // Members save it: with the keys of that day it needs no portal any more.
  app.get(`/${verifierFile}`, async (request, reply) => {
    const html = files.get(verifierFile)?.bytes('identity').toString('utf8')
    if (html === undefined) return notFound(request, reply)
    const heads = (await trusted_keys?.()) ?? 'null'
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "default-src 'none'"
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'content-security-policy': `${policy}; frame-ancestors 'none'`,
      })
      .send(html.replace('id="heads">null<', () => `id="heads">${heads.replaceAll('<', String.raw`\u003c`)}<`))
  })

  if (config.tag_manager !== null) tagManagerFrame(app, config.tag_manager)
  // The worker takes what is shared with the installed app. Where a browser has dropped it, the page opens, and the files are chosen there.
  app.post('/share', (_request, reply) => reply.redirect('/refunds/new', 303))
  app.get('/manifest.webmanifest', sendManifest)
  app.get('/*', (request, reply) => {
    const path = request.url.replace(/[?#].*$/s, '')
    const name = path.slice(1)
    const file = name.startsWith('pages/') || name === 'pages.json' ? undefined : files.get(name)
    if (file === undefined)
      return /^\/+(?:api|integration|assets|pages)(?:\/|$)|\/\./i.test(plainPath(path))
        ? notFound(request, reply)
        : sendPage(request, reply, path)
    reply.headers({
      'cache-control': cacheControl(name),
      vary: 'accept-encoding',
    })
    const policy = assetPolicy(name)
    if (policy !== null) reply.header('content-security-policy', policy)
    return send(request, reply, file)
  })
  done()
}

function cacheControl(name: string): string {
  // A release is found by its worker.
  if (name === 'sw.js') return 'no-cache'
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/** A path as the router reads it: `/%61pi` is the API too. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
