import { openCardRegistration, registerCard } from '@coussinet/contract/payment-methods.ts'
import { describe, expect, it } from 'vitest'
import { openMemberSession } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { demoId } from '../../seed/demo-id.ts'

const portal = ownPortalForTests({ demo: true })

const page = (url: string) => portal.app.inject(url)
async function press(url: string): Promise<string> {
  const { statusCode, headers } = await portal.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: '',
  })
  expect(statusCode).toBe(303)
  return String(headers['location'])
}
async function begin(member = 'm3') {
  const as = await openMemberSession(portal, demoId(member))
  const { body } = await portal.call(openCardRegistration, { as })
  return { ...body, as }
}

describe('the sandbox where cards are registered', () => {
  it('[PAY-08] leads from the portal to its page and back with a token, which stands for the card', async () => {
    const { id, href, as } = await begin()
    const location = await press(`${href}/visa`)
    const [path, token] = location.split('&token=')
    expect(path).toBe(`/profile/payment-methods/card?registration=${id}`)
    expect(token).toMatch(/^card_[\w-]{32}$/)
    const { body } = await portal.call(registerCard, { as, body: { provider_token: token ?? '' } })
    expect(body.debit).toMatchObject({ kind: 'card', brand: 'visa', last4: '4242' })
  })

  it('[PAY-08] lets the first card count, and says how it went without one', async () => {
    const { id, href } = await begin()
    expect(await press(`${href}/refused`)).toBe(`/profile/payment-methods/card?registration=${id}&outcome=refused`)
    expect(await press(`${href}/abandoned`)).toBe(`/profile/payment-methods/card?registration=${id}&outcome=abandoned`)
    const first = await press(`${href}/mastercard`)
    for (const choice of ['visa', 'refused', 'mastercard']) expect(await press(`${href}/${choice}`)).toBe(first)
    expect((await page(href)).body).toContain('Une carte a déjà été choisie.')
  })

  it('[PAY-08] [SEC-44] asks for no number, says that nothing is debited, and runs nothing, in both languages', async () => {
    const { href } = await begin()
    const [french, italian] = [await page(href), await page(`${href}?lang=it`)]
    expect(french.body).toContain('Ne saisissez aucun numéro de carte')
    expect(french.body).toContain('expire fin 12/2026')
    expect(italian.body).toContain('Non inserisca alcun numero di carta')
    expect(italian.body).toContain('<html lang="it">')
    for (const { body, headers } of [french, italian]) {
      expect(body).not.toMatch(/<input|<script|\sstyle="/)
      expect(headers['cache-control']).toBe('no-store')
      expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|script-src/)
    }
  })

  it('is over after an hour, and forgotten when the demo begins anew', async () => {
    const { id, href } = await begin()
    portal.clock.advance({ minutes: 60 })
    expect((await page(href)).body).toContain('Cet enregistrement n’est plus ouvert.')
    expect(await press(`${href}/visa`)).toBe(`/profile/payment-methods/card?registration=${id}&outcome=abandoned`)
    portal.clock.advance({ minutes: -60 })
    expect((await portal.app.inject({ method: 'POST', url: '/api/demo/reset' })).statusCode).toBe(204)
    expect((await page(href)).statusCode).toBe(404)
  })

  it('knows no registration that is none, and no other choice', async () => {
    expect((await page('/demo/card-registration/nothing')).statusCode).toBe(404)
    const { href } = await begin()
    for (const url of [`/demo/card-registration/${demoId('m1')}/visa`, `${href}/amex`])
      expect((await portal.app.inject({ method: 'POST', url })).statusCode).toBe(404)
  })
})
