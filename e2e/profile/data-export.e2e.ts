import { expect, test } from '../portal/portal-test.ts'

test.describe('the question before the own data are taken away', () => {
  test.use({ account: 'helene' })

  test('closes by Escape and by its button, and gives the focus back', async ({ page }) => {
    await page.goto('/profile')
    const opener = page.getByRole('button', { name: 'Télécharger mes données' })
    const dialog = page.getByRole('dialog')
    for (const close of [() => page.keyboard.press('Escape'), () => dialog.getByRole('button', { name: 'Annuler' }).press('Enter')]) {
      await opener.press('Enter')
      await expect(dialog.getByLabel('Mot de passe actuel')).toBeFocused()
      await close()
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })
})
