import { getPermissions } from '@coussinet/contract/permissions.ts'
import { refreshSession, signIn, signOut } from '@coussinet/contract/session.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { refreshTokens, revokeSession, signInMember } from './session.ts'

export function sessionRoutes(app: App, platform: Platform): void {
  route(app, platform, signIn, ({ body, request }) =>
    signInMember(platform, body, { address: request.ip, user_agent: request.headers['user-agent'] ?? '' }),
  )
  route(app, platform, refreshSession, ({ body }) => refreshTokens(platform, body.refresh_token))
  route(app, platform, signOut, async ({ request, reply }) => {
    // What the browser kept of the member's pages goes too; the choice of theme may stay.
    reply.header('clear-site-data', '"cache"')
    await revokeSession(platform, request.headers.authorization)
    return undefined
  })
  route(app, platform, getPermissions, ({ member }) => ({ permissions: [...member.permissions], features: [...member.features] }))
}
