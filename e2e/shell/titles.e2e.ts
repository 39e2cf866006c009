import { expect, test } from '../portal/portal-test.ts'
import { places, visit } from '../portal/places/places.ts'
import { monthName, receiptsOf } from '../portal/profile/receipts.ts'

for (const [account, language] of [
  ['helene', 'fr'],
  ['giulia', 'it'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ account, ownSession: true, locale: language === 'it' ? 'it-IT' : 'fr-FR' })

    test('the document says its language, and each page has a title and a heading of its own', async ({ page }) => {
      test.slow()
      const titles = new Map<string, string>()
      for (const place of await places(page, account)) {
        const { pathname } = new URL(place.address, page.url())
        if (place.show !== undefined || titles.has(pathname)) continue
        await visit(page, place)
        await expect(page.getByRole('heading', { level: 1 }), place.name).toHaveCount(1)
        await expect(page.locator('html'), place.name).toHaveAttribute('lang', language)
        await expect(page, place.name).toHaveTitle(/^.+ · Coussinet$/)
        titles.set(pathname, await page.title())
      }
      const all = [...titles.values()]
      expect(new Set(all).size, all.join(' | ')).toBe(all.length)
    })
  })
}

const routes = [
  { address: '/profile', access: 'member', fr: 'Mes informations', it: 'I miei dati' },
  { address: '/profile/contract', access: 'member', fr: 'Mon contrat', it: 'La mia polizza' },
  { address: '/profile/receipts', access: 'member', fr: 'Cotisations', it: 'Premi mensili' },
  { address: '/profile/receipts/schedule', access: 'member', fr: 'Échéancier', it: 'Piano dei pagamenti' },
  { address: '/profile/payment-methods', access: 'member', fr: 'Préférences', it: 'Preferenze' },
  { address: '/sponsorship', access: 'member', fr: 'Mes parrainages', it: 'Presenta un amico' },
  { address: '/notifications', access: 'member', fr: 'Notifications', it: 'Notifiche' },
  { address: '/contact', access: 'member', fr: 'Nous contacter', it: 'Contatti' },
  { address: '/faq', access: 'member', fr: 'Questions fréquentes', it: 'Domande frequenti' },
  { address: '/login', access: 'guest', fr: 'Connexion', it: 'Accesso' },
  { address: '/forgot-password', access: 'guest', fr: 'Mot de passe oublié', it: 'Password dimenticata' },
  { address: '/password-reset', access: 'guest', fr: 'Nouveau mot de passe', it: 'Nuova password' },
  { address: '/activation', access: 'guest', fr: 'Première connexion', it: 'Primo accesso' },
  { address: '/transfer', access: 'guest', fr: 'Connexion en cours', it: 'Accesso in corso' },
] as const

for (const language of ['fr', 'it'] as const) {
  test.describe(`the routes of an account in ${language}`, () => {
    test.use({ account: language === 'it' ? 'giulia' : 'helene', locale: language === 'it' ? 'it-IT' : 'fr-FR' })

    test('[NAV-01] each has its title and its label in the trail, and lets in whom it should', async ({ page }) => {
      test.slow()
      for (const route of routes) {
        await page.goto(route.address)
        if (route.access === 'guest') await expect(page, route.address).toHaveURL('/')
        else {
          await expect(page, route.address).toHaveURL(route.address)
          await expect(page, route.address).toHaveTitle(`${route[language]} · Coussinet`)
          const trail = page.getByRole('navigation', { name: language === 'it' ? 'Percorso' : 'Fil d’Ariane' })
          await expect(trail.locator('[aria-current=page]'), route.address).toHaveText(route[language])
        }
      }
      await page.evaluate(() => localStorage.clear())
      // A link that is under way, so that its page stays.
      await page.route('**/api/auth/transfer', () => undefined)
      for (const { address, access, ...names } of routes) {
        await page.goto(address === '/transfer' ? '/transfer?token=sample' : address)
        await expect(page, address).toHaveURL(access === 'guest' ? address : '/login')
        if (access === 'guest') await expect(page, address).toHaveTitle(`${names[language]} · Coussinet`)
        else expect(await page.evaluate(() => sessionStorage.getItem('redirect')), address).toBe(address)
      }
    })
  })
}

for (const language of ['fr', 'it'] as const) {
  test.describe(`an animal that there is not, in ${language}`, () => {
    test.use({ account: language === 'it' ? 'giulia' : 'helene', locale: language === 'it' ? 'it-IT' : 'fr-FR' })

    test('[NAV-01][NAV-08][ANI-05] its tab says that it is not found, on a direct visit and on the way', async ({
      page,
    }) => {
      const title = language === 'it' ? 'Pagina non trovata · Coussinet' : 'Page introuvable · Coussinet'
      await page.goto('/animals/00000000-0000-4000-8000-000000000000')
      await expect(page).toHaveTitle(title)
      await page.goto('/animals')
      await page.locator('a.animal-card').first().waitFor()
      await page.evaluate(() => {
        history.pushState({}, '', '/animals/nobody')
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      })
      await expect(page).toHaveTitle(title)
      await page.getByRole('link', { name: language === 'it' ? 'Torna alla home' : 'Revenir à l’accueil' }).click()
      await expect(page).toHaveTitle(language === 'it' ? 'Home · Coussinet' : 'Accueil · Coussinet')
    })
  })
}

