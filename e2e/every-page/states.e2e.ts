import type { Page, Route } from '@playwright/test'
import { animalsOf, requestsOf } from '../portal/ask.ts'
import { giveAuthenticator } from '../portal/profile/authenticator.ts'
import { receiptsOf } from '../portal/profile/receipts.ts'
import { expect, test } from '../portal/portal-test.ts'

type Part = { address: string; call: RegExp; says: RegExp; shows: string | RegExp }

const anId = '[0-9a-f-]{36}'

/** Each list and page with the call that it lives on, what it says when that fails, and what it shows at last. */
async function parts(page: Page): Promise<Part[]> {
  await page.goto('/animals')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const oslo = (await animalsOf(page)).find(({ name }) => name === 'Oslo')?.id
  const paid = (await requestsOf(page)).find(({ tracking_reference }) => tracking_reference === 'ZR-2026-00312')?.id
  const declined = (await receiptsOf(page)).find(({ status }) => status === 'declined')?.id
  const crash = /Notre service rencontre un incident/
  return [
    {
      address: '/',
      call: /\/api\/refund-requests(\?|$)/,
      says: /Nous n’avons pas pu afficher vos demandes en cours/,
      shows: /Il manque la feuille de soins/,
    },
    {
      address: '/',
      call: /\/api\/refunds(\?|$)/,
      says: /Nous n’avons pas pu afficher vos remboursements passés/,
      shows: /Soins du \d/,
    },
    {
      address: '/',
      call: /\/api\/animals(\?|$)/,
      says: /Nous n’avons pas pu afficher vos animaux/,
      shows: /Formule Confort/,
    },
    {
      address: '/refunds',
      call: /\/api\/refund-requests(\?|$)/,
      says: /Nous n’avons pas pu afficher vos demandes en cours/,
      shows: /Il manque la feuille de soins/,
    },
    {
      address: '/refunds',
      call: /\/api\/refunds(\?|$)/,
      says: /Nous n’avons pas pu afficher vos remboursements passés/,
      shows: 'ZR-2026-00312',
    },
    {
      address: '/animals',
      call: /\/api\/animals(\?|$)/,
      says: /Nous n’avons pas pu afficher vos animaux|Notre service rencontre un incident/,
      shows: /Formule Confort/,
    },
    { address: `/animals/${oslo}`, call: /\/api\/animals/, says: crash, shows: /250\s26\s98\s12340176/ },
    { address: `/refunds/${paid}`, call: new RegExp(`/api/refund-requests/${anId}$`), says: crash, shows: 'F26-01264' },
    {
      address: `/refunds/${paid}`,
      call: new RegExp(`/api/refunds/${anId}`),
      says: /Nous n’avons pas pu afficher ce remboursement/,
      shows: 'Chirurgie',
    },
    {
      address: '/refunds/estimate',
      call: /\/api\/constants\/care-kinds/,
      says: /Nous n’avons pas pu afficher les soins/,
      shows: 'Montant',
    },
    {
      address: '/profile',
      call: /\/api\/passkeys$/,
      says: /Nous n’avons pas pu afficher vos clés d’accès/,
      shows: /ne permet pas de créer une clé d’accès/,
    },
    {
      address: '/profile',
      call: /\/api\/sessions(\?|$)/,
      says: /Nous n’avons pas pu afficher vos appareils connectés/,
      shows: /Utilisé en ce moment/,
    },
    {
      address: '/profile',
      call: /\/api\/security-log/,
      says: /Nous n’avons pas pu afficher l’activité de votre compte/,
      shows: /Connexion avec le mot de passe/,
    },
    {
      address: '/profile/contract',
      call: /\/api\/animals(\?|$)/,
      says: /Nous n’avons pas pu afficher vos garanties/,
      shows: 'Formule Confort',
    },
    {
      address: '/profile/contract',
      call: /\/api\/documents$/,
      says: /Nous n’avons pas pu afficher vos documents/,
      shows: 'Certificat d’adhésion',
    },
    {
      address: '/profile/contract',
      call: /\/api\/contract\/endings$/,
      says: /Nous n’avons pas pu afficher comment mettre fin à votre contrat/,
      shows: /il prend fin le/,
    },
    {
      address: '/profile/receipts',
      call: /\/api\/receipts\?/,
      says: /Nous n’avons pas pu afficher vos quittances/,
      shows: 'Prélèvement refusé',
    },
    {
      address: `/profile/receipts/${declined}`,
      call: new RegExp(`/api/receipts/${anId}$`),
      says: /Nous n’avons pas pu afficher cette cotisation|Notre service rencontre un incident/,
      shows: 'Ce qui s’est passé',
    },
    {
      address: '/profile/receipts/schedule',
      call: /\/api\/payment-schedule/,
      says: /Nous n’avons pas pu afficher votre échéancier/,
      shows: 'Total',
    },
    {
      address: '/profile/payment-methods',
      call: /\/api\/payment-methods$/,
      says: /Nous n’avons pas pu afficher vos moyens de paiement/,
      shows: 'CSN-412703584-002',
    },
    {
      address: '/profile/payment-methods',
      call: /\/api\/calendar-feed$/,
      says: /Nous n’avons pas pu afficher votre adresse d’agenda/,
      shows: 'Créer mon adresse privée',
    },
    {
      address: '/',
      call: /\/api\/notifications\?/,
      says: /Nous n’avons pas pu afficher vos notifications/,
      shows: /^Non lues/,
    },
    {
      address: '/notifications',
      call: /\/api\/notifications\?limit=20/,
      says: /Nous n’avons pas pu afficher vos notifications/,
      shows: 'Prélèvement refusé',
    },
    {
      address: '/notifications/preferences',
      call: /\/api\/notification-preferences$/,
      says: /Nous n’avons pas pu afficher vos préférences/,
      shows: 'Avancement de vos demandes',
    },
    {
      address: '/sponsorship',
      call: /\/api\/sponsorship-requests(\?|$)/,
      says: /Nous n’avons pas pu afficher votre lien/,
      shows: 'Copier le lien',
    },
    {
      address: '/sponsorship',
      call: /\/api\/sponsorship-offers\/current$/,
      says: /Nous n’avons pas pu afficher l’offre de parrainage/,
      shows: 'Conditions de l’offre',
    },
    {
      address: '/contact',
      call: /\/api\/constants\/topics$/,
      says: /Nous n’avons pas pu afficher les sujets de contact/,
      shows: 'Joindre un fichier',
    },
    {
      address: '/faq',
      call: /\/api\/faqs(\?|$)/,
      says: /Nous n’avons pas pu afficher les questions fréquentes/,
      shows: 'Comment demander un remboursement',
    },
    { address: '/refunds/new', call: /\/api\/animals(\?|$)/, says: crash, shows: 'Glissez la facture ici' },
  ]
}

