import { once } from 'node:events'
import { chmod, mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { saveWebhook } from '#modules/events/webhooks/webhooks.ts'
import { readConfig } from '#platform/config/config.ts'
import { newId } from '#platform/crypto/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openFileStore } from '#platform/files/store/open-store.ts'
import { adoptStore } from '#platform/files/store/store-id.ts'
import { auditOperation } from '#platform/records/audit.ts'
import { findNodes, ownMake } from '#platform/records/portal-nodes.ts'
import { aMember } from '#testing/a-member.ts'
import { freePort } from '#testing/program/spawn-portal.ts'
import { blackHole } from '#testing/servers/black-hole.ts'
import { startClamd } from '#testing/servers/clamd.ts'
import { startDns } from '#testing/servers/dns.ts'
import { startReceiver } from '#testing/servers/receiver.ts'
import { startS3 } from '#testing/servers/s3.ts'
import { mailServer } from '#testing/servers/smtp.ts'
import { ownPortal, ownPortalForTests } from '#testing/start-portal.ts'
import { checkBackups, checkJobs, checkWebhooks } from './daily-work.ts'
import { clockFinding, checkDatabaseClock, checkNodes } from './database.ts'
import { type DoctorFinding, formatDuration, runCheck } from './finding.ts'
import { checkInboundMail, checkMail, checkSms } from './messages.ts'
import { checkSettings } from './settings.ts'
import { checkDisks, checkFiles, checkScanner } from './stored-files.ts'

const portal = ownPortalForTests()

const statesOf = (found: readonly DoctorFinding[]) => found.map(({ name, state }) => [name, state])
const configOf = (env: Record<string, string>) => ({
  ...readConfig({ DATA_DIR: portal.platform.config.data_dir, DEMO: '0', ...env }),
})
const looking = () => ({ config: portal.platform.config, clock: portal.clock.now, db: portal.db })

describe('a look', () => {
  it('[GO-05] that fails or takes too long is red with its mend, and one that cannot say is neither', async () => {
    const never = () => new Promise<DoctorFinding>(() => {})
    expect(await runCheck('a', 'mend it', never, 20)).toEqual([
      { name: 'a', state: 'red', seen: 'no answer within 0.02 s', mend: 'mend it' },
    ])
    expect(await runCheck('b', 'mend it', async () => Promise.reject(new Error('two\nlines')))).toMatchObject([
      { state: 'red', seen: 'two lines' },
    ])
    expect([4000, 30_000, 5_400_000, 86_400_000, 10 * 86_400_000].map(formatDuration)).toEqual([
      '4.0 s',
      '30 s',
      '90 min',
      '24 h',
      '10 days',
    ])
  })
})

describe('mails and SMS', () => {
  it('[GO-05] the mail server takes us by STARTTLS, refuses a login, or is away', { timeout: 30_000 }, async () => {
    const server = await mailServer()
    const dns = await startDns({})
    const first = async (env: Record<string, string>) => (await checkMail(configOf(env), dns.resolver))[0]
    expect(await first({ SMTP_URL: server.url })).toMatchObject({ name: 'mail server', state: 'green' })
    const config = configOf({ SMTP_URL: server.url })
    const demanding = config.smtp && { ...config, smtp: { ...config.smtp, demands_tls: true } }
    expect((await checkMail(demanding ?? config, dns.resolver))[0]).toMatchObject({
      state: 'green',
      seen: expect.stringContaining('STARTTLS'),
    })
    expect(await first({ SMTP_URL: server.url.replace('//', '//portal:hidden@') })).toMatchObject({
      state: 'red',
      seen: expect.not.stringContaining('hidden'),
    })
    await server.close()
    expect(await first({ SMTP_URL: server.url })).toMatchObject({ state: 'red' })
    expect(await first({})).toMatchObject({ state: 'red', mend: 'Set SMTP_URL.' })
    await dns.close()
  })

  const records = async (texts: Record<string, readonly string[]>, env: Record<string, string> = {}) => {
    const dns = await startDns(texts)
    const config = configOf({ MAIL_FROM: 'no-reply@members.example', MAIL_DKIM_SELECTOR: 'mail2026', ...env })
    const found = await checkMail(config, dns.resolver)
    await dns.close()
    return found.slice(1).map(({ state }) => state)
  }

  it('[GO-05] SPF, DKIM and DMARC are read where the sender’s domain has them', async () => {
    const good = {
      'members.example': ['other=1', 'v=spf1 include:mail.example -all'],
      'mail2026._domainkey.members.example': [`v=DKIM1; k=rsa; p=${'A'.repeat(392)}`],
      '_dmarc.members.example': ['v=DMARC1; p=reject'],
    }
    expect(await records(good)).toEqual(['green', 'green', 'green'])
    expect(await records({})).toEqual(['red', 'red', 'red'])
    expect(await records(good, { MAIL_DKIM_SELECTOR: '' })).toEqual(['green', 'unknown', 'green'])
    expect(await records(good, { MAIL_FROM: 'no-reply@mail.members.example' })).toEqual(['red', 'red', 'green'])
  })

  it.each([
    ['anybody', ['v=spf1 include:mail.example +all']],
    ['anybody, by the short form', ['v=spf1 include:mail.example all']],
    ['nobody', ['v=spf1 -all']],
    ['two of them', ['v=spf1 mx -all', 'v=spf1 a -all']],
  ])('[GO-05] SPF that lets %s send is red', async (_who, spf) => {
    expect((await records({ 'members.example': spf }))[0]).toBe('red')
  })

  it('[GO-05] a key that was revoked and a policy that says nothing are red', async () => {
    const found = await records({
      'members.example': ['v=spf1 ip4:192.0.2.1 -all'],
      'mail2026._domainkey.members.example': ['v=DKIM1; p='],
      '_dmarc.members.example': ['v=DMARC1; rua=mailto:a@members.example'],
    })
    expect(found).toEqual(['green', 'red', 'red'])
  })

  it('[GO-05] a resolver that does not answer is no good news', async () => {
    const dns = await startDns({})
    await dns.close()
    const found = await checkMail(configOf({ MAIL_DKIM_SELECTOR: 'mail2026' }), dns.resolver)
    expect(found.slice(1).map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
  })

  it('[MSG-02] the door for answers by mail is open, or is looked for; without the setting nothing is told of it', async () => {
    const env = (port: number) => ({
      INBOUND_MAIL_ADDRESS: 'answer@replies.example',
      INBOUND_MAIL_LISTEN: `127.0.0.1:${port}`,
      INBOUND_MAIL_RELAYS: '192.0.2.1/32',
      INBOUND_MAIL_AUTHSERV_ID: 'mx.insurer.example',
    })
    const own = await ownPortal({ env: env(0) })
    const dns = await startDns({}, { 'replies.example': ['mx.insurer.example'] })
    const door = async (port: number) =>
      (await checkInboundMail(configOf(env(port)), portal.clock.now, dns.resolver))[0]
    expect(await door(own.inbound_mail?.port ?? 0)).toMatchObject({ name: 'answers by mail', state: 'green' })
    await own.close()
    expect(await door(await freePort())).toMatchObject({ name: 'answers by mail', state: 'red' })
    expect(await checkInboundMail(configOf({}), portal.clock.now, dns.resolver)).toEqual([])
    await dns.close()
  })

  it.each([
    ['what fits', {}, ['green', 'green'], 'mx.insurer.example'],
    [
      'a door on this machine alone, for relays elsewhere',
      { INBOUND_MAIL_LISTEN: '127.0.0.1:2525' },
      ['red', 'green'],
      'INBOUND_MAIL_LISTEN is 127.0.0.1:2525',
    ],
    [
      'relays that are everybody',
      { INBOUND_MAIL_RELAYS: '0.0.0.0/0' },
      ['red', 'green'],
      'INBOUND_MAIL_RELAYS holds 0.0.0.0/0',
    ],
    [
      'an address whose domain takes no mail',
      { INBOUND_MAIL_ADDRESS: 'answer@nowhere.example' },
      ['green', 'red'],
      'there is none',
    ],
  ])('[MSG-02][GO-05] of the settings of answers by mail, %s is named', async (_what, wrong, states, said) => {
    const dns = await startDns({}, { 'replies.example': ['mx.insurer.example'] })
    const config = configOf({
      INBOUND_MAIL_ADDRESS: 'answer@replies.example',
      INBOUND_MAIL_LISTEN: '0.0.0.0:2525',
      INBOUND_MAIL_RELAYS: '192.0.2.1/32',
      INBOUND_MAIL_AUTHSERV_ID: 'mx.insurer.example',
      ...wrong,
    })
    const [, ...found] = await checkInboundMail(config, portal.clock.now, dns.resolver)
    await dns.close()
    expect(found.map(({ state }) => state)).toEqual(states)
    expect(found.map(({ seen }) => seen).join(' ')).toContain(said)
  })

  it('[GO-05] the gateway of SMS is reached, and knows us by a token in production', async () => {
    const receiver = await startReceiver()
    const sms = async (env: Record<string, string>, production = true) =>
      (await checkSms({ ...configOf(env), production }))[0]
    expect(await sms({ SMS_URL: receiver.url, SMS_TOKEN: 't0ken' })).toMatchObject({ state: 'green' })
    expect(await sms({ SMS_URL: receiver.url })).toMatchObject({
      state: 'red',
      seen: expect.stringContaining('SMS_TOKEN'),
    })
    expect(await sms({ SMS_URL: `http://127.0.0.1:${await freePort()}`, SMS_TOKEN: 't' })).toMatchObject({
      state: 'red',
    })
    expect(await sms({})).toMatchObject({ state: 'green', seen: expect.stringContaining('by e-mail alone') })
    expect(receiver.heard).toEqual([])
    await receiver.close()
  })
})

describe('files', () => {
  it('[GO-05] a probe is put in the folder, read and deleted, and other users are kept out', async () => {
    const { config, db } = looking()
    const at = async (data_dir: string) =>
      checkFiles({
        config: { ...config, data_dir },
        db,
        files: () => openFileStore({ s3: null, data_dir }, { beside: true }),
      })
    const folder = join(config.data_dir, 'files')
    expect(statesOf(await at(config.data_dir))).toEqual([
      ['folder of files', 'green'],
      ['strangers at the folder', 'green'],
      ['owner of the files', 'green'],
    ])
    for await (const key of portal.platform.files.keys()) expect(key).toBe('none')
    await chmod(folder, 0o755)
    expect((await at(config.data_dir))[1]).toMatchObject({ state: 'red', mend: expect.stringContaining('chmod 700') })
    await chmod(folder, 0o700)
    const other = join(config.data_dir, 'other')
    expect(statesOf(await at(other))).toEqual([['folder of files', 'red']])
    await mkdir(join(other, 'files'), { recursive: true, mode: 0o700 })
    expect((await at(other)).at(-1)).toMatchObject({ name: 'owner of the files', state: 'red' })
  })

  it(
    '[GO-05] a bucket is written, read and deleted, and red when strangers may read or it is away',
    { timeout: 30_000 },
    async () => {
      const s3 = await startS3()
      // As a bucket that is closed: it answers who bears a signature alone.
      const guard = createServer(async (request, response) => {
        if (!request.headers.authorization) return void response.writeHead(403).end()
        const body = Buffer.concat(await Array.fromAsync(request))
        const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
        const answer = await fetch(`http://127.0.0.1:${s3.port}${request.url}`, {
          method: request.method ?? 'GET',
          headers,
          ...(body.length > 0 ? { body } : {}),
        })
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
        response.end(Buffer.from(await answer.arrayBuffer()))
      }).listen(0, '127.0.0.1')
      await once(guard, 'listening')
      const address = guard.address()
      const closed = s3.url.replace(`:${s3.port}/`, `:${typeof address === 'object' && address ? address.port : 0}/`)
      const at = async (url: string) => {
        const config = configOf({ S3_URL: url })
        const store = await openFileStore(config)
        await adoptStore(portal.db, store).catch(() => {})
        const found = await checkFiles({ config, db: portal.db, files: async () => store })
        await store.close()
        return found
      }
      expect(statesOf(await at(s3.url))).toEqual([
        ['bucket', 'green'],
        ['strangers at the bucket', 'red'],
        ['owner of the files', 'green'],
      ])
      expect(statesOf(await at(closed))).toEqual([
        ['bucket', 'green'],
        ['strangers at the bucket', 'green'],
        ['owner of the files', 'green'],
      ])
      guard.close()
      await s3.stop()
      expect(statesOf(await at(s3.url))).toEqual([['bucket', 'red']])
      await s3.close()
    },
  )

  it('[GO-05] the scanner finds the test file in time, or is red', { timeout: 60_000 }, async () => {
    const scan = async (url: string) => (await checkScanner(configOf({ CLAMD_URL: url })))[0]
    const good = await startClamd()
    expect(await scan(good.url)).toMatchObject({ state: 'green' })
    await good.close()
    expect(await scan(good.url)).toMatchObject({ state: 'red' })
    const small = await startClamd({ longest: 1024 * 1024 })
    expect(await scan(small.url)).toMatchObject({ state: 'red', seen: expect.stringContaining('StreamMaxLength') })
    await small.close()
    const hole = await blackHole()
    expect(await scan(`tcp://127.0.0.1:${hole.port}`)).toMatchObject({ state: 'red' })
    await hole.close()
    expect(await scan('')).toMatchObject({ state: 'unknown' })
  })

  it('[GO-05] a volume with room is green, a full one red, and one that is not here neither', async () => {
    const { config } = looking()
    const first = async (data_dir: string) => (await checkDisks({ ...config, data_dir }))[0]
    expect(await first(config.data_dir)).toMatchObject({ name: 'disk of DATA_DIR' })
    expect(await first('/proc')).toMatchObject({ state: 'red' })
    expect(await first(join(config.data_dir, 'nowhere'))).toMatchObject({ state: 'unknown' })
  })
})

describe('what goes on by itself', () => {
  it('[GO-05] webhooks take a ping, and what waits or was given up is told', async () => {
    expect(await checkWebhooks(looking())).toMatchObject([{ name: 'webhooks', state: 'unknown' }])
    const receiver = await startReceiver()
    const id = newId()
    const wish = { url: receiver.url, events: null, disabled: false }
    await inTransaction(portal.db, (tx) => saveWebhook(tx, looking(), id, wish))
    expect(statesOf(await checkWebhooks(looking()))).toEqual([
      [`webhook ${new URL(receiver.url).host}`, 'green'],
      ['events', 'green'],
    ])
    expect(receiver.heard.map(({ event }) => event)).toEqual(['ping'])
    receiver.answer(() => 500)
    const member = await aMember(portal)
    await givenUp(id, member.member_id)
    const [webhook, events] = await checkWebhooks(looking())
    expect(webhook).toMatchObject({ state: 'red', seen: expect.stringContaining('failed') })
    expect(events).toMatchObject({ state: 'red', seen: expect.stringContaining('1 given up') })
    await receiver.close()
  })

  async function givenUp(webhook_id: string, member_id: string): Promise<void> {
    const at = portal.clock.now()
    await portal.db
      .insertInto('insurer_events')
      .values({ member_id, position: 900, event_id: newId(), event: 'mandate.signed', at, data: '{}' })
      .execute()
    await portal.db
      .insertInto('webhook_deliveries')
      .values({
        member_id,
        webhook_id,
        position: 900,
        delivery_id: newId(),
        event: 'mandate.signed',
        status: 'failed',
        waiting_since: at,
        ended_at: at,
      })
      .execute()
  }

  it('[GO-05] a backup is green for 36 hours, and its comparison for a quarter', async () => {
    const states = async (hours = 36) => (await checkBackups(looking(), hours)).map(({ state }) => state)
    expect(await states()).toEqual(['red', 'red'])
    const noted = (action: string, faults: number) =>
      auditOperation(portal.db, { action, at: portal.clock.now(), details: { faults } })
    await noted('backup.made', 0)
    await noted('backup.compared', 0)
    expect(await states()).toEqual(['green', 'green'])
    portal.clock.advance({ hours: 37 })
    expect(await states()).toEqual(['red', 'green'])
    expect(await states(192)).toEqual(['green', 'green'])
    portal.clock.advance({ days: 100 })
    await noted('backup.made', 2)
    expect(await states()).toEqual(['red', 'red'])
    await noted('backup.compared', 1)
    expect((await states())[1]).toBe('red')
  })

  it('[GO-05] a job that nobody has taken for ten minutes is late', async () => {
    const { jobs, db } = portal.platform
    const queue = 'doctor.test'
    await jobs.declare(queue)
    portal.clock.set(new Date())
    expect(await checkJobs(looking())).toMatchObject([{ name: 'jobs', state: 'green' }])
    await jobs.send(db, queue, {})
    expect((await checkJobs(looking()))[0]).toMatchObject({ state: 'green' })
    portal.clock.advance({ minutes: 11 })
    expect(statesOf(await checkJobs(looking()))).toContainEqual([`job ${queue}`, 'red'])
  })

  it('[GO-05] nodes of one version, build and brand are green; one that was left behind is named', async () => {
    portal.clock.set(new Date(portal.clock.now().getTime() + 3600_000))
    expect(checkNodes(await findNodes(portal.db, portal.clock.now()), ownMake, portal.clock.now)).toMatchObject([
      { name: 'nodes', state: 'red' },
    ])
    const at = portal.clock.now()
    const node = { node_id: newId(), host: 'one', connections: 18, started_at: at, seen_at: at, ...ownMake }
    const states = (...more: Partial<typeof node>[]) =>
      checkNodes([node, ...more.map((one) => ({ ...node, host: 'two', ...one }))], ownMake, portal.clock.now).map(
        ({ state }) => state,
      )
    expect(states({})).toEqual(['green', 'green'])
    expect(states({ version: '0.0.9' })).toEqual(['green', 'red'])
    expect(states({ brand: 'Other 00000000' })).toEqual(['green', 'red'])
    expect(states({ build: 'abcdef012345' })).toEqual(['red', 'red'])
  })

  it('[GO-05] a clock that is more than two seconds away is red, give or take the way of its answer', async () => {
    expect([1500, -1500, 2500, -2500].map((ms) => clockFinding('clock', ms, 100).state)).toEqual([
      'green',
      'green',
      'red',
      'red',
    ])
    expect(clockFinding('clock', 2500, 600).state).toBe('green')
    expect(clockFinding('clock', Number.NaN, 0).state).toBe('unknown')
    expect(await checkDatabaseClock(portal.db)).toMatchObject([{ state: 'green' }])
  })

  it('[GO-05] [GO-10] settings: what a start asks for, test cards in production, the secret that the database knows, and the brand that it serves', async () => {
    const { config, clock, db } = looking()
    const states = async (changed: Partial<typeof config>) =>
      Object.fromEntries(statesOf(await checkSettings({ ...config, ...changed }, clock, db)))
    expect(await states({ production: true })).toMatchObject({ settings: 'green', SECRET_KEY: 'green', brand: 'green' })
    expect(await states({ production: false })).toMatchObject({ settings: 'red' })
    const warned = async (payments: typeof config.payments) =>
      (await checkSettings({ ...config, production: true, payments }, clock, db)).filter(({ seen }) =>
        seen.startsWith('STRIPE_TEST_MODE is set'),
      )
    const live = { kind: 'stripe', secret_key: 'rk_live_1', webhook_secret: 'whsec_1', api_url: null } as const
    expect(await warned(live)).toEqual([])
    expect(await warned({ ...live, secret_key: 'rk_test_1' })).toMatchObject([{ name: 'warning', state: 'red' }])
    const secret = Buffer.from('Zw4-former_9Lk2Vb7Qx1Rm5Tc8Nd3Hs6')
    expect(await states({ secret })).toMatchObject({ SECRET_KEY: 'red' })
    expect(await states({ secret, previous_secret: config.secret })).toMatchObject({ SECRET_KEY: 'red' })
    expect(await states({ previous_secret: secret })).toMatchObject({ SECRET_KEY: 'green' })
    await db.updateTable('portal_facts').set({ value: 'Another' }).where('name', '=', 'brand').execute()
    expect(await states({})).toMatchObject({ brand: 'red' })
  })
})
