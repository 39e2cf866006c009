import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sendMail, sendSms } from '#platform/outbox/outbox.ts'
import { ownPortal, ownPortalForTests, startPortal } from '#testing/start-portal.ts'
import { demoId } from '../seed/demo-id.ts'
import { deleteOldDemoMessages } from './mailbox.store.ts'
import { linksIn } from './mailbox.ts'

const Listed = z.object({
  data: z.array(
    z.strictObject({
      id: z.uuid(),
      channel: z.enum(['email', 'sms']),
      to: z.string(),
      subject: z.nullable(z.string()),
      text: z.string(),
      html: z.nullable(z.string()),
      links: z.array(z.string()),
      reply_to: z.nullable(z.string()),
      attachments: z.array(z.string()),
      sent_at: z.string(),
    }),
  ),
})

const payload = '"><img src=x onerror=alert(1)>'
const member_id = demoId('m1')
const to = 'helene.carpentier@example.org'
const portal = ownPortalForTests({ demo: true })

beforeEach(async () => {
  await portal.db.deleteFrom('demo_messages').execute()
})

const listed = async (query = '') =>
  Listed.parse(JSON.parse((await portal.app.inject(`/demo/mailbox.json${query}`)).body)).data

async function arrived(count: number): Promise<z.infer<typeof Listed>['data']> {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline) {
    const data = await listed()
    if (data.length >= count) return data
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('It did not arrive.')
}

async function sendBoth(): Promise<void> {
  const { db, platform, clock } = portal
  const letter = {
    subject: 'Votre lien',
    title: 'Votre lien',
    paragraphs: [payload],
    action: { label: 'Ouvrir', href: `${platform.config.public_url}/transfer?token=abc&x=1` },
  }
  await db
    .transaction()
    .execute((tx) => sendMail(tx, platform, { member_id, to, reader: { language: 'fr', country: 'FR' }, letter }))
  await arrived(1)
  clock.advance({ minutes: 1 })
  const text = `Code 123456 ${payload} ${platform.config.public_url}/not-me#token=xyz.`
  await db.transaction().execute((tx) => sendSms(tx, platform, { member_id, to: '+33639981204', text }))
  await arrived(2)
}

describe('the demo’s mailbox', () => {
  it('lists what was sent, newest first, with its links', async () => {
    await sendBoth()
    const { public_url } = portal.platform.config
    expect(await listed()).toEqual([
      expect.objectContaining({
        channel: 'sms',
        to: '+33639981204',
        subject: null,
        html: null,
        links: [`${public_url}/not-me#token=xyz`],
        sent_at: portal.clock.now().toISOString(),
      }),
      expect.objectContaining({
        channel: 'email',
        to,
        subject: 'Votre lien',
        html: expect.stringContaining('<!doctype html>'),
        links: [`${public_url}/transfer?token=abc&x=1`],
      }),
    ])
    expect((await listed(`?to=${to}`)).map(({ channel }) => channel)).toEqual(['email'])
    expect(await listed('?to=%2B33639981204')).toHaveLength(1)
    expect(await listed('?to=nobody@example.org')).toEqual([])
  })

  it('[SEC-48] shows messages on a page that runs nothing, in both languages', async () => {
    await sendBoth()
    const page = await portal.app.inject({ url: '/demo/mailbox', headers: { 'accept-language': 'it' } })
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(page.headers).not.toHaveProperty('access-control-allow-origin')
    expect(page.body).toContain('<html lang="it">')
    expect(page.body).toContain('La cassetta delle lettere della demo')
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page.body).not.toMatch(/<img|<script|\sstyle="/)
    expect(page.body).toContain(`<a href="${portal.platform.config.public_url}/not-me#token=xyz">`)
    expect(
      (await portal.app.inject({ url: '/demo/mailbox', headers: { 'accept-language': 'it', cookie: 'locale=fr' } }))
        .body,
    ).toContain('<html lang="fr">')
    expect(
      (await portal.app.inject({ url: '/demo/mailbox?lang=it', headers: { cookie: 'locale=fr' } })).body,
    ).toContain('<html lang="it">')
  })

  it('[SEC-44] opens a mail in a frame that may do nothing but follow a link, under policies without any unsafe word', async () => {
    await sendBoth()
    const [, mail] = await listed()
    const page = await portal.app.inject(`/demo/mailbox?open=${mail?.id}`)
    expect(page.body).toContain(
      `<iframe src="/demo/mailbox/${mail?.id}" title="Votre lien" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation">`,
    )
    const framed = await portal.app.inject(`/demo/mailbox/${mail?.id}`)
    expect(framed.body).toContain('<a target="_top" class="button" href="')
    for (const { headers, body } of [page, framed]) {
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
      expect(policy).not.toMatch(/unsafe|script-src|allow-scripts|allow-same-origin/)
      expect(body).not.toMatch(/\sstyle="/)
    }
  })

  it('says so when it is empty, and looks again by itself', async () => {
    const { body } = await portal.app.inject('/demo/mailbox')
    expect(body).toContain('le chat fait la sieste dans la boîte')
    expect(body).toContain('<meta http-equiv="refresh" content="5">')
  })

  it('holds what was sent for as long as it is told to', async () => {
    await sendBoth()
    await deleteOldDemoMessages(portal.db, portal.clock.now())
    expect((await listed()).map(({ channel }) => channel)).toEqual(['sms'])
  })

  it('is emptied when the demo begins anew', async () => {
    await sendBoth()
    expect((await portal.app.inject({ method: 'POST', url: '/api/demo/reset' })).statusCode).toBe(204)
    expect(await listed()).toEqual([])
  })

  it('knows no message that is none', async () => {
    expect((await portal.app.inject('/demo/mailbox/nothing')).statusCode).toBe(404)
    expect((await portal.app.inject(`/demo/mailbox/${demoId('m1')}`)).statusCode).toBe(404)
    expect((await portal.app.inject(`/demo/mailbox?to=${'x'.repeat(300)}`)).statusCode).toBe(400)
  })
})

it('[SEC-53] there is no mailbox without the demo, and no page of letters in production', async () => {
  const plain = await startPortal()
  try {
    for (const url of ['/demo/mailbox', '/demo/mailbox.json', `/demo/mailbox/${demoId('m1')}`])
      expect((await plain.app.inject(url)).statusCode).toBe(404)
    expect((await plain.app.inject('/dev/mails')).statusCode).toBe(200)
  } finally {
    await plain.close()
  }
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    SECRET_KEY: 'k3Jt9-vQz7Lw_2Rb8Xn4Mc6Ys1Pd5Hf0',
    PUBLIC_URL: 'https://members.example',
    ALLOW_EMBEDDED_DATABASE: '1',
  }
  const live = await ownPortal({ env: production })
  try {
    for (const url of ['/demo/mailbox', '/demo/mailbox.json', '/dev/mails', '/dev/mails/password-reset/fr/html'])
      expect((await live.app.inject(url)).statusCode).toBe(404)
  } finally {
    await live.close()
  }
})

it('finds the addresses of a text without the sentence around them', () => {
  expect(linksIn('Voir https://a.example/x?y=1, puis (https://b.example/z). Encore https://a.example/x?y=1 !')).toEqual(
    ['https://a.example/x?y=1', 'https://b.example/z'],
  )
})
