import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, expect, it } from 'vitest'
import { endSpawned, spawnPortal } from '../program/spawn-portal.ts'
import { runSql, startPostgres, type TestPostgres } from '../servers/postgres.ts'
import { keyedClient } from './keyed-client.ts'
import { newMember } from './members-at-work.ts'
import { movableClock } from './movable-clock.ts'

const day = 86_400
const minute = 60
/** time in which pg-boss looks what is due, and a moment */
const oneLook = 33_000

/** time for which a node believes what it knew of a token */
const remembered = 1000

const directory = await mkdtemp(join(tmpdir(), 'coussinet-clock-'))
let postgres: TestPostgres
afterEach(async () => {
  endSpawned()
  await postgres.close()
})
afterAll(() => rm(directory, { recursive: true, force: true }))

type Answer = {
  status: number
  body: { access_token?: string; refresh_token?: string; id?: string; sha256?: string; data?: { id: string }[] }
}

async function ask(
  url: string,
  method: string,
  path: string,
  { token, body, key }: { token?: string; body?: object; key?: string } = {},
): Promise<Answer> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: JSON.parse((await response.text()) || '{}') }
}

/**
 * The sweep of sessions at minute 17 is due by the right clock too, and takes what is over by the clock of its node: not while that one is
 * 400 days ahead.
 */
async function pastTheSweep(): Promise<void> {
  for (let at = new Date().getUTCMinutes(); at >= 15 && at <= 17; at = new Date().getUTCMinutes()) await pause(1000)
}

/** Seconds by which the clock must be moved for `days` later at the second second of that minute of the hour. */
function until(days: number, at_minute: number): number {
  const now = Math.floor(Date.now() / 1000)
  return days * day + at_minute * minute + 2 - (now % 3600)
}

