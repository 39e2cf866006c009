import { createHash } from 'node:crypto'
import { brandName } from '@coussinet/contract/brand/values.ts'
import type { App } from '#platform/core/app.ts'

type ApiOperation = {
  operationId?: string
  summary?: string
  security?: unknown[]
  parameters?: unknown
  requestBody?: unknown
  responses?: unknown
}

const style = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.9rem;margin:0 0 .25rem}h2{margin:2.5rem 0 .5rem;text-transform:capitalize}details{border-top:1px solid #8886;padding:.6rem 0}
summary{cursor:pointer}code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:1rem;border-radius:.6rem;background:#8881}
.method{display:inline-block;min-width:4.5rem;font-weight:600}.guest{opacity:.75;font-size:.875rem}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** `/api/docs`: the same document as readable pages, without a script. */
export function apiDocs(app: App): void {
  app.get('/docs', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      )
      .header('cache-control', 'public, max-age=300')
      .send(page(app.swagger())),
  )
}

function page(document: { paths?: unknown; info?: { description?: string } }): string {
  const paths: [string, Record<string, ApiOperation>][] = Object.entries(document.paths ?? {})
  const tags = Map.groupBy(paths, ([path]) => path.split('/')[1] ?? '')
  const sections = [...tags].map(
    ([tag, entries]) =>
      `<h2>${escape(tag)}</h2>${entries.flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => operationOf(path, method, operation))).join('')}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(brandName)} API</title><style>${style}</style>
<h1>${escape(brandName)} API</h1><p>${escape(document.info?.description ?? '')} The same as data: <a href="openapi.json">openapi.json</a>.</p>${sections.join('')}</html>`
}

function operationOf(
  path: string,
  method: string,
  { summary, security, parameters, requestBody, responses }: ApiOperation,
): string {
  const detail = JSON.stringify({ parameters, requestBody, responses }, null, 2)
  return `<details><summary><span class="method">${escape(method.toUpperCase())}</span> <code>/api${escape(path)}</code> ${escape(summary ?? '')} ${security?.length ? '' : '<span class="guest">guest</span>'}</summary><pre>${escape(detail)}</pre></details>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
