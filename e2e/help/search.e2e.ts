import type { Page } from '@playwright/test'
import { expect, test } from '../portal/portal-test.ts'

test.use({ account: 'helene' })

const field = (page: Page) =>
  page.getByRole('dialog', { name: 'Rechercher' }).getByRole('combobox', { name: 'Rechercher' })

/** Opens the search by its keys, types, and walks down to what is looked for. */
async function find(page: Page, words: string, kind: string, name: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(words)
  await expect(page.getByRole('group', { name: kind }).getByRole('option', { name }).first()).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveAttribute('data-old', 'false')
  const options = await page.getByRole('option').count()
  for (let presses = 0; presses < options; presses += 1) {
    const active = page.locator(`[id="${await field(page).getAttribute('aria-activedescendant')}"]`)
    await expect(active).toHaveAttribute('aria-selected', 'true')
    if (
      name.test((await active.textContent()) ?? '') &&
      (await page.getByRole('group', { name: kind }).getByRole('option', { selected: true }).count()) === 1
    )
      return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrows do not reach ${name}.`)
}

test('[FIND-01] a refund, an animal, a question and a page are found by the keyboard alone, whatever the accents and the slips', async ({
  page,
}) => {
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await find(page, 'zr-2026-00312', 'Remboursements', /ZR-2026-00312/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/refunds\/[0-9a-f-]{36}/)
  await expect(page.getByRole('main').getByText('F26-01264').first()).toBeVisible()

  await find(page, 'mirza', 'Animaux', /Mirza/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mirza' })).toBeFocused()

  await find(page, 'delais de carance', 'Questions fréquentes', /délai de carence/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faq#faq-11')
  await expect(page.locator('#faq-11')).toHaveAttribute('open', '')

  await find(page, 'echeancier', 'Pages', /Échéancier/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Échéancier' })).toBeVisible()
})

test('[FIND-01] a document is downloaded from where it was found', async ({ page }) => {
  await page.goto('/animals')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await find(page, 'certificat', 'Documents', /Certificat d’adhésion/)
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/animals')
})

test('[FIND-01][A11Y-02] Escape empties the search, then closes it, and gives the focus back; what is not found leads to somebody who helps', async ({
  page,
}) => {
  await page.goto('/animals')
  const before = page.getByRole('main').getByRole('link', { name: /Mirza/ }).first()
  await before.focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  // The index is there before a word is typed.
  await expect(page.getByRole('option', { name: 'Mes remboursements', exact: true })).toBeVisible()
  await page.keyboard.type('zzzzzz')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Rien trouvé')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/contact')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(before).toBeFocused()
})