const failure = {
  status: 500,
  contentType: 'application/problem+json',
  body: '{"type":"about:blank","status":500,"code":"server_error","title":"","request_id":"x"}',
}

test.describe('with data', () => {
  test.use({ account: 'helene' })

  // Each failure is tried again before it is told: half of them for each of two workers.
  for (const half of [0, 1]) {
    test(`[ERR-02] each list and page says that it is loading, then what could not be shown, and shows it when tried again: half ${half + 1}`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      const those = (await parts(page)).filter((_, at) => at % 2 === half)
      for (const { address, call, says, shows } of those) {
        const where = `${address} without ${call.source}`
        let open = () => {}
        const gate = new Promise<void>((resolve) => (open = resolve))
        const fail = async (route: Route) => {
          await gate
          await route.fulfill(failure).catch(() => undefined)
        }
        await page.route(call, fail)
        await page.goto(address)
        await expect(page.getByText('Chargement en cours…').first(), where).toBeAttached()
        open()
        await expect(page.getByRole('main').getByText(says).first(), where).toBeVisible({ timeout: 20_000 })
        await page.unroute(call, fail)
        await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).first().click()
        await expect(page.getByRole('main').getByText(shows).first(), where).toBeVisible()
        await expect(page.getByRole('main').getByText(says), where).toHaveCount(0)
        await expect(page.getByText('Chargement en cours…'), where).toHaveCount(0)
      }
    })
  }
})

test.describe('without data', () => {
  test.use({ account: 'marco', locale: 'it-IT' })

  test('[ERR-02] each list says that it is empty', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Nessuna richiesta in corso.')).toBeVisible()
    await expect(page.getByText('Nessun rimborso negli ultimi 12 mesi.')).toBeVisible()
    await page.goto('/refunds')
    await expect(page.getByText('Nessuna richiesta in corso.')).toBeVisible()
    await expect(page.getByText('Nulla nella ciotola per ora')).toBeVisible()
    await giveAuthenticator(page)
    await page.goto('/profile')
    await expect(page.getByText('Nessuna passkey per ora.')).toBeVisible()
    await page.goto('/sponsorship')
    await expect(page.getByText('Non ha ancora presentato nessuno.')).toBeVisible()
    await page.goto('/faq?q=zzzzzz')
    await expect(page.getByText('Nessuna domanda su questo tema.')).toBeVisible()
    await page.route('**/api/notifications?*', (route) =>
      route.fulfill({ json: { data: [], unread: 0, next_cursor: null } }),
    )
    await page.goto('/notifications')
    await expect(page.getByText('Nessuna novità per il momento.')).toBeVisible()
    await page.goto('/notifications?tab=unread')
    await expect(page.getByText('Ha letto tutto.')).toBeVisible()
    await page.route('**/api/animals', (route) => route.fulfill({ json: { data: [] } }))
    await page.goto('/animals')
    await expect(page.getByText('Ancora nessuna zampa qui')).toBeVisible()
  })
})

test.describe('one call for several blocks', () => {
  test.use({ account: 'helene' })

  test('[ERR-02] what one of them fetches again shows in all, and the focus goes where it was asked for', async ({
    page,
  }) => {
    const call = /\/api\/sponsorship-requests/
    await page.route(call, (route) => route.fulfill(failure))
    await page.goto('/sponsorship')
    const again = page.getByRole('main').getByRole('button', { name: 'Réessayer' })
    await expect(again).toHaveCount(3, { timeout: 20_000 })
    await page.unroute(call)
    await again.first().press('Enter')
    await expect(page.getByRole('textbox', { name: 'Votre lien de parrainage' })).toBeFocused()
    await expect(again).toHaveCount(0)
  })
})
