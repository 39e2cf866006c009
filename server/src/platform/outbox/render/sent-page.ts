import { createHash } from 'node:crypto'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { toHexColour } from '@coussinet/contract/brand/colour.ts'
import type { Palette } from '@coussinet/contract/brand/palette.ts'
import { brandName, offeredLanguages } from '@coussinet/contract/brand/values.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { FastifyReply } from 'fastify'
import { markAddress, markForPages } from './mail-mark.ts'
import { escapeHtml } from './plain.ts'

const colours = ({
  canvas,
  surface,
  sunken,
  ink,
  muted,
  line,
  brand: own,
  brand_soft,
  accent_soft,
  accent_strong,
  seam,
  meadow,
}: Palette) =>
  Object.entries({
    canvas,
    surface,
    sunken,
    ink,
    muted,
    line,
    brand: own,
    soft: brand_soft,
    accent: accent_soft,
    coral: accent_strong,
    seam,
    meadow,
  })
    .map(([name, colour]) => `--${name}:${toHexColour(colour)}`)
    .join(';')
// The portal's own fonts; without a build of its pages, those of the reader's machine.
const faces = Object.entries({
  'Bricolage Grotesque': 'bricolage-grotesque-latin-opsz-normal',
  Figtree: 'figtree-latin-wght-normal',
})
  .map(
    ([family, file]) =>
      `@font-face{font-family:"${family}";src:url(/fonts/${file}.woff2) format("woff2");font-weight:200 900;font-display:swap}`,
  )
  .join('')
const sheet = `:root{color-scheme:light dark;${colours(brand.colours.light)}}
@media (prefers-color-scheme:dark){:root{${colours(brand.colours.dark)}}}
${faces}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.55 Figtree,system-ui,sans-serif}
h1,h2{font-family:"Bricolage Grotesque",Figtree,system-ui,sans-serif;letter-spacing:-.022em;line-height:1.15;overflow-wrap:break-word}h1{margin:0;font-size:30px}h2{margin:0 0 4px;font-size:24px}
a{color:var(--brand)}:focus-visible{outline:2.5px solid var(--coral);outline-offset:2px;border-radius:6px}
.page{max-width:76rem;margin:0 auto;padding:24px 20px 64px}.top{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center;justify-content:space-between;margin-bottom:24px}
.top p{margin:4px 0 0;color:var(--muted)}.tools{display:flex;flex-wrap:wrap;gap:8px;align-items:center}.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 18px;line-height:1.3;border-radius:14px;background:var(--soft);color:var(--brand);font-weight:600;text-decoration:none}button.button{border:0;font:inherit;font-weight:600;cursor:pointer}
.columns{display:grid;gap:24px;grid-template-columns:minmax(0,21rem) minmax(0,1fr);align-items:start}
.list{list-style:none;margin:0;padding:0}.list a{display:block;padding:12px 14px;border-radius:14px;color:inherit;text-decoration:none;overflow-wrap:anywhere}.list a:hover{background:var(--sunken)}.list a[aria-current]{background:var(--surface);box-shadow:inset 4px 0 0 var(--coral)}
.list b{display:block}.small{color:var(--muted);font-size:14px;line-height:1.45;overflow-wrap:anywhere}.tag{display:inline-block;padding:0 8px;border-radius:99px;background:var(--accent);font-size:13px;font-weight:600;color:var(--ink)}
.cushion{position:relative;padding:28px;border-radius:28px;background:var(--surface)}.empty{padding:64px 28px;text-align:center}.empty:before{content:"";position:absolute;inset:11px;border:2px dashed var(--seam);border-radius:20px}
iframe{display:block;width:100%;height:46rem;margin:16px 0;border:1px solid var(--line);border-radius:20px;background:var(--canvas)}
.bubble{max-width:26rem;margin:16px 0;padding:14px 18px;border-radius:20px 20px 20px 6px;background:var(--meadow);white-space:pre-wrap;overflow-wrap:anywhere}
pre{overflow:auto;padding:16px;border-radius:14px;background:var(--sunken);font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap}summary{cursor:pointer;font-weight:600;min-height:32px}li{overflow-wrap:anywhere}
.pair{display:grid;gap:24px;grid-template-columns:repeat(2,minmax(0,1fr));margin-bottom:40px}
@media (max-width:768px){form,form .button{width:100%}.columns,.pair{grid-template-columns:minmax(0,1fr)}.cushion{padding:20px 14px}.empty{padding:48px 28px}.opened .reading{order:-1}}`

export const otherLanguages = (language: Language, address: (other: Language) => string): string =>
  offeredLanguages
    .filter((other) => other !== language)
    .map(
      (other) => `<a class="button" lang="${other}" href="${escapeHtml(address(other))}">${languages[other].name}</a>`,
    )
    .join('')

const policy = (forms: "'self'" | "'none'") =>
  `default-src 'none'; style-src '${hashOf(sheet)}'; img-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`

type SentPage = { language: Language; title: string; body: string; refresh?: number; has_forms?: boolean }

/**
 * Sends a page in the portal's style that runs no scripts, and has no forms unless allowed; `body` is HTML, `refresh`
 * seconds.
 */
export function sendPage(
  reply: FastifyReply,
  { language, title, body, refresh, has_forms = false }: SentPage,
): FastifyReply {
  const again = refresh ? `<meta http-equiv="refresh" content="${refresh}">` : ''
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/logo.svg">${again}<title>${escapeHtml(`${title} · ${brandName}`)}</title><style>${sheet}</style>`
  return send(
    reply,
    policy(has_forms ? "'self'" : "'none'"),
    `<!doctype html><html lang="${language}"><head>${head}</head><body><main class="page">${body}</main></body></html>`,
  )
}

/** Sends a rendered mail, for a frame. */
export function sendMailPage(reply: FastifyReply, mail: string): FastifyReply {
  const page = mailPage(mail)
  return send(reply, page.policy, page.html)
}

function send(reply: FastifyReply, contentPolicy: string, html: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentPolicy,
      'cache-control': 'no-store',
    })
    .send(html)
}

const powers = 'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/**
 * Sends a rendered mail to a browser, with its content security policy. Inline styles move into the style sheet, which
 * the policy names by its hash; links leave the frame; the logo is embedded; nothing may run or be loaded.
 */
export function mailPage(mail: string): { html: string; policy: string } {
  const names = new Map<string, string>()
  const nameOf = (rules: string) => {
    const name = names.get(rules) ?? `s${names.size}`
    names.set(rules, name)
    return name
  }
  // A mail's text has no plain quote, so each match comes from the renderer.
  const dressed = mail
    .replace(/ style="([^"]*)"/g, (_, rules: string) => ` data-style="${nameOf(rules)}"`)
    .replaceAll('<a ', '<a target="_top" ')
    .replaceAll(`src="${markAddress}"`, `src="${markForPages}"`)
  const moved = [...names].map(([rules, name]) => `[data-style="${name}"]{${rules}}`).join('')
  let sheet = moved
  const html = dressed.replace(/<style>([^<]*)<\/style>/, (_, own: string) => {
    sheet = moved + own
    return `<style>${sheet}</style>`
  })
  return {
    html,
    policy: `default-src 'none'; style-src '${hashOf(sheet)}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; ${powers}`,
  }
}

/** A style sheet's hash for a content security policy. */
function hashOf(sheet: string): string {
  return `sha256-${createHash('sha256').update(sheet).digest('base64')}`
}
