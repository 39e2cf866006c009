import { expect, test } from '../portal/portal-test.ts'

test.describe('the question before the own data are taken away', () => {
  test.use({ account: 'helene' })

  test('closes by Escape and by its button, and gives the focus back', async ({ page }) => {
    await page.goto('/profile')
    const opener = page.getByRole('button', { name: 'Télécharger mes données' })
    const dialog = page.getByRole('dialog')
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Annuler' }).press('Enter'),
    ]) {
      await opener.press('Enter')
      await expect(dialog.getByLabel('Mot de passe actuel')).toBeFocused()
      await close()
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })
})

test.describe('the wish to be forgotten', () => {
  test.use({ account: 'helene' })

  test('[SAFE-05] is asked once more, noted with the day of its answer, and taken back', async ({ page }) => {
    await page.goto('/profile')
    const ask = page.getByRole('button', { name: 'Demander l’effacement' })
    await ask.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Garder mes données' }).click()
    await expect(dialog).toHaveCount(0)
    await ask.click()
    await dialog.getByRole('button', { name: 'Demander l’effacement' }).click()
    await expect(page.getByText('Demande d’effacement en cours')).toBeVisible()
    await expect(page.getByText(/Notre réponse arrive au plus tard le/)).toBeVisible()
    await page.getByRole('button', { name: 'Retirer ma demande' }).click()
    await expect(page.getByText(/a été retirée le/)).toBeVisible()
    await expect(ask).toBeVisible()
  })
})
