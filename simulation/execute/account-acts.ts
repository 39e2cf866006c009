import { sql } from 'kysely'
import { confirmMandate, createMandate, signMandate } from '../../contract/src/mandates.ts'
import { getMe } from '../../contract/src/profile.ts'
import { confirmRefundAccount, createRefundAccount, signRefundAccount } from '../../contract/src/refund-accounts.ts'
import { endOtherSessions } from '../../contract/src/security.ts'
import { changePassword, signOut } from '../../contract/src/session.ts'
import { openMessage } from '../../server/src/platform/outbox/deliver.ts'
import { townOf } from '../draw/members.ts'
import type { World } from '../engine/world.ts'
import { done, type Executors, failureOf, outcomeOf, skipped } from './outcome.ts'

/** Code of the last mail to a member, as they would read it; an empty text if there is none. */
async function readCode(world: World, nevg: string): Promise<string> {
  const { rows } = await sql<{ sealed: Uint8Array }>`
    select sealed from testing.sent where member_id = ${world.memberId(nevg)} order by position desc limit 5`.execute(
    world.place.own,
  )
  const texts = rows.map(({ sealed }) => JSON.stringify(openMessage(world.portal().platform.config, sealed)))
  const [, first = '', second = ''] = texts.map((text) => /\b(\d{3})[ \u00a0](\d{3})\b/.exec(text)).find(Boolean) ?? []
  return first + second
}

/** Tells whether the session of a token is open. */
async function isOpen(world: World, token: string): Promise<boolean> {
  return (await world.call(getMe, { token }))?.status === 200
}

/** Acts of members about accounts, mandates and sessions. */
export const accountActs: Executors = {
  async 'sign-refund-account'(world, { nevg, account, iban, holder }) {
    const token = await world.signedIn(nevg)
    const created = await world.call(createRefundAccount, { token, body: { iban, holder } })
    const refused = failureOf(created)
    if (created === null || refused) return refused ?? skipped
    const { id, sha256 } = created.body
    world.names.note('account', account, id)
    const sent = await world.call(signRefundAccount, { token, params: { id }, body: { mode: 'email', sha256 } })
    const unsent = failureOf(sent, { id, status: 'draft' })
    if (sent === null || unsent) return unsent ?? skipped
    const params = { id, signature_id: sent.body.id }
    const body = { code: await readCode(world, nevg) }
    return outcomeOf(await world.call(confirmRefundAccount, { token, params, body }), () => ({ id, status: 'active' }))
  },

  async 'sign-mandate'(world, { nevg, mandate, iban, holder }) {
    const token = await world.signedIn(nevg)
    const member = world.script.members.find((one) => one.nevg === nevg)
    if (member === undefined) return skipped
    const address = { line1: '27 RUE DES TILLEULS', ...townOf(member), country: member.country }
    const wanted = { iban, holder: { name: holder, address }, uses: ['premium' as const], collect_unpaid: true }
    const created = await world.call(createMandate, { token, body: wanted })
    const refused = failureOf(created)
    if (created === null || refused) return refused ?? skipped
    const { id, sha256 } = created.body
    world.names.note('mandate', mandate, id)
    const sent = await world.call(signMandate, { token, params: { id }, body: { mode: 'email', sha256 } })
    const unsent = failureOf(sent, { id, status: 'draft' })
    if (sent === null || unsent) return unsent ?? skipped
    const params = { id, signature_id: sent.body.id }
    const body = { code: await readCode(world, nevg) }
    return outcomeOf(await world.call(confirmMandate, { token, params, body }), () => ({ id, status: 'active' }))
  },

  async 'change-password'(world, { nevg, device }) {
    const other = device === 1 ? 2 : 1
    const [token, beside] = [await world.signedIn(nevg, device), await world.signedIn(nevg, other)]
    const change = async () => {
      const [current_password, password] = await world.passwords(nevg)
      const body = { current_password, password, password_confirmation: password }
      return world.call(changePassword, { token, body })
    }
    let answer = await change()
    if (answer?.code === 'validation_failed' && 'current_password' in answer.errors) {
      // It took effect before, and nobody heard so.
      world.swapPasswords(nevg)
      answer = await change()
    }
    const failure = failureOf(answer)
    if (failure) return failure
    world.swapPasswords(nevg)
    const open = { own: await isOpen(world, token), other: await isOpen(world, beside) }
    if (!open.own || open.other)
      world.report(`${nevg} changed the password, and sessions are open: ${JSON.stringify(open)}`)
    world.forgetSession(nevg, other)
    return done()
  },

  async 'sign-out'(world, { nevg, device, everywhere }) {
    const other = device === 1 ? 2 : 1
    const [token, beside] = [await world.signedIn(nevg, device), await world.signedIn(nevg, other)]
    const failure = everywhere
      ? failureOf(await world.call(endOtherSessions, { token }))
      : failureOf(await world.call(signOut, { token }))
    if (failure) return failure
    const open = { own: await isOpen(world, token), other: await isOpen(world, beside) }
    if (open.own !== everywhere || open.other === everywhere)
      world.report(`${nevg} signed out (${everywhere ? 'everywhere else' : 'here'}), open are: ${JSON.stringify(open)}`)
    world.forgetSession(nevg, everywhere ? other : device)
    return done()
  },
}
