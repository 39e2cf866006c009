import { continueSession } from '@coussinet/contract/continuations.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import {
  addIdentity,
  beginAuthorization,
  beginProviderLogout,
  endProviderSessions,
  finishAuthorization,
  listIdentities,
  listProviders,
  removeIdentity,
} from '@coussinet/contract/identities.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@coussinet/contract/passkeys.ts'
import { getPermissions } from '@coussinet/contract/permissions.ts'
import { changeMe, confirmEmail, getMe } from '@coussinet/contract/profile.ts'
import { beginReauthentication, reauthenticate } from '@coussinet/contract/reauthentication.ts'
import { endOtherSessions, endSession, getSecurityLog, listSessions } from '@coussinet/contract/security.ts'
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
import { withUnit } from '#modules/notifications/notifications.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { getCaller } from '#platform/http/caller.ts'
import { acceptForms } from '#platform/http/endpoint/form-body.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { takeOffer } from './identities/authorizations.ts'
import { startAuthorization } from './identities/begin.ts'
import { bindBrowser, readBrowser } from './identities/browser-cookie.ts'
import { endAuthorization } from './identities/finish.ts'
import { linkIdentity, listOwnIdentities, nameProvider, unlinkIdentity } from './identities/identities.ts'
import { endByProvider, startProviderLogout } from './identities/logout.ts'
import { changePasskeyName, listOwnPasskeys, removeOwnPasskey } from './passkeys/passkeys.ts'
import { startReauthentication, reauthenticateByPasskey } from './passkeys/reauthenticate.ts'
import { startPasskeyRegistration, savePasskey, verifyMade } from './passkeys/register.ts'
import { startPasskeySignIn, signInByPasskey } from './passkeys/sign-in.ts'
import { confirmNewEmail } from './profile/change-email.ts'
import { changeProfile } from './profile/change-profile.ts'
import { findProfile } from './profile/profile.ts'
import { findSecurityLog } from './security/security-log.ts'
import { endOne, endOthers, findMemberSessions } from './security/sessions.ts'
import { signInByContinuation } from './session/continuation.ts'
import { reauthenticateByPassword, requireRecent } from './session/reauthentication.ts'
import { changeOwnPassword } from './session/recovery/change-password.ts'
import { requestLink } from './session/recovery/request-link.ts'
import { resetByLink } from './session/recovery/reset-by-link.ts'
import { signInByLink } from './session/recovery/transfer.ts'
import { countCall, refreshTokens, revokeSession, signInMember, uncountCall } from './session/session.ts'

function sessionRoutes(app: App, platform: Platform): void {
  // Each line of the request's log names the member.
  const during = ({ log }: Pick<Platform, 'log'>) => ({ ...platform, log })

  route(app, platform, signIn, ({ body, request }) => signInMember(during(request), body, getCaller(request)))
  route(app, platform, refreshSession, ({ body, request }) => refreshTokens(during(request), body.refresh_token))
  route(app, platform, signOut, async ({ request, reply }) => {
    // Also clears the browser's copy of the member's pages; the chosen theme may stay.
    reply.header('clear-site-data', '"cache"')
    await revokeSession(during(request), request.headers.authorization)
    return undefined
  })
  route(app, platform, forgotPassword, async ({ body: { username }, request }) => {
    await requestLink(during(request), { username, kind: 'recovery', request_id: request.id }, getCaller(request))
    return undefined
  })
  route(app, platform, activateAccount, async ({ body: { username }, request }) => {
    await requestLink(during(request), { username, kind: 'activation', request_id: request.id }, getCaller(request))
    return undefined
  })
  route(app, platform, resetPassword, ({ body, request }) => resetByLink(during(request), body, getCaller(request)))
  route(app, platform, transferSession, ({ body, request }) =>
    signInByLink(during(request), body.token, getCaller(request)),
  )
  route(app, platform, continueSession, ({ body, request }) =>
    signInByContinuation(during(request), body.token, getCaller(request)),
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

function passkeyRoutes(app: App, platform: Platform): void {
  const { db, config } = platform

  route(app, platform, listPasskeys, ({ member }) => listOwnPasskeys(db, config, member.id))
  route(app, platform, beginPasskey, ({ member, body }) => startPasskeyRegistration(platform, member, body))
  route(app, platform, addPasskey, async ({ member, body, transact }) => {
    const made = await verifyMade(platform, member, body.response)
    return transact(
      withUnit(platform, { member_id: member.id }, (tx) => savePasskey(tx, platform, { name: body.name, made })),
    )
  })
  route(app, platform, renamePasskey, ({ member, params, body, transact }) =>
    transact(
      withUnit(platform, { member_id: member.id }, (tx) => changePasskeyName(tx, { passkey_id: params.id }, body.name)),
    ),
  )
  route(app, platform, removePasskey, async ({ member, params, transact }) => {
    await transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        await requireRecent(tx.db, member, tx.at)
        await removeOwnPasskey(tx, platform, { passkey_id: params.id })
      }),
    )
    return undefined
  })
  route(app, platform, beginReauthentication, ({ member }) => startReauthentication(platform, member))
  route(app, platform, reauthenticate, async ({ member, body }) => {
    if (body.current_password !== undefined) await reauthenticateByPassword(platform, member, body.current_password)
    else await reauthenticateByPasskey(platform, member, body.response)
    return undefined
  })
  route(app, platform, beginPasskeySignIn, ({ request }) => startPasskeySignIn(platform, getCaller(request)))
  route(app, platform, signInWithPasskey, ({ body, request }) =>
    signInByPasskey(platform, body.response, getCaller(request)),
  )
}

