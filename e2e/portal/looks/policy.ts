import type { Page } from '@playwright/test'

/** Watches a page for breaches of the policy, errors and calls to other origins; the lists fill as it visits. */
export async function watchPolicy(page: Page, origin: string): Promise<{ broken: string[]; foreign: string[] }> {
  const broken: string[] = []
  const foreign: string[] = []
  await page.exposeFunction('broken', (what: string) => broken.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(globalThis, 'broken')(`${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('console', (message) => {
    // A missing or deleted thing has its own page.
    if (message.type() === 'error' && !/\b(404|410)\b/.test(message.text())) broken.push(message.text())
  })
  page.on('request', (request) => {
    const asked = new URL(request.url())
    if (asked.origin !== origin && asked.protocol.startsWith('http') && !foreign.includes(asked.origin))
      foreign.push(asked.origin)
  })
  return { broken, foreign }
}
