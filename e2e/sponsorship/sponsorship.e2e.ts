import type { Page } from '@playwright/test'
import { ask } from '../portal/ask.ts'
import { expect, test } from '../portal/own-member.ts'
import { tabTo } from '../portal/wizard/keyboard.ts'

type Mine = {
  link: string
  total_earned_cents: number
  data: { id: string; firstname: string; amount_cents: number | null; drawn_at: string | null }[]
}

const rows = (page: Page) => page.getByRole('main').locator('.godchildren_godchild')
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
const mine = (page: Page) => ask<Mine>(page, '/sponsorship-requests')
const euros = (cents: number) => new RegExp(`${cents / 100}\\s€`)

test.describe('a member with a godchild of each step', () => {
  test.use({ wanted: { godchildren: ['created', 'signed', 'pending', 'validated', 'drawn', 'paid'] } })

  test('[SPO-01][SPO-02][SPO-03] the link is copied, mailed and scanned, the offer stands with its terms, and each godchild with the step reached', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/sponsorship')
    const { link } = await mine(page)
    expect(link).toMatch(/\/sponsorship\/camille-[0-9a-z]+$/)
    await expect(page.getByLabel('Votre lien de parrainage', { exact: true })).toHaveValue(link)
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(page.getByText('Votre lien de parrainage est copié.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    const mail = await page.getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href')
    expect(decodeURIComponent(mail ?? '')).toContain(link)
    await page.getByRole('button', { name: /^À scanner/ }).click()
    await expect(
      page.getByRole('dialog').getByRole('img', { name: 'QR code de votre lien de parrainage' }).locator('path'),
    ).toHaveAttribute('d', /^M.{500}/)
    await page.keyboard.press('Escape')

    const main = page.getByRole('main')
    await expect(main).toContainText(/Jusqu’à 200\s€ pour chaque proche qui nous rejoint/)
    await expect(main).toContainText(/Vous découvrez votre gain, tiré au sort, de 25\s€ à 200\s€\./)
    await main.getByText('Conditions de l’offre').click()
    await expect(main).toContainText(/Chaque gain est tiré au sort, de \d+\s€ à 200\s€/)

    const stages = [
      /Devis réalisé/,
      /Devis signé/,
      /Délai de renonciation en cours/,
      /Parrainage validé/,
      /Gain découvert/,
      /Gain versé/,
    ]
    await expect(rows(page)).toHaveText(stages)
    await expect(rows(page).nth(2)).toContainText(
      /Validation prévue le \d+(er)? \p{L}+ \d{4}, 14 jours après la date d’effet/u,
    )
    const earned = main.locator('.godchildren_earned')
    await expect(earned).toContainText(/50\s€/)
    await expect(earned).toContainText(/1 gain versé.*1 à recevoir.*1 à découvrir/)
  })

  test('[SPO-05] a gain is discovered by the keyboard, once: it is the same after a reload, and counts', async ({
    page,
  }) => {
    await page.goto('/sponsorship')
    await expect(rowOf(page, 'Farid A.')).toContainText('Votre gain vous attend.')
    const before = await mine(page)
    await page.getByRole('heading', { level: 1 }).focus()
    await tabTo(page, /Découvrir mon gain/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /Votre gain avec Farid/ })
    await expect(dialog.getByText(/^Bravo\s! Vous gagnez \d+\s€\.$/)).toBeVisible()
    const after = await mine(page)
    const drawn = after.data.find(({ firstname }) => firstname === 'Farid A.')
    const amount = drawn?.amount_cents ?? 0
    expect(amount).toBeGreaterThan(0)
    await expect(dialog.getByText(/^Bravo/)).toHaveText(euros(amount))
    await page.keyboard.press('Escape')
    await expect(page.getByText('Farid A.', { exact: true })).toBeFocused()

    async function expectShown(): Promise<void> {
      await expect(rowOf(page, 'Farid A.')).toContainText('Gain découvert')
      await expect(rowOf(page, 'Farid A.').locator('.amount')).toHaveText(euros(amount))
      await expect(page.getByRole('button', { name: 'Découvrir mon gain' })).toHaveCount(0)
      await expect(page.locator('.godchildren_earned .amount')).toHaveText(euros(before.total_earned_cents + amount))
    }
    await expectShown()
    await page.reload()
    await expectShown()
    const again = await ask<{ amount_cents: number }>(page, `/sponsorship-requests/${drawn?.id}/draw`, 'POST')
    expect(again.amount_cents).toBe(amount)
    expect((await mine(page)).total_earned_cents).toBe(before.total_earned_cents + amount)
  })
})

test.describe('a gain that is asked for without a connection', () => {
  test.use({ wanted: { godchildren: ['validated'] } })

  test('[SPO-05] fails at once and says so, keeps the focus at a second try, and is drawn once the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/sponsorship')
    await expect(rowOf(page, 'Camille R.')).toContainText('Votre gain vous attend.')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Découvrir mon gain' }).click()
    const dialog = page.getByRole('dialog', { name: /Votre gain avec Camille/ })
    const [failed, retry] = [
      dialog.getByText('Votre gain n’a pas pu être dévoilé. Il vous attend toujours.'),
      dialog.getByRole('button', { name: 'Réessayer' }),
    ]
    await expect(failed).toBeVisible()
    await retry.click()
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused()
    await expect(failed).toBeVisible()
    await context.setOffline(false)
    await retry.click()
    await expect(dialog.getByText(/^Bravo/)).toBeVisible()
  })
})

test.describe('without the feature', () => {
  test.use({ wanted: { without: ['sponsorship'] } })

  test('[GATE-03] neither the menu, the foot nor the tips lead to it, its page is not reachable, and the API refuses', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Confidentialité' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Votre dossier' })).toBeVisible()
    await expect(page.locator('a[href^="/sponsorship"]')).toHaveCount(0)
    await page.goto('/sponsorship')
    await expect(page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible()
    await expect(mine(page)).rejects.toThrow('403')
  })
})