function identityRoutes(app: App, platform: Platform): void {
  const { db, config, providers } = platform

  route(app, platform, listProviders, ({ language }) => ({
    data: providers.list.map(({ settings }) => nameProvider(platform, settings.id, language)),
  }))
  route(app, platform, beginAuthorization, async ({ params, body, member, language, request, reply }) => ({
    href: await startAuthorization(platform, {
      ...params,
      ...body,
      member,
      language,
      browser: () => bindBrowser(request, reply, config),
      caller: getCaller(request),
    }),
  }))
  route(app, platform, finishAuthorization, ({ params, body, member, language, request }) =>
    endAuthorization(
      { ...platform, log: request.log },
      { ...params, ...body, member, language, browser: readBrowser(request, config), caller: getCaller(request) },
    ),
  )
  route(app, platform, beginProviderLogout, async ({ member }) => ({
    href: await startProviderLogout(platform, member),
  }))
  // A form is taken here alone.
  void app.register(async (forms) => {
    acceptForms(forms)
    route(forms, platform, endProviderSessions, async ({ params, body, request }) => {
      await endByProvider(platform, { ...params, ...body, caller: getCaller(request) })
      return undefined
    })
  })
  route(app, platform, listIdentities, ({ member }) => listOwnIdentities(db, platform, member))
  route(app, platform, addIdentity, async ({ member, body, request, transact }) => {
    const browser = readBrowser(request, config)
    return transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        await requireRecent(tx.db, member, tx.at)
        const offer = browser && (await takeOffer(tx.db, config, { ...body, browser }, tx.at))
        if (!offer) throw problem('expired')
        return linkIdentity(tx, platform, offer)
      }),
    )
  })
  route(app, platform, removeIdentity, async ({ member, params, transact }) => {
    await transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        await requireRecent(tx.db, member, tx.at)
        await unlinkIdentity(tx, platform, { identity_id: params.id, session_id: member.session_id })
      }),
    )
    return undefined
  })
}

function profileRoutes(app: App, platform: Platform): void {
  const { access, clock, db } = platform
  route(app, platform, getMe, ({ member }) => findProfile(db, member.id, today(clock())))
  route(app, platform, changeMe, async ({ member, body: { current_password, ...change }, transact }) => {
    if (current_password !== undefined) await reauthenticateByPassword(platform, member, current_password)
    const profile = await transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        await changeProfile(tx, platform, member, change)
        return findProfile(tx.db, member.id, today(tx.at))
      }),
    )
    // The next call uses the new language and country.
    access.forget(member.session_id)
    return profile
  })
  route(app, platform, confirmEmail, async ({ body, request, transact }) => {
    const caller = getCaller(request)
    await countCall(platform, caller)
    await transact((tx) => confirmNewEmail(tx, platform, body.token))
    await uncountCall(db, caller)
    return undefined
  })
}

function securityRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform

  route(app, platform, listSessions, ({ member, query }) => findMemberSessions(db, member, { query, at: clock() }))
  route(app, platform, endSession, async ({ member, params, transact }) => {
    await transact(withUnit(platform, { member_id: member.id }, (tx) => endOne(tx, params.id)))
    return undefined
  })
  route(app, platform, endOtherSessions, async ({ member, transact }) => {
    await transact(withUnit(platform, { member_id: member.id }, (tx) => endOthers(tx, member)))
    return undefined
  })
  route(app, platform, getSecurityLog, ({ member, query }) => findSecurityLog(db, member.id, query))
}

export function accountsRoutes(app: App, platform: Platform): void {
  sessionRoutes(app, platform)
  passkeyRoutes(app, platform)
  identityRoutes(app, platform)
  profileRoutes(app, platform)
  securityRoutes(app, platform)
}
