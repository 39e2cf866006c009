import { changeAnimal } from '@coussinet/contract/animals.ts'
import { createCalendarFeed } from '@coussinet/contract/calendar.ts'
import { sendContact } from '@coussinet/contract/contact.ts'
import { disputeDecision } from '@coussinet/contract/disputes.ts'
import { getDocument, getYearTable } from '@coussinet/contract/documents.ts'
import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { createMandate } from '@coussinet/contract/mandates.ts'
import { listPasskeys } from '@coussinet/contract/passkeys.ts'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { createRefundAccount } from '@coussinet/contract/refund-accounts.ts'
import { changeRefundRequest, getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { sendRequestMessage } from '@coussinet/contract/request-messages.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Passkeys } from '#modules/accounts/tests/a-passkey.ts'
import { passkeyStage } from '#modules/accounts/tests/passkey-stage.ts'
import { wanted } from '#modules/contributions/tests/a-wizard.ts'
import { anAgreement } from '#modules/refunds/tests/a-quote.ts'
import { aDecidedRequest, aDraft, line, upload } from '#modules/refunds/tests/a-request.ts'
import { renderMail } from '#platform/outbox/render/render-mail.ts'
import type { TestMember } from '#testing/a-member.ts'
import { changeMemberRow } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import type { SoftwareAuthenticator } from '#testing/browser/software-authenticator.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import type { TestPortal } from '#testing/start-portal.ts'
import { freeTexts } from './of-schema.ts'

// A page, a template of papers and a spreadsheet would each do something with it.
const payload = '=<img src=x onerror=a()>#b[x]$y$'
// A message has ten letters at least.
const message = `${payload}\n${payload}`
const agricole = 'FR7630006000011234567890189'

let portal: TestPortal
let passkeys: Passkeys
let helene: TestMember
let device: SoftwareAuthenticator
passkeyStage((stage) => ({ portal, passkeys, helene, device } = stage))

// Each is tried below. What is proved elsewhere to hold no payload, or is never shown, stands in the second list.
const shown = [
  'changeMe.address.line1',
  'changeMe.address.line2',
  'changeMe.address.line3',
  'changeMe.address.line4',
  'changeMe.address.city',
  'addPasskey.name',
  'renamePasskey.name',
  'changeAnimal.colour',
  'changeRefundRequest.invoice_number',
  'changeRefundRequest.vet_name',
  'createQuote.vet_name',
  'createQuote.lines[].label',
  'changeQuote.vet_name',
  'changeQuote.lines[].label',
  'sendContact.subject',
  'sendContact.message',
  'sendRequestMessage.text',
  'disputeDecision.reason',
  'createRefundAccount.holder',
  'createRefundAccount.holder.name',
  'createMandate.holder.name',
  'createMandate.holder.address.line1',
  'createMandate.holder.address.line2',
  'createMandate.holder.address.line3',
  'createMandate.holder.address.line4',
  'createMandate.holder.address.city',
]
const unseen =
  /\.(?:password|password_confirmation|current_password|token|refresh_token|link_token|logout_token|username|provider_token|email|iban|icad|postal_code|phone|sponsor)$|^savePushSubscription\.endpoint$|^finishAuthorization\.query$|^sendErrorReport\.|^\w+\.response\b/

it('[SEC-48] every text that a call takes is tried here, or is never shown as it was typed', () => {
  const texts = everyEndpoint.flatMap(({ name, body, multipart }: Endpoint) =>
    [...freeTexts(body), ...freeTexts(multipart?.fields)].map((way) => `${name}.${way}`),
  )
  expect(texts.filter((text) => !unseen.test(text) && !shown.includes(text))).toEqual([])
  expect(shown.filter((text) => !texts.includes(text))).toEqual([])
})

const address = {
  line1: payload,
  line2: payload,
  line3: payload,
  line4: payload,
  postal_code: '69003',
  city: payload,
  country: 'FR',
} as const

/** Everything that a member may write, and the names that only the insurer writes. */
async function writeEverywhere(request_id: string): Promise<Record<string, number>> {
  const { member_id, animals } = helene
  const id = animals[0]?.id ?? ''
  const draft = await aDraft(portal, helene)
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  const lines = [{ label: payload, care_kind: 'surgery' as const, billed_cents: 60_000 }]
  const statuses = {
    passkey: (await passkeys.add(helene, device, payload)).name === payload ? 201 : 0,
    address: (await portal.call(changeMe, { as: helene, body: { address } })).status,
    colour: (await portal.call(changeAnimal, { as: helene, params: { id }, body: { colour: payload } })).status,
    request: (
      await portal.call(changeRefundRequest, {
        as: helene,
        params: { id: draft.id },
        body: { invoice_number: payload, vet_name: payload },
      })
    ).status,
    quote:
      (await anAgreement(portal, helene, { vet_name: payload, lines })).answer?.lines[0]?.label === payload ? 200 : 0,
    file: (await upload(portal, helene, draft.id, { type: 'invoice' }, bytes)).status,
    message: (
      await portal.call(sendContact, {
        as: helene,
        form: {
          fields: { topic: 'other', subject: payload, message },
          files: [{ bytes, name: `${payload}.jpg`, media_type: 'image/jpeg', part: 'files' }],
        },
      })
    ).status,
    thread: (
      await portal.call(sendRequestMessage, {
        as: helene,
        params: { id: request_id },
        form: { fields: { text: payload } },
      })
    ).status,
    dispute: (
      await portal.call(disputeDecision, {
        as: helene,
        params: { id: request_id },
        form: { fields: { reason: `${payload} ${message}` } },
      })
    ).status,
    account: (
      await portal.call(createRefundAccount, { as: helene, body: { iban: agricole, bic: null, holder: payload } })
    ).status,
    mandate_holder: (
      await portal.call(createMandate, {
        as: helene,
        body: wanted({ holder: { name: payload, address: { ...address, line2: null }, contact: null } }),
      })
    ).status,
    mandate: (
      await portal.call(createMandate, {
        as: helene,
        body: wanted({ holder: { name: 'HELENE CARPENTIER', address, contact: null } }),
      })
    ).status,
  }
  await changeMemberRow(portal, member_id, { firstname: payload, lastname: payload })
  await portal.db
    .updateTable('animals')
    .set({ name: payload, breed: payload })
    .where('member_id', '=', member_id)
    .execute()
  return {
    ...statuses,
    read:
      (await portal.call(getRefundRequest, { as: helene, params: { id: draft.id } })).body.vet_name === payload
        ? 200
        : 0,
  }
}

const marks = (html: string) => [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)
const ofMails = new Set([
  'html',
  'head',
  'meta',
  'title',
  'style',
  'body',
  'div',
  'table',
  'tr',
  'td',
  'th',
  'span',
  'h1',
  'p',
  'a',
  'br',
  'blockquote',
  'img',
])

describe('a script, a template and a formula, written wherever a member may write', () => {
  it('[SEC-48] are text in every answer, mail, paper, calendar and table', { timeout: 120_000 }, async () => {
    const animal_id = helene.animals[0]?.id ?? ''
    const decided = await aDecidedRequest(portal, helene, { invoice_number: payload }, [
      line(animal_id, 'consultation', 6000, { label: payload }),
    ])
    await portal.db
      .updateTable('refund_requests')
      .set({ vet_name: payload })
      .where('member_id', '=', helene.member_id)
      .where('request_id', '=', decided.id)
      .execute()
    await portal.db
      .updateTable('refunds')
      .set({ payment_date: '2026-11-18', paid_at: portal.clock.now() })
      .where('member_id', '=', helene.member_id)
      .execute()
    expect(await writeEverywhere(decided.id)).toEqual({
      passkey: 201,
      address: 200,
      colour: 200,
      request: 200,
      quote: 200,
      file: 201,
      message: 202,
      thread: 201,
      dispute: 201,
      account: 201,
      mandate_holder: 201,
      mandate: 201,
      read: 200,
    })

    // Answers hold it as it was typed, and no browser takes them for a page.
    for (const endpoint of [getMe, listPasskeys]) {
      const { headers, bytes } = await portal.call<Endpoint>(endpoint, { as: helene })
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      })
      expect(bytes.toString()).toContain(JSON.stringify(payload))
    }

    const mails = await sentMails(portal, helene.member_id)
    const pages = mails.map(({ letter, reader }) => renderMail(letter, reader).html)
    expect(pages.filter((html) => html.includes('&lt;img src=x')).length).toBeGreaterThanOrEqual(3)
    expect(pages.flatMap(marks).filter((mark) => !ofMails.has(mark))).toEqual([])
    expect(pages.filter((html) => /<img src=x/.test(html))).toEqual([])

    const certificate = await portal.call(getDocument, { as: helene, params: { type: 'contrat' }, query: {} })
    const sheet = await portal.call(getDocument, { as: helene, params: { type: 'feuilles' }, query: { animal_id } })
    for (const { status, bytes } of [certificate, sheet]) {
      expect(status).toBe(200)
      expect((await readPaper(bytes)).text.replaceAll(/\s+/g, '')).toContain(payload.replaceAll(/\s+/g, ''))
      expect(bytes.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|OpenAction|Launch)\b/)
    }

    const { bytes: table } = await portal.call(getYearTable, { as: helene, query: { animal_id, year: 2026 } })
    expect(table.toString()).toContain('<img')
    expect(table.toString()).not.toMatch(/(?:^|[;,"\n])[=+@]/)

    const { body: feed } = await portal.call(createCalendarFeed, { as: helene })
    const calendar = await portal.app.inject(new URL(feed.href).pathname)
    expect(calendar.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })
})
