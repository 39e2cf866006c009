import { createHash } from 'node:crypto'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { toHexColour } from '@coussinet/contract/brand/colour.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { icon as mark } from './brand/brand-files.ts'

export type PageParts = {
  language: Language
  title: string
  description: string
  /** version of the portal that the page is built of */
  version: string
  /** The inline script, run before the body is read. */
  script: string
  css: string
  /** Style sheets whose rules are in `css` already: named so that the code does not load them. */
  sheets: readonly string[]
  /** The address that the ready HTML is that of. */
  page: string | null
  html: string
}

// Within the page: a request less.
const icon = `data:image/svg+xml,${encodeURIComponent(mark).replace(/%(?:20|2C|2F|3A|3D)/g, decodeURIComponent)}`

// The bars of the system around the page, in the page's own ground.
const themeColours = (['light', 'dark'] as const)
  .map((theme) => {
    const ground = toHexColour(brand.colours[theme].canvas)
    return `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${ground}">`
  })
  .join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** `'sha256-…'`, as a Content-Security-Policy names an inline script or style. */
export const computeHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A whole page as HTML. */
export function pageHtml(parts: PageParts): string {
  const links = parts.sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`)
  // Prerendered HTML appears at once: centred content would move while more of it arrives.
  if (parts.page !== null) links.unshift('<link rel="expect" href="#whole" blocking="render">')
  const page = parts.page === null ? '' : ` data-page="${escaped(parts.page)}"`
  return [
    `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(parts.title)}</title>`,
    `<meta name="description" content="${escaped(parts.description)}">`,
    // For reports by members: the release of the page.
    `<meta name="version" content="${escaped(parts.version)}">`,
    `<meta name="color-scheme" content="light dark">${themeColours}<link rel="icon" href="${icon}">`,
    '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icons/180.png">',
    `<script>${parts.script}</script><style>${parts.css}</style>${links.join('')}</head>`,
    `<body><div id="root"${page}>${parts.html}</div><i id="whole" hidden></i></body></html>`,
  ].join('')
}
