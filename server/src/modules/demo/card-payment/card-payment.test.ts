import { getCardPayment, listReceipts, payByCard } from '@coussinet/contract/receipts.ts'
import { describe, expect, it } from 'vitest'
import { openMemberSession } from '#testing/a-member.ts'
import { ownPortalForTests, startPortal } from '#testing/start-portal.ts'
import { demoId } from '../seed/demo-id.ts'

const portal = ownPortalForTests({ demo: true })

const as = (member: string) => openMemberSession(portal, demoId(member))
const page = (url: string) => portal.app.inject(url)
const press = (url: string) =>
  portal.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: '',
  })

async function declinedOf(member: string) {
  const session = await as(member)
  const { data } = (await portal.call(listReceipts, { as: session, query: { limit: 100 } })).body
  const receipt_ids = data.filter(({ status }) => status === 'declined').map(({ id }) => id)
  const { body } = await portal.call(payByCard, { as: session, body: { receipt_ids } })
  return { ...body, session }
}

describe('the sandbox of payments by card', () => {
  it('[FIX-02] leads from the portal to its page and back, and pays', async () => {
    const { id, href, session } = await declinedOf('m1')
    const shown = await page(href)
    expect(shown.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(shown.body).toContain('97,66\u00a0€')
    expect(shown.body).toContain('Cotisation de novembre 2026')
    const { statusCode, headers } = await press(`${href}/paid`)
    expect([statusCode, headers['location']]).toEqual([
      303,
      `/profile/receipts/${demoId('receipt m1 2026-11')}?payment=${id}`,
    ])
    expect((await portal.call(getCardPayment, { as: session, params: { id } })).body.status).toBe('paid')
    expect((await page(href)).body).toContain('Ce paiement a déjà été accepté.')
  })

  it('[FIX-02] refuses a card, and the second word does not count', async () => {
    const { id, href, session } = await declinedOf('m3')
    expect((await press(`${href}/refused`)).statusCode).toBe(303)
    expect((await press(`${href}/paid`)).statusCode).toBe(303)
    expect((await portal.call(getCardPayment, { as: session, params: { id } })).body.status).toBe('refused')
  })

  it('[SEC-44] says that no money moves, asks for no card number, and runs nothing, in both languages', async () => {
    const { href } = await declinedOf('m6')
    const [french, italian] = [await page(href), await page(`${href}?lang=it`)]
    expect(french.body).toContain('Aucun argent ne circule. Ne saisissez aucun numéro de carte')
    expect(italian.body).toContain('Nessuna somma viene addebitata. Non inserisca alcun numero di carta')
    expect(italian.body).toContain('<html lang="it">')
    for (const { body, headers } of [french, italian]) {
      expect(body).not.toMatch(/<input|<script|\sstyle="/)
      // in the portal's own fonts
      expect(body).toContain('src:url(/fonts/figtree-latin-wght-normal.woff2)')
      expect(String(headers['content-security-policy'])).toMatch(
        /^default-src 'none';.* form-action 'self'; frame-ancestors 'none'$/,
      )
      expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|script-src/)
    }
  })

  it('is over after an hour, and forgotten when the demo begins anew', async () => {
    const { href } = await declinedOf('m6')
    portal.clock.advance({ minutes: 60 })
    expect((await page(href)).body).toContain('Ce paiement n’est plus ouvert.')
    portal.clock.advance({ minutes: -60 })
    expect((await portal.app.inject({ method: 'POST', url: '/api/demo/reset' })).statusCode).toBe(204)
    expect((await page(href)).statusCode).toBe(404)
  })

  it('knows no payment that is none, and no other choice', async () => {
    expect((await page('/demo/card-payment/nothing')).statusCode).toBe(404)
    expect((await press(`/demo/card-payment/${demoId('m1')}/paid`)).statusCode).toBe(404)
    const { href } = await declinedOf('m6')
    expect((await press(`${href}/open`)).statusCode).toBe(404)
  })
})

it('is not there without the demo', async () => {
  const plain = await startPortal()
  try {
    expect((await plain.app.inject(`/demo/card-payment/${demoId('m1')}`)).statusCode).toBe(404)
    expect(plain.platform.payments).toBeNull()
  } finally {
    await plain.close()
  }
})
