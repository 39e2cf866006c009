import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@coussinet/contract/passkeys.ts'
import { beginReauthentication, reauthenticate } from '@coussinet/contract/reauthentication.ts'
import { reauthenticateByPassword, requireRecent } from '../session/reauthentication/reauthentication.ts'
import { callerOf } from '#platform/http/caller.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { removePasskey as remove, renamePasskey as rename, toPasskey } from './passkeys.ts'
import { findPasskeys } from './passkeys.store.ts'
import { beginPasskey as begin, keepPasskey, verifyMade } from './register.ts'
import { beginReauthentication as beginProof, reauthenticateByPasskey } from './reauthenticate.ts'
import { beginPasskeySignIn as offer, signInWithPasskey as signIn } from './sign-in.ts'

export function passkeyRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform

  route(app, platform, listPasskeys, async ({ member }) => ({
    data: (await findPasskeys(db, member.id)).map(toPasskey),
  }))
  route(app, platform, beginPasskey, ({ member, body }) => begin(platform, member, body.current_password))
  route(app, platform, addPasskey, async ({ member, body, transact }) => {
    const made = await verifyMade(platform, member, body.response)
    return transact((trx) => keepPasskey(trx, platform, { member_id: member.id, name: body.name, made, at: clock() }))
  })
  route(app, platform, renamePasskey, ({ member, params, body, transact }) =>
    transact((trx) => rename(trx, { member_id: member.id, passkey_id: params.id, at: clock() }, body.name)),
  )
  route(app, platform, removePasskey, async ({ member, params, transact }) => {
    await transact(async (trx) => {
      await requireRecent(trx, member, clock())
      await remove(trx, platform, { member_id: member.id, passkey_id: params.id, at: clock() })
    })
    return undefined
  })
  route(app, platform, beginReauthentication, ({ member }) => beginProof(platform, member))
  route(app, platform, reauthenticate, async ({ member, body }) => {
    if (body.current_password !== undefined) await reauthenticateByPassword(platform, member, body.current_password)
    else await reauthenticateByPasskey(platform, member, body.response)
    return undefined
  })
  route(app, platform, beginPasskeySignIn, ({ request }) => offer(platform, callerOf(request)))
  route(app, platform, signInWithPasskey, ({ body, request }) => signIn(platform, body.response, callerOf(request)))
}
