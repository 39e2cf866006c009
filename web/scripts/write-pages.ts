import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { computeBrandFingerprint } from '@coussinet/contract/brand/fingerprint.ts'
import { brandFacts, brandName, offeredLanguages } from '@coussinet/contract/brand/values.ts'
import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import * as fr from '@coussinet/texts/fr/shell.ts'
import * as it from '@coussinet/texts/it/shell.ts'
import type { Label, Language } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/shell.ts'
import {
  checkChunks,
  listFiles,
  findKey,
  keysOfRoute,
  findPrintSheet,
  readManifest,
  readStart,
  type Manifest,
} from './client-files.ts'
import { inlineScript } from './inline-script.ts'
import { computeHash, pageHtml } from './page-html.ts'
import { waiting } from './waiting-pages.ts'

type PageRoute = {
  id: string
  path: string
  layout: 'guest' | 'open' | 'member' | 'alone' | 'unknown'
  title: Label
  early: readonly string[]
}
type Prerender = {
  pageRoutes: () => PageRoute[]
  guestPage: (path: string, language: Language) => Promise<{ html: string; title: string }>
  waitingPage: (id: string, language: Language, frame: 'member' | 'open') => Promise<string>
}
type Places = { dist: string; ready: string; inline_scripts: string }

const { version }: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
)
const always = ['/me', '/permissions']

const guest_frame = 'src/shell/guest-frame.tsx'
const frames = {
  guest: guest_frame,
  open: guest_frame,
  member: 'src/shell/member-frame.tsx',
  unknown: 'src/shell/errors/UnknownPage.tsx',
}

const isReady = ({ layout }: PageRoute) => layout === 'guest' || layout === 'open'

const waitingFrame = ({ layout }: PageRoute) => (layout === 'member' ? 'member' : 'open')

/** The parts of the guest's ready page whose code is not loaded, but whose rules its HTML needs. */
const printed = ['src/shell/guest/SampleRefund.tsx']

/** `/refund-requests/{id}` → `/refund-requests/{2}` for a page at `/refunds/$id`. */
function placed(early: string, path: string): string {
  return early.replace(/\{(\w+)\}/g, (_, name: string) => `{${path.split('/').indexOf(`$${name}`)}}`)
}

/** Permission or feature without which a page does not call an address below `/api`; empty for none. */
function findNeed(early: string): string {
  const bare = (path: string) => path.replace(/\?.*/, '').replace(/\{\w+\}/g, '{}')
  const endpoint = everyEndpoint.find(({ method, path }) => method === 'GET' && bare(path) === bare(early))
  if (!endpoint) throw new Error(`No endpoint answers ${early}`)
  return endpoint.permission ?? endpoint.feature ?? ''
}

const routeFile = (id: string) => `${id.replace(/^\//, '').replace(/\/$/, '/index')}`

function filesOfPage(manifest: Manifest, route: PageRoute) {
  const { id, layout } = route
  const slash = routeFile(id)
  const own = keysOfRoute(manifest, [
    `${slash}.tsx`,
    `${slash.replace(/^(_\w+\/)(.*)$/, (_, frame: string, rest: string) => frame + rest.replaceAll('/', '.'))}.tsx`,
  ])
  const keys = layout === 'alone' ? own : [findKey(manifest, frames[layout], isReady(route) ? 'guest' : layout), ...own]
  const shown = (isReady(route) ? printed : [waiting[waitingFrame(route)]]).map((source) =>
    findKey(manifest, source, source),
  )
  const { sheets } = listFiles(manifest, [...keys, ...shown])
  return { scripts: listFiles(manifest, keys).scripts, sheets }
}

/** Writes each page's HTML in each language of the brand, and `pages.json`, which tells the server what to send for an address. */
export async function writePages({ dist, ready, inline_scripts }: Places): Promise<void> {
  const { pageRoutes, guestPage, waitingPage }: Prerender = await import(pathToFileURL(ready).href)
  const manifest = readManifest(dist)
  checkChunks(manifest)
  const start = readStart(dist)
  const print = readFileSync(join(dist, findPrintSheet(dist)), 'utf8').trim()
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [`/${file}`] : []))
  mkdirSync(join(dist, 'pages'), { recursive: true })
  const pages = []
  for (const route of pageRoutes()) {
    const { scripts, sheets } = filesOfPage(manifest, route)
    const css = [...sheets.map((sheet) => readFileSync(join(dist, sheet), 'utf8').trim()), print].join('')
    const isGuest = isReady(route)
    const early = route.early.map((address) => placed(address, route.path))
    const code = { START: start, SOON: scripts }
    const script = isGuest
      ? await inlineScript(join(inline_scripts, 'guest.ts'), {
          ...code,
          MEMBERS_TOO: route.layout === 'open',
          FONTS: fonts,
        })
      : route.layout === 'alone'
        ? await inlineScript(join(inline_scripts, 'alone.ts'), { ...code, EARLY: early })
        : await inlineScript(join(inline_scripts, 'member.ts'), {
            ...code,
            ALWAYS: always,
            EARLY: Object.fromEntries(route.early.map((address) => [placed(address, route.path), findNeed(address)])),
            GUESTS_TOO: route.layout === 'unknown',
          })
    const files: Record<string, string> = {}
    for (const language of offeredLanguages) {
      const file = `pages/${route.id.replace(/[^\w$]+/g, '-').replace(/^-|-$/g, '')}.${language}.html`
      const { html, title } = isGuest
        ? await guestPage(route.path, language)
        : {
            html: await waitingPage(route.id, language, waitingFrame(route)),
            title: `${route.title[language]} · ${brandName}`,
          }
      if (html.includes('<script') || html.includes(' style='))
        throw new Error(`${file} holds a script or a style that the policy refuses`)
      const text = pageHtml({
        language,
        title,
        description: { fr, it, nl }[language].siteDescription(brandFacts),
        version,
        script,
        css,
        sheets,
        page: isGuest ? route.path : null,
        // Drawings load after the first paint, by the inline script.
        html: html.replaceAll('<use href=', '<use data-href='),
      })
      writeFileSync(join(dist, file), text)
      files[language] = file
    }
    pages.push({
      path: route.path,
      status: route.layout === 'unknown' ? 404 : 200,
      guest: isGuest,
      files,
      scripts: [computeHash(script)],
      styles: [computeHash(css)],
    })
  }
  writeFileSync(
    join(dist, 'pages.json'),
    JSON.stringify({ version, brand: computeBrandFingerprint(brand), pages }, null, 1),
  )
}
