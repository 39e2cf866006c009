import { ask } from '../portal/ask.ts'
import { expect, test } from '../portal/portal-test.ts'

test.describe('a member who has everything', () => {
  test.use({ account: 'helene' })

  test('is greeted, and sees requests with their step, last refunds and animals', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
    await expect(
      page.getByText(/attend(ent)? un document de votre part|suivent? (son|leur) cours|arrivent sur votre compte/),
    ).toBeVisible()
    const requests = page.getByRole('region', { name: 'Demandes en cours' })
    await expect(requests.getByRole('listitem').first()).toBeVisible()
    await expect(
      requests.getByText(/Réponse au plus tard|Documents reçus|Demande acceptée|Il manque|Joignez/).first(),
    ).toBeVisible()
    const animals = page.getByRole('region', { name: 'Vos animaux' })
    for (const name of ['Oslo', 'Mirza', 'Pistache'])
      await expect(animals.getByRole('link', { name: new RegExp(name) })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Derniers remboursements' }).getByText(/\d\s€/).first()).toBeVisible()
  })

  test('[REF-16] the delay is announced: two working days', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main')).toContainText('Réponse sous deux jours ouvrés.')
  })

  test('[HOME-04] a refund request begins in one action', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Demander un remboursement' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ajoutez votre facture payée' })).toBeVisible()
  })

  const blocks = [
    {
      call: /\/api\/refund-requests(\?|$)/,
      name: 'Demandes en cours',
      says: 'Nous n’avons pas pu afficher vos demandes en cours.',
      shows: /Réponse au plus tard|Documents reçus|Il manque/,
    },
    {
      call: /\/api\/refunds(\?|$)/,
      name: 'Derniers remboursements',
      says: 'Nous n’avons pas pu afficher vos remboursements passés.',
      shows: /Oslo|Mirza|Pistache/,
    },
    {
      call: /\/api\/animals(\?|$)/,
      name: 'Vos animaux',
      says: 'Nous n’avons pas pu afficher vos animaux.',
      shows: /Pistache/,
    },
  ]

  for (const { call, name, says, shows } of blocks) {
    test(`the block « ${name} » fails alone, and comes when tried again`, async ({ page }) => {
      let isDown = true
      await page.route(call, (route) =>
        isDown
          ? route.fulfill({
              status: 500,
              contentType: 'application/problem+json',
              body: '{"type":"about:blank","status":500,"code":"server_error","title":"","request_id":"x"}',
            })
          : route.continue(),
      )
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
      const block = page.getByRole('region', { name })
      await expect(block.getByText(says)).toBeVisible({ timeout: 20_000 })
      await expect(block).toContainText('Notre service rencontre un incident. Réessayez dans quelques minutes.')
      for (const other of blocks.filter((one) => one.name !== name)) {
        await expect(
          page.getByRole('region', { name: other.name }).getByText(other.shows).first(),
          other.name,
        ).toBeVisible()
      }
      isDown = false
      await block.getByRole('button', { name: 'Réessayer' }).click()
      await expect(block.getByText(shows).first()).toBeVisible()
      await expect(block.getByText(says)).toHaveCount(0)
    })
  }
})

test.describe('a contract in preparation', () => {
  test.use({ account: 'yanis' })

  test('[HOME-02] says that refunds and details come with the effective date, and names it', async ({ page }) => {
    await page.goto('/')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Bienvenue Yanis, votre contrat se prépare' }),
    ).toBeVisible()
    const { contract } = await ask<{ contract: { effective_date: string } }>(page, '/me')
    const [year = '', , day = ''] = contract.effective_date.split('-')
    const main = page.getByRole('main')
    await expect(main).toContainText(
      new RegExp(
        `débutent le (\\p{L}+ )?${Number(day)}(er)? \\p{L}+ ${year}\\. Dès ce jour, vous pourrez demander vos remboursements et voir le détail`,
        'u',
      ),
    )
    await expect(main).toContainText('Les remboursements seront disponibles à la date d’effet de votre contrat.')
    await expect(main.getByRole('link', { name: /Nouga/ })).toBeVisible()
  })
})

test.describe('a new member', () => {
  test.use({ account: 'marco', locale: 'it-IT' })

  test('[REF-16] sees empty blocks that say what to do, and the delay of 48 hours', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Buongiorno Marco' })).toBeVisible()
    await expect(page.getByText('Nessuna richiesta in corso.')).toBeVisible()
    await expect(page.getByText('Nessun rimborso negli ultimi 12 mesi.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Pesto/ })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Risposta entro 48 ore.')
    await page.goto('/refunds')
    await expect(page.getByText('Nulla nella ciotola per ora')).toBeVisible()
    await page.getByRole('link', { name: 'Invia la prima richiesta' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Aggiunga la fattura pagata' })).toBeVisible()
  })
})
