import { expect, test } from '../portal/portal-test.ts'
import type { Account } from '../portal/accounts.ts'

test.describe('the menu of the account', () => {
  test.use({ account: 'helene' })

  test('names the member with the number, opens, closes by Escape and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const account = page.getByRole('button', { name: /Hélène Carpentier/ })
    await expect(account).toContainText('412 703 584')
    await account.click()
    await expect(account).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeHidden()
    await expect(account).toBeFocused()
  })
})

test.describe('what a member may do', () => {
  test.use({ account: 'helene' })

  test('[GATE-01] is asked once, and holds permissions and features', async ({ page }) => {
    const answers: unknown[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('/api/permissions')) answers.push(await response.json())
    })
    await page.goto('/')
    for (const place of ['Mes remboursements', 'Mes animaux', 'Accueil']) {
      await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: place }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    expect(answers).toEqual([{ permissions: expect.arrayContaining(['refunds:read', 'refunds:write']), features: expect.arrayContaining(['service_slips']) }])
  })
})

const countries: readonly (readonly [Account, string, string, readonly string[]])[] = [
  ['helene', 'Nos réseaux sociaux', 'Coussinet Assurances. Tous', ['facebook.example/coussinet.fr', 'instagram.example/coussinet.fr', 'linkedin.example/coussinet', 'youtube.example/coussinetfr']],
  ['giulia', 'I nostri social', 'Coussinet Assicurazioni, sede secondaria in Italia.', ['facebook.example/coussinet.it', 'instagram.example/coussinet.it', 'tiktok.example/coussinet.it']],
  ['thibault', 'Nos réseaux sociaux', 'Coussinet Assurances, succursale de Belgique.', ['facebook.example/coussinet.be', 'instagram.example/coussinet.be', 'linkedin.example/coussinet.be']],
]

for (const [account, label, company, places] of countries) {
  test.describe(`the foot of the page of ${account}`, () => {
    test.use({ account })

    test('[I18N-03] the company and its social links are those of the country', async ({ page }) => {
      await page.goto('/')
      const foot = page.getByRole('contentinfo')
      await expect(foot).toContainText(company)
      const links = foot.getByRole('navigation', { name: label }).getByRole('link')
      await expect(links).toHaveCount(places.length)
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(addresses).toEqual(places.map((place) => `https://${place}`))
    })
  })
}

test.describe('a contract in preparation, without the right to ask for refunds', () => {
  test.use({ account: 'yanis' })

  test('what starts a refund request is not shown', async ({ page }) => {
    for (const address of ['/', '/refunds', '/animals']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('a[href^="/refunds/new"]')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Demander un remboursement' })).toHaveCount(0)
    }
  })

  test('[GATE-03] the page of a new refund is not reachable by its address, and the API refuses the call', async ({ page }) => {
    await page.goto('/refunds/new')
    await expect(page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible()
    await expect(page.getByText('Cette action n’est pas autorisée : vos droits ne le permettent pas.')).toBeVisible()
    const status = await page.evaluate(async () => {
      const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { authorization: `Bearer ${localStorage.getItem('auth_token')}`, 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(xsrf) }
      const response = await fetch('/api/refund-requests', { method: 'POST', headers, body: '{}' })
      return [response.status, (await response.json()).code]
    })
    expect(status).toEqual([403, 'forbidden'])
  })
})