it(
  '[REL-10] the clock jumps 400 days ahead and an hour back under the running program: it goes on, nothing is good for longer, no job runs for it, and the log keeps its order',
  { timeout: 330_000 },
  async () => {
    await pastTheSweep()
    postgres = await startPostgres()
    const DATABASE_URL = await postgres.createDatabase('clock')
    const clock = await movableClock(join(directory, 'offset'))
    const portal = await spawnPortal(await mkdtemp(join(directory, 'portal-')), { DATABASE_URL, ...clock.env })
    const { url } = portal
    const { nevg, email, token: first } = await newMember(keyedClient(url))
    const password = 'Orage-Vert#7741'
    const seen = new Set<string>()

    /** Mails to the member that were not seen yet. */
    async function mailed(pattern: RegExp): Promise<string> {
      for (const deadline = performance.now() + 20_000; performance.now() < deadline; await pause(50)) {
        const response = await fetch(`${url}/demo/mailbox.json?to=${encodeURIComponent(email)}`)
        const { data }: { data: { text: string }[] } = JSON.parse(await response.text())
        const found = data
          .map(({ text }) => pattern.exec(text)?.slice(1).join(''))
          .find((one) => one !== undefined && !seen.has(one))
        if (found === undefined) continue
        seen.add(found)
        return found
      }
      throw new Error('No mail came.')
    }
    const enter = async () => {
      const { status, body } = await ask(url, 'POST', '/auth/token', { body: { username: nevg, password } })
      expect(status).toBe(200)
      return { access: body.access_token ?? '', refresh: body.refresh_token ?? '' }
    }
    const isIn = async ({ access }: { access: string }) =>
      (await ask(url, 'GET', '/me', { token: access })).status === 200
    const isRefreshed = async ({ refresh }: { refresh: string }) =>
      (await ask(url, 'POST', '/auth/refresh', { body: { refresh_token: refresh } })).status === 200
    const requestLink = async () => {
      expect((await ask(url, 'POST', '/auth/forgot-password', { body: { username: nevg } })).status).toBe(204)
      return mailed(/password-reset#token=([\w-]+)/)
    }
    const isLinkGood = async (link: string, chosen = 'Sapin-Bleu#8852') =>
      (
        await ask(url, 'POST', '/auth/reset-password', {
          body: { token: link, password: chosen, password_confirmation: chosen },
        })
      ).status === 200
    const path = '/payment-methods/refund-accounts'
    const askForCode = async (token: string) => {
      const { body: account } = await ask(url, 'POST', path, {
        token,
        body: { iban: 'FR7630006000011234567890189', holder: 'CAMILLE ESSAI' },
      })
      const { body: signature } = await ask(url, 'POST', `${path}/${account.id}/signatures`, {
        token,
        body: { mode: 'email', sha256: account.sha256 },
      })
      return {
        confirm: `${path}/${account.id}/signatures/${signature.id}/confirm`,
        code: await mailed(/(?<!\d)(\d{3}) ?(\d{3})(?!\d)/),
      }
    }
    const isCodeGood = async ({ confirm, code }: { confirm: string; code: string }, { access }: { access: string }) =>
      (await ask(url, 'POST', confirm, { token: access, body: { code } })).status === 200
    const draft = async ({ access }: { access: string }, key: string) =>
      (await ask(url, 'POST', '/refund-requests', { token: access, key })).body.id

    // By the right clock, with a password of the member's own.
    expect(await isLinkGood(await requestLink(), password)).toBe(true)
    const right = await enter()
    const [kept_link, kept_code] = [await requestLink(), await askForCode(right.access)]
    const kept_draft = await draft(right, 'right')
    expect(first).not.toBe(right.access)

    // 400 days ahead, at a minute at which a job would be due that is not due now.
    const real_minute = new Date().getUTCMinutes()
    const [queue, due] =
      Math.abs(real_minute - 40) > 5 && real_minute > 5
        ? (['files.orphans', 40] as const)
        : (['session.sweep', 17] as const)
    const jumped = performance.now()
    await clock.move(until(400, due))
    expect(await isIn(right)).toBe(false)
    expect(await isRefreshed(right)).toBe(false)
    expect(await isLinkGood(kept_link)).toBe(false)
    const ahead = await enter()
    expect(await isCodeGood(kept_code, ahead)).toBe(false)
    expect(await draft(ahead, 'ahead')).toBe(await draft(ahead, 'ahead'))
    const [ahead_link, ahead_code] = [await requestLink(), await askForCode(ahead.access)]
    await pause(Math.max(0, oneLook - (performance.now() - jumped)))

    // Set right: what was given ahead opens nothing, and what was given before is as it was.
    await clock.move(0)
    expect(await isIn(ahead)).toBe(false)
    expect(await isRefreshed(ahead)).toBe(false)
    expect(await isLinkGood(ahead_link)).toBe(false)
    expect(await isIn(right)).toBe(true)
    expect(await isCodeGood(ahead_code, right)).toBe(false)
    expect(await draft(right, 'right')).toBe(kept_draft)

    // An hour back: sessions of before ask for the password anew, and it is taken.
    await clock.move(-60 * minute)
    await pause(remembered)
    expect(await isIn(right)).toBe(false)
    const back = await enter()
    expect(await isIn(back)).toBe(true)
    expect(await draft(back, 'back')).toBe(await draft(back, 'back'))
    const back_code = await askForCode(back.access)
    await clock.move(0)
    expect(await isIn(back)).toBe(false)
    expect(await isCodeGood(back_code, right)).toBe(false)

    const log = await runSql(
      DATABASE_URL,
      `select audit_id, position, at from audit_log where member_id = (select member_id from members where nevg = '${nevg}') order by position desc`,
    )
    expect(log.map(({ position }) => Number(position))).toEqual(log.map((_, index) => log.length - index))
    const shown = (await ask(url, 'GET', '/security-log?limit=50', { token: right.access })).body.data ?? []
    expect(shown.length).toBeGreaterThan(4)
    expect(shown.map(({ id }) => id)).toEqual(
      log.map(({ audit_id }) => String(audit_id)).filter((id) => shown.some((line) => line.id === id)),
    )

    // Jobs become due by the database's clock, which nobody moved.
    const runs = await runSql(
      DATABASE_URL,
      'select name, count(*)::integer as count from pgboss.job where name in (select name from pgboss.schedule) group by name',
    )
    expect(runs.filter(({ name }) => name === queue)).toEqual([])
    expect(runs.filter(({ count }) => Number(count) > 1)).toEqual([])
    expect(await portal.kill('SIGTERM')).toBe(0)
  },
)
