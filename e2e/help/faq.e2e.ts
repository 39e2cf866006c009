import type { Page } from '@playwright/test'
import { expect, test } from '../portal/own-member.ts'

const tags = (page: Page) => page.getByRole('navigation', { name: 'Filtrer par sujet' })
const questions = (page: Page) => page.getByRole('main').locator('details')
const waiting = (page: Page) => page.locator('#faq-11')

test('[SUP-04] a tag is in the address, and narrows the questions under their subjects', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 2, name: 'Remboursements' })).toBeVisible()
  const all = await questions(page).count()
  await tags(page).getByRole('link', { name: 'Garanties' }).click()
  await expect(page).toHaveURL('/faq?tag=cover')
  await expect(page.locator('#faq-20')).toHaveCount(0)
  await expect(waiting(page)).toBeVisible()
  await page.reload()
  await expect(tags(page).locator('[aria-current]')).toHaveText(['Garanties'])
  await expect(waiting(page)).toBeVisible()
  expect(await questions(page).count()).toBeLessThan(all)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await expect(questions(page)).toHaveCount(all)
  await expect(tags(page).locator('[aria-current]')).toHaveText(['Tout'])
})

test('[SUP-04] words are found although they are misspelt, and are kept in the address', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('searchbox', { name: 'Chercher une question' }).fill('delai de carance')
  await expect(page).toHaveURL(/\/faq\?q=delai/)
  await expect(questions(page).first()).toContainText('Qu’est-ce que le délai de carence')
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /\d+ réponses? pour/ }),
  ).toBeAttached()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('delai de carance')
  await expect(questions(page).first()).toContainText('Qu’est-ce que le délai de carence')
  await page.getByRole('searchbox').fill('zzzzzz')
  await expect(page.getByText('Aucune question sur ce thème.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Voir toutes les questions' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('[SUP-04] an answer has an address, which opens it, and leads to the page that it names', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/faq')
  const refused = page.locator('#faq-08')
  await refused.locator('summary').click()
  await refused.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(page.getByText('Le lien vers cette réponse est copié.')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(address).hash).toBe('#faq-08')
  await page.goto('about:blank')
  await page.goto(address)
  await expect(refused).toHaveAttribute('open', '')
  await expect(refused.locator('summary')).toBeInViewport()
  await refused.getByRole('link', { name: 'Nous contacter' }).click()
  await expect(page).toHaveURL('/contact')
})

test('[SUP-04] what a member says of an answer is kept, and can be changed', async ({ page }) => {
  await page.goto('/faq#faq-11')
  const answer = waiting(page)
  await answer.getByRole('button', { name: 'Oui' }).click()
  await expect(answer.getByRole('status')).toHaveText('Merci, c’est noté.')
  await page.reload()
  await expect(answer.getByRole('button', { name: 'Oui' })).toHaveAttribute('aria-pressed', 'true')
  await answer.getByRole('button', { name: 'Non' }).click()
  await expect(answer.getByRole('button', { name: 'Oui' })).toHaveAttribute('aria-pressed', 'false')
  await answer.getByRole('link', { name: 'Nous écrire' }).click()
  await expect(page.getByLabel('Objet', { exact: true })).toHaveValue(/^Qu’est-ce que le délai de carence/)
})
