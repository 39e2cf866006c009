import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { toHexColour } from '@coussinet/contract/brand/colour.ts'
import { tileSvg } from '@coussinet/contract/brand/logo-svg.ts'
import { brandFacts, brandName, offeredLanguages } from '@coussinet/contract/brand/values.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import * as fr from '@coussinet/texts/fr/shell.ts'
import * as it from '@coussinet/texts/it/shell.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/shell.ts'
import sharp from 'sharp'
import type { Release } from '../worker/release.ts'
import { inlineScript } from './inline-script.ts'

const words = { fr, it, nl }
const { light } = brand.colours

// The largest files, for photos that the server converts too.
const needless = /libheif|\/heic-/

/** Icons of the installed app. A maskable one is drawn on its ground to the edge: each system cuts its own shape. */
const icons = [
  { file: 'icons/192.png', side: 192, purpose: 'any' },
  { file: 'icons/512.png', side: 512, purpose: 'any' },
  { file: 'icons/maskable-512.png', side: 512, purpose: 'maskable' },
  // For the home screen of iOS, which rounds its corners.
  { file: 'icons/180.png', side: 180, purpose: 'maskable' },
] as const

async function drawIcon({ side, purpose }: (typeof icons)[number]): Promise<Buffer> {
  const tile = tileSvg(brand)
  const drawn = purpose === 'any' ? tile : tile.replace(/ rx="\d+"/, '')
  return sharp(Buffer.from(drawn), { density: (72 * side) / 96 })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer()
}

/** The web app manifest, whose fields https://www.w3.org/TR/appmanifest/ explains. */
function manifest(language: Language): Record<string, unknown> {
  const { siteDescription } = words[language]
  return {
    id: '/',
    name: brandName,
    short_name: brandName,
    description: siteDescription(brandFacts),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: toHexColour(light.canvas),
    background_color: toHexColour(light.canvas),
    icons: icons
      .filter(({ side }) => side !== 180)
      .map(({ file, side, purpose }) => ({ src: `/${file}`, sizes: `${side}x${side}`, type: 'image/png', purpose })),
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: ['image/*', 'application/pdf'] }] },
    },
    shortcuts: [{ name: pageNames.new_request[language], url: '/refunds/new' }],
  }
}

const digestOf = (parts: readonly (string | Buffer)[]) => {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part).update('\0')
  return digest.digest('hex').slice(0, 12)
}

/** Writes what makes the pages an app: its manifest in each language, its icons, and the worker that opens it without a network. */
export async function writeInstall(dist: string): Promise<void> {
  mkdirSync(join(dist, 'icons'), { recursive: true })
  for (const icon of icons) writeFileSync(join(dist, icon.file), await drawIcon(icon))
  for (const language of offeredLanguages)
    writeFileSync(join(dist, `pages/manifest.${language}.webmanifest`), JSON.stringify(manifest(language)))
  const { pages }: { pages: { path: string; status: number; files: Record<string, string> }[] } = JSON.parse(
    readFileSync(join(dist, 'pages.json'), 'utf8'),
  )
  const assets = readdirSync(join(dist, 'assets'))
    .map((name) => `/assets/${name}`)
    .filter((path) => /\.(?:js|css|svg|woff2)$/.test(path) && !needless.test(path))
  const opened = pages.filter(({ path, status }) => status === 200 && isOpened(path))
  const release: Release = {
    build: digestOf([
      ...assets,
      ...opened.flatMap(({ files }) => Object.values(files).map((file) => readFileSync(join(dist, file)))),
    ]),
    assets,
    files: ['/manifest.webmanifest', '/icons/192.png'],
    pages: opened.map(({ path }) => path),
  }
  const code = await inlineScript(join(import.meta.dirname, '../worker/service-worker.ts'), { RELEASE: release })
  writeFileSync(join(dist, 'sw.js'), code)
}

// A page that is opened by a link does its work on the server alone.
const isOpened = (path: string) =>
  !/^\/(?:activation|forgot-password|password-reset|transfer|continue|vet|email-confirmation|not-me|sign-in\/|sponsorship\/)/.test(
    path,
  )
