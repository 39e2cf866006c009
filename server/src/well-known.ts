import { brand } from '@coussinet/contract/brand/chosen.ts'
import type { App } from '#platform/core/app.ts'
import type { Platform } from '#platform/portal.ts'

// RFC 9116 asks for less than a year: a portal that nobody runs any more soon has no contact either.
const validFor = 180 * 86_400_000

/** Contact for security holes (RFC 9116), and where a password manager finds the page that changes the password. */
export function wellKnown(app: App, { clock, config }: Pick<Platform, 'clock' | 'config'>): void {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) => {
    const expires = new Date(clock().getTime() + validFor).toISOString().replace(/T.*/, 'T00:00:00Z')
    const lines = [
      `Contact: mailto:${brand.legal_pages?.security_email ?? brand.privacy_email}`,
      `Expires: ${expires}`,
      'Preferred-Languages: fr, it, en',
      `Policy: ${config.public_url}/legal-notice#security`,
      `Canonical: ${config.public_url}/.well-known/security.txt`,
    ]
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(`${lines.join('\n')}\n`)
  })
  app.get('/.well-known/change-password', { schema: { hide: true } }, (_request, reply) =>
    reply.redirect('/profile#password', 302),
  )
}
