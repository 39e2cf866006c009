import { expect, test } from '../portal/own-member.ts'
import { settled } from '../portal/settled.ts'

const lacks = [
  ['refunds', ['refunds:read', 'refunds:write']],
  ['animals', ['animals:read', 'animals:write']],
  ['contract', ['contract:read']],
  ['contributions', ['receipts:read', 'payment-methods:read', 'payment-methods:write']],
  ['contact', ['contact:write', 'profile:write', 'sponsorship:draw']],
] as const

const pages = [
  '/',
  '/animals',
  'animal',
  '/refunds',
  '/refunds/new',
  '/refunds/estimate',
  '/sponsorship',
  '/notifications',
  '/faq',
  '/faq?q=zzzzzz',
  '/contact',
  '/profile',
  '/profile/contract',
  '/profile/payment-methods',
  '/profile/receipts',
]

for (const [what, without_permissions] of lacks) {
  test.describe(`a member without ${what}`, () => {
    test.use({ wanted: { without_permissions: [...without_permissions] } })

    test(`[GATE-02][GATE-03][HOME-01] without ${what}: nothing is asked for that is refused, no block fails, no link leads to a page that is closed`, async ({
      page,
    }) => {
      test.setTimeout(150_000)
      const refused: string[] = []
      page.on('response', (response) => {
        if (response.url().includes('/api/') && response.status() >= 400)
          refused.push(`${new URL(response.url()).pathname} on ${new URL(page.url()).pathname}`)
      })
      const closed: string[] = []
      const links = new Set<string>()
      for (const address of pages) {
        if (address === 'animal') {
          await page.goto('/animals')
          await settled(page)
          const card = page.locator('a.animal-card').first()
          if ((await card.count()) === 0) continue
          await card.click()
        } else await page.goto(address)
        await settled(page)
        if ((await page.getByRole('heading', { level: 1, name: 'Accès non autorisé' }).count()) > 0) {
          closed.push(new URL(page.url()).pathname)
          continue
        }
        await expect(page.locator('main .note-danger'), address).toHaveCount(0)
        for (const link of await page.locator('a[href^="/"]').all())
          links.add((await link.getAttribute('href'))?.replace(/[?#].*/, '') ?? '')
      }
      expect(refused).toEqual([])
      expect(closed.filter((address) => links.has(address))).toEqual([])
      expect(closed.length).toBeGreaterThan(0)
    })
  })
}
