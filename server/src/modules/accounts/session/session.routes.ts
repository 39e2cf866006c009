import { getPermissions } from '@coussinet/contract/permissions.ts'
import {
  activateAccount,
  changePassword,
  forgotPassword,
  refreshSession,
  resetPassword,
  signIn,
  signOut,
  transferSession,
} from '@coussinet/contract/session.ts'
import { callerOf } from '#platform/http/caller.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { changeOwnPassword } from './recovery/change-password.ts'
import { askForLink } from './recovery/ask-for-link.ts'
import { resetByLink } from './recovery/reset-by-link.ts'
import { signInByLink } from './recovery/transfer.ts'
import { refreshTokens, revokeSession, signInMember } from './session.ts'

export function sessionRoutes(app: App, platform: Platform): void {
  // The log of a request names it in each line.
  const during = ({ log }: Pick<Platform, 'log'>) => ({ ...platform, log })

  route(app, platform, signIn, ({ body, request }) => signInMember(during(request), body, callerOf(request)))
  route(app, platform, refreshSession, ({ body, request }) => refreshTokens(during(request), body.refresh_token))
  route(app, platform, signOut, async ({ request, reply }) => {
    // What the browser kept of the member's pages goes too; the choice of theme may stay.
    reply.header('clear-site-data', '"cache"')
    await revokeSession(during(request), request.headers.authorization)
    return undefined
  })
  route(app, platform, forgotPassword, async ({ body: { username }, request }) => {
    await askForLink(during(request), { username, kind: 'recovery', request_id: request.id }, callerOf(request))
    return undefined
  })
  route(app, platform, activateAccount, async ({ body: { username }, request }) => {
    await askForLink(during(request), { username, kind: 'activation', request_id: request.id }, callerOf(request))
    return undefined
  })
  route(app, platform, resetPassword, ({ body, request }) => resetByLink(during(request), body, callerOf(request)))
  route(app, platform, transferSession, ({ body, request }) =>
    signInByLink(during(request), body.token, callerOf(request)),
  )
  route(app, platform, changePassword, async ({ body, member, request }) => {
    await changeOwnPassword(during(request), member, body)
    return undefined
  })
  route(app, platform, getPermissions, ({ member }) => ({
    permissions: [...member.permissions],
    features: [...member.features],
  }))
}
