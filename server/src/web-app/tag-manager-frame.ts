import { createHash } from 'node:crypto'
import { brandName } from '@coussinet/contract/brand/values.ts'
import type { TagManager } from '#platform/config/observation-settings.ts'
import type { App } from '#platform/core/app.ts'

// The page's events are what the tag manager reads, and nobody else's word; it is told once this listens.
const script = [
  'dataLayer=[{"gtm.start":Date.now(),event:"gtm.js"}]',
  'addEventListener("message",function(e){if(e.source===parent)dataLayer.push(e.data)})',
  'if(parent!==window)parent.postMessage("tags-ready","*")',
].join(';')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * Serves the room of the tag manager: a document that pages open in a hidden frame once measurement is accepted. It has no
 * origin, so its script reaches neither the page nor what the browser keeps of the portal, and knows what it is told alone.
 */
export function tagManagerFrame(app: App, { url, origins }: TagManager): void {
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escaped(brandName)}</title><script>${script}</script><script async src="${escaped(url)}"></script></head><body></body></html>`
  const places = origins.join(' ')
  const policy = [
    "default-src 'none'",
    // Whoever opens it outside of a frame: the same.
    'sandbox allow-scripts',
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' ${places}`,
    `connect-src ${places}`,
    `img-src ${places}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
  app.get('/tags', (_request, reply) =>
    reply.headers({ 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' }).send(html),
  )
}
