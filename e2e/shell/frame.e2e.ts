import { expect, test } from '../portal/portal-test.ts'

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
    expect(answers).toEqual([
      {
        permissions: expect.arrayContaining(['refunds:read', 'refunds:write']),
        features: expect.arrayContaining(['service_slips']),
      },
    ])
  })
})

const countries = [
  {
    account: 'helene',
    label: 'Nos réseaux sociaux',
    company: 'Coussinet Assurances',
    copyright: 'Coussinet Assurances. Tous',
    phone: ['tel:+33465710010', /04\s65\s71\s00\s10/],
    hours: /^Du lundi au vendredi, de 9\sh à 18\sh/,
    now: /Ouvert maintenant|Fermé pour le moment|Fermé aujourd’hui\s: \p{L}/u,
    post: ['14 QUAI DES TANNEURS', '69009 LYON'],
    places: [
      'facebook.example/coussinet.fr',
      'instagram.example/coussinet.fr',
      'linkedin.example/coussinet',
      'youtube.example/coussinetfr',
    ],
  },
  {
    account: 'giulia',
    label: 'I nostri social',
    company: 'Coussinet Assicurazioni, sede secondaria in Italia',
    copyright: 'Coussinet Assicurazioni, sede secondaria in Italia. Tutti',
    phone: ['tel:+390200001234', /02\s?0000\s?1234/],
    hours: /^Dal lunedì al venerdì, dalle 9\.00 alle 18\.00/,
    now: /Aperto ora|Ora chiuso|Oggi chiuso: \p{L}/u,
    post: ['VIA DEI CONCIATORI 21', '20123 MILANO MI'],
    places: ['facebook.example/coussinet.it', 'instagram.example/coussinet.it', 'tiktok.example/coussinet.it'],
  },
  {
    account: 'thibault',
    label: 'Nos réseaux sociaux',
    company: 'Coussinet Assurances, succursale de Belgique',
    copyright: 'Coussinet Assurances, succursale de Belgique. Tous',
    phone: ['tel:+3222000012', /02\s200\s00\s12/],
    hours: /^Du lundi au vendredi, de 9\sh à 18\sh/,
    now: /Ouvert maintenant|Fermé pour le moment|Fermé aujourd’hui\s: \p{L}/u,
    post: ['CHAUSSEE DES PEUPLIERS 88 BTE 3', '1000 BRUXELLES'],
    places: ['facebook.example/coussinet.be', 'instagram.example/coussinet.be', 'linkedin.example/coussinet.be'],
  },
] as const

for (const { account, label, company, copyright, phone, hours, now, post, places } of countries) {
  test.describe(`the foot of the page of ${account}`, () => {
    test.use({ account })

    test('[I18N-03] the company, how to reach it and its social links are those of the country', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const foot = page.getByRole('contentinfo')
      await foot.scrollIntoViewIfNeeded()
      await expect(foot).toContainText(copyright)
      const call = foot.getByRole('link', { name: phone[1] })
      await expect(call).toHaveAttribute('href', phone[0])
      await expect(foot.getByRole('definition').filter({ hasText: hours })).toContainText(now)
      await expect(foot.locator('address span')).toHaveText([company, ...post])
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

  test('[GATE-03] the page of a new refund is not reachable by its address, and the API refuses the call', async ({
    page,
  }) => {
    await page.goto('/refunds/new')
    await expect(page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible()
    await expect(page.getByText('Cette action n’est pas autorisée : vos droits ne le permettent pas.')).toBeVisible()
    const status = await page.evaluate(async () => {
      const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = {
        authorization: `Bearer ${localStorage.getItem('auth_token')}`,
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(xsrf),
      }
      const response = await fetch('/api/refund-requests', { method: 'POST', headers, body: '{}' })
      return [response.status, (await response.json()).code]
    })
    expect(status).toEqual([403, 'forbidden'])
  })
})