const trails = [
  {
    address: '/profile/contract/termination',
    title: ['Résilier mon contrat', 'Disdire il contratto'],
    parents: ['/', '/profile', '/profile/contract'],
    last: ['Résiliation', 'Disdetta'],
  },
  {
    address: '/profile/contract/withdrawal',
    title: ['Renoncer à mon contrat', 'Recedere dal contratto'],
    parents: ['/', '/profile', '/profile/contract'],
    last: ['Renonciation', 'Recesso'],
  },
  {
    address: '/profile/payment-methods/account',
    title: ['Modifier mon compte bancaire', 'Modifica il conto bancario'],
    parents: ['/', '/profile', '/profile/payment-methods'],
    last: ['Changer de compte', 'Cambia conto'],
  },
  {
    address: '/profile/payment-methods/refund-account',
    title: ['Compte pour mes remboursements', 'Conto per i rimborsi'],
    parents: ['/', '/profile', '/profile/payment-methods'],
    last: ['Compte pour mes remboursements', 'Conto per i rimborsi'],
  },
  {
    address: '/profile/payment-methods/card',
    title: ['Carte bancaire', 'Carta di pagamento'],
    parents: ['/', '/profile', '/profile/payment-methods'],
    last: ['Carte bancaire', 'Carta di pagamento'],
  },
  {
    address: '/profile/receipts/schedule',
    title: ['Échéancier', 'Piano dei pagamenti'],
    parents: ['/', '/profile', '/profile/receipts'],
    last: ['Échéancier', 'Piano dei pagamenti'],
  },
  {
    address: '/notifications/preferences',
    title: ['Préférences de notification', 'Preferenze di notifica'],
    parents: ['/', '/notifications'],
    last: ['Préférences', 'Preferenze'],
  },
] as const

const open = [
  { address: '/privacy', fr: 'Confidentialité', it: 'Privacy' },
  { address: '/sponsorship/helene-7k3qx9m2vt4h', fr: 'Invitation', it: 'Invito' },
] as const

for (const language of ['fr', 'it'] as const) {
  test.describe(`the pages that are open to all in ${language}`, () => {
    test.use({ account: language === 'it' ? 'giulia' : 'helene', locale: language === 'it' ? 'it-IT' : 'fr-FR' })

    test('[NAV-01][NAV-05] each has its title, for a member and for a guest', async ({ page }) => {
      for (const who of ['member', 'guest']) {
        for (const { address, ...names } of open) {
          await page.goto(address)
          await expect(page, `${address} as a ${who}`).toHaveTitle(`${names[language]} · Coussinet`)
          await expect(page.getByRole('banner').getByRole('link').last()).toHaveAttribute(
            'href',
            who === 'guest' ? '/login' : '/',
          )
        }
        await page.evaluate(() => localStorage.clear())
      }
    })
  })
}

for (const [at, language] of (['fr', 'it'] as const).entries()) {
  test.describe(`the trails of the account’s pages in ${language}`, () => {
    test.use({ account: language === 'it' ? 'giulia' : 'helene', locale: language === 'it' ? 'it-IT' : 'fr-FR' })

    test('[NAV-01][NAV-07] lead back by every page above', async ({ page }) => {
      const trail = page.getByRole('navigation', { name: language === 'it' ? 'Percorso' : 'Fil d’Ariane' })
      for (const { address, title, parents, last } of trails) {
        await page.goto(address)
        await expect(page, address).toHaveTitle(`${title[at]} · Coussinet`)
        await expect(trail.locator('[aria-current=page]'), address).toHaveText(last[at] ?? '')
        const links = trail.getByRole('link')
        await expect(links, address).toHaveCount(parents.length)
        for (const [place, parent] of parents.entries())
          await expect(links.nth(place), address).toHaveAttribute('href', parent)
      }
      const receipts = await receiptsOf(page)
      await page.goto(`/profile/receipts/${receipts[0]?.id}`)
      const month = monthName(receipts[0]?.month ?? '', language)
      await expect(trail.locator('[aria-current=page]')).toHaveText(new RegExp(`^${month}$`, 'i'))
      await expect(page).toHaveTitle(new RegExp(`^(Cotisation d(e |’)|Premio di )${month} · Coussinet$`, 'i'))
      await expect(trail.getByRole('link')).toHaveCount(3)
    })
  })
}
