import { expect, test } from '../portal/own-member.ts'
import { settled } from '../portal/settled.ts'

const needContract = [
  '/refunds',
  '/refunds/new',
  '/refunds/estimate',
  '/sponsorship',
  '/profile/contract',
  '/profile/contract/termination',
  '/profile/contract/withdrawal',
  '/profile/payment-methods',
  '/profile/payment-methods/account',
  '/profile/payment-methods/card',
  '/profile/payment-methods/refund-account',
  '/profile/receipts',
  '/profile/receipts/due',
  '/profile/receipts/schedule',
]
const work = ['/', '/animals', '/notifications', '/notifications/preferences', '/faq', '/contact', '/profile']

test.describe('a member before the contract', () => {
  test.use({ wanted: { before_contract: true } })

  test('[HOME-02][ERR-02] has the menu and the way out on every page, no failure, and a word of what is awaited where a contract is needed', async ({
    page,
    member,
  }) => {
    test.setTimeout(150_000)
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`)
    })
    const awaited = page.getByRole('heading', { level: 1, name: 'Votre contrat n’est pas encore arrivé' })
    for (const address of [...work, ...needContract]) {
      await page.goto(address)
      await settled(page)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Navigation principale' }), address).toBeVisible()
      await expect(page.getByRole('button', { name: new RegExp(member.firstname) }), address).toBeVisible()
      await expect(page.locator('main .Note_note[data-tone=danger]'), address).toHaveCount(0)
      await expect(awaited, address).toHaveCount(needContract.includes(address) ? 1 : 0)
    }
    expect(failed).toEqual([])
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Bienvenue ${member.firstname}, votre contrat arrive`,
    )
    await expect(page.getByRole('link', { name: /Biscotte/ })).not.toContainText('Garanties')
    await page.getByRole('link', { name: /Biscotte/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biscotte')
    await page.getByRole('button', { name: new RegExp(member.firstname) }).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/login')
  })
})
