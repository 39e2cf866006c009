import type { Scope } from '../../contract/src/domain/permissions.ts'
import type { Endpoint } from '../../contract/src/endpoint.ts'
import { hashPassword } from '../../server/src/modules/accounts/session/passwords.ts'
import { openSession } from '../../server/src/modules/accounts/session/session.ts'
import { saveWebhook } from '../../server/src/modules/events/events.ts'
import { createClient } from '../../server/src/modules/integration/clients/clients.ts'
import { createUnit } from '../../server/src/modules/notifications/notifications.ts'
import { choosePassword } from '../../server/src/modules/policy/policy.ts'
import { newId } from '../../server/src/platform/crypto/ids.ts'
import { hash } from '../../server/src/platform/crypto/keys.ts'
import type { Act, Fault, Script } from '../acts.ts'
import { type Answer, type Call, callOnce } from './call.ts'
import { type Deliveries, deliverBy, openDeliveries } from './deliveries.ts'
import { asBackground } from './faulty-database.ts'
import { type MovedClock, openMovedClock } from './moved-clock.ts'
import { makePlace, type SimPlace } from './place.ts'
import { openSimPortal, type SimPortal } from './sim-portal.ts'
import { openWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

export type Subject = 'request' | 'quote' | 'dispute' | 'account' | 'mandate' | 'change'

/** Ids that the portal gave, by the names of the acts. */
export type Names = {
  idOf(subject: Subject, name: string): string | undefined
  nameOf(subject: Subject, id: string): string | undefined
  note(subject: Subject, name: string, id: string): void
}

/** Bearer token with the milliseconds between which it is used: a clock that was put back refuses one that it has not issued yet. */
type Session = { token: string; from: number; until: number }

export type World = {
  script: Script
  clock: MovedClock
  place: SimPlace
  names: Names
  receiver: WebhookReceiver
  deliveries: Deliveries
  portal(): SimPortal
  memberId(nevg: string): string
  /** Token of a member's device, fresh for this moment. */
  signedIn(nevg: string, device?: 1 | 2): Promise<string>
  /** Password of a member and the next one. A change that was not answered may have made it the present one: then they are swapped. */
  passwords(nevg: string): Promise<[present: string, next: string]>
  swapPasswords(nevg: string): void
  forgetSession(nevg: string, device: 1 | 2): void
  machine(): Promise<string>
  /**
   * Calls, and repeats with the same key what was not answered, as a real client does; opens the portal anew after a
   * kill. Null: it was never answered.
   */
  call<E extends Endpoint>(endpoint: E, call: Call<E>): Promise<Answer<E> | null>
  /** Begins an act: arms its fault, and numbers its keys. */
  begin(act: Pick<Act, 'step'>, fault: Fault | null): void
  /** Runs the jobs that are due and sends the events that are, except the queues in `late` (`webhooks` for the events). */
  settle(late: ReadonlySet<string>): Promise<void>
  /** Opens the portal anew if a kill struck; returns whether it did. */
  reopenIfKilled(): Promise<boolean>
  reopened(): number
  /** whether a fault has struck since the last look */
  wasStruck(): boolean
  /** answers that say that the portal broke, though nobody ordered that; emptied by the call */
  takeBreakages(): string[]
  /** Adds a breakage that an act saw. */
  report(breakage: string): void
  close(): Promise<void>
}

const tries = 5
// A device stays signed in for days: a sign-in before each act would take as long as the act.
const tokenLife = 10 * 86_400_000
const scopes: Scope[] = [
  'members:write',
  'refunds:read',
  'refunds:write',
  'receipts:write',
  'payment-methods:read',
  'sponsorship:write',
  'webhooks:manage',
  'messages:write',
]
const caller = { address: '192.0.2.1', user_agent: 'simulation' }

/** Opens an empty place and a portal in it, at 00:00 UTC of the day before the year begins. */
export async function openWorld(script: Script): Promise<World> {
  const clock = openMovedClock(new Date(Date.parse(`${script.begins}T00:00:00Z`) - 18 * 3_600_000))
  const place = await makePlace()
  const deliveries = openDeliveries(script.seed)
  const receiver = openWebhookReceiver(script)
  async function open(): Promise<SimPortal> {
    const opened = await asBackground(() => openSimPortal(place, clock))
    await deliverBy(opened, deliveries)
    return opened
  }
  let portal = await open()
  const client = await createClient(portal.platform.db, { name: 'the insurer', scopes, at: clock.now() })
  const sessions = new Map<string, Session>()
  const members = new Map<string, string>()
  const passwords = new Map<string, [string, string]>()
  // Keys of a member's own: another member's are the same.
  const places = new Map<number, number>()
  for (const acts of Map.groupBy(script.acts, ({ nevg }) => nevg).values())
    for (const [place, { step }] of acts.entries()) places.set(step, place)
  let machine: Session | null = null
  let current = { step: 0, calls: 0 }
  let reopened = 0
  let struck = false
  let breakages: string[] = []

  async function reopenIfKilled(): Promise<boolean> {
    if (!place.faulty.isKilled()) return false
    await portal.close().catch(() => {})
    place.faulty.revive()
    reopened += 1
    struck = true
    portal = await open()
    return true
  }

  async function call<E extends Endpoint>(endpoint: E, sent: Call<E>): Promise<Answer<E> | null> {
    current.calls += 1
    const act = endpoint.access === 'machine' ? `act ${current.step}` : places.get(current.step)
    const key = endpoint.idempotent ? { key: `sim-${act}-${current.calls}` } : {}
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const answer = await callOnce(portal, endpoint, { ...key, ...sent }).catch(() => null)
      const wasKilled = await reopenIfKilled()
      // A failure of the database is answered as one that passes, never as a breakage.
      if (answer && !wasKilled && (answer.status === 500 || (answer.status > 500 && !place.faulty.hasStruck())))
        breakages.push(`${endpoint.name} answered ${answer.status} ${answer.code}`)
      if (answer && !wasKilled && answer.status < 500) return answer
    }
    breakages.push(`${endpoint.name} was never answered`)
    return null
  }

  const { platform } = portal
  const wish = { url: 'https://insurer.example.org/events', events: null, disabled: false }
  const webhook = await platform.db.transaction().execute((tx) => saveWebhook(tx, platform, newId(), wish))
  receiver.trust(webhook.secret ?? '')

  async function memberIds(): Promise<void> {
    const rows = await portal.platform.db.selectFrom('members').select(['nevg', 'member_id']).execute()
    for (const { nevg, member_id } of rows) members.set(nevg, member_id)
  }

  const memberId = (nevg: string) => {
    const id = members.get(nevg)
    if (id === undefined) throw new Error(`Nobody has the number ${nevg}.`)
    return id
  }

  const isUsable = ({ from, until }: Session) => from <= clock.now().getTime() && clock.now().getTime() < until
  const beginToken = (token: string, life: number): Session => {
    const from = clock.now().getTime()
    return { token, from, until: from + life }
  }

  return {
    script,
    clock,
    place,
    names: openNames(),
    receiver,
    deliveries,
    portal: () => portal,
    memberId,
    async signedIn(nevg, device = 1) {
      if (members.size === 0) await memberIds()
      const known = sessions.get(`${nevg} ${device}`)
      if (known && isUsable(known)) return known.token
      const { db, config } = portal.platform
      const member_id = memberId(nevg)
      const tokens = await db
        .transaction()
        .execute((tx) =>
          openSession(createUnit(tx, portal.platform, { member_id }), { caller, way: 'password', secrets: config }),
        )
      await place.own
        .updateTable('access_tokens')
        .set({ expires_at: new Date(clock.now().getTime() + tokenLife) })
        .where('member_id', '=', member_id)
        .where('token_hash', '=', hash(tokens.access_token))
        .execute()
      sessions.set(`${nevg} ${device}`, beginToken(tokens.access_token, tokenLife))
      return tokens.access_token
    },
    async passwords(nevg) {
      const words: [string, string] = passwords.get(nevg) ?? ['Coussin fictif 1 ! aA', 'Coussin fictif 2 ! aA']
      if (!passwords.has(nevg)) {
        const password_hash = await hashPassword(words[0])
        await choosePassword(place.own, { member_id: memberId(nevg), password_hash, at: clock.now() })
        passwords.set(nevg, words)
      }
      return words
    },
    swapPasswords(nevg) {
      const [present = '', next = ''] = passwords.get(nevg) ?? []
      passwords.set(nevg, [next, present])
    },
    forgetSession: (nevg, device) => void sessions.delete(`${nevg} ${device}`),
    async machine() {
      if (machine && isUsable(machine)) return machine.token
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/integration/v1/oauth/token',
        headers: {
          authorization: `Basic ${Buffer.from(`${client.client_id}:${client.secret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: 'grant_type=client_credentials',
      })
      const { access_token }: { access_token: string } = answer.json()
      await place.own
        .updateTable('integration_tokens')
        .set({ expires_at: new Date(clock.now().getTime() + tokenLife) })
        .where('token_hash', '=', hash(access_token))
        .execute()
      machine = beginToken(access_token, tokenLife)
      return access_token
    },
    call,
    begin({ step }, fault) {
      struck ||= place.faulty.hasStruck()
      current = { step, calls: 0 }
      place.faulty.arm(fault)
    },
    async settle(late) {
      await portal.jobs.runDue(late)
      if (!late.has('webhooks')) await receiver.deliver(portal)
    },
    reopenIfKilled,
    reopened: () => reopened,
    wasStruck() {
      const was = struck || place.faulty.hasStruck()
      struck = false
      return was
    },
    report: (breakage) => void breakages.push(breakage),
    takeBreakages() {
      const taken = breakages
      breakages = []
      return taken
    },
    async close() {
      await portal.close()
      await place.drop()
    },
  }
}

function openNames(): Names {
  const ids = new Map<string, string>()
  const names = new Map<string, string>()
  return {
    idOf: (subject, name) => ids.get(`${subject} ${name}`),
    nameOf: (subject, id) => names.get(`${subject} ${id}`),
    note(subject, name, id) {
      ids.set(`${subject} ${name}`, id)
      names.set(`${subject} ${id}`, name)
    },
  }
}
