import type { Page } from '@playwright/test'
import { expect, test } from '../portal/portal-test.ts'
import { tabTo } from '../portal/wizard/keyboard.ts'
import { lastTwinDay, sample, wizardOn } from '../portal/wizard/wizard.ts'

test.use({ account: 'thibault' })

/**
 * Opens the file dialog by the keyboard and chooses a file. A browser without a window may miss the first dialog: nobody heard of it, so
 * the key is pressed again.
 */
async function chooseFile(page: Page, file: string, tries = 4): Promise<void> {
  const dialog = page.waitForEvent('filechooser', { timeout: tries > 1 ? 3000 : 10_000 }).catch(() => null)
  await page.keyboard.press('Space')
  const chooser = await dialog
  if (chooser) return chooser.setFiles(file)
  expect(tries).toBeGreaterThan(1)
  return chooseFile(page, file, tries - 1)
}

test(
  'a request is filed by the keyboard alone, and the focus follows each step',
  { tag: '@deep' },
  async ({ page }) => {
    test.slow()
    const wizard = wizardOn(page)
    await page.goto('/refunds')
    await expect(page.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeVisible()
    await tabTo(page, /Nouvelle demande/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Ajoutez votre facture payée' })).toBeFocused()

    await tabTo(page, /Choisir un fichier/)
    await chooseFile(page, sample('invoice-small.jpg'))
    await expect(wizard.main.getByText('Reçue', { exact: true })).toBeVisible()
    await tabTo(page, /prouve le paiement/)
    await page.keyboard.press('Space')
    await expect(wizard.next).not.toHaveAttribute('aria-disabled', 'true')
    await tabTo(page, /^\s*Continuer/)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: 'Quels animaux ont été soignés ?' })).toBeFocused()
    await tabTo(page, /Gaufrette/)
    await page.keyboard.press('Space')
    await tabTo(page, /Date des soins/)
    const [year = '', month = '', day = ''] = lastTwinDay().split('-')
    await page.keyboard.type(`${month}${day}${year}`)
    await tabTo(page, /Accident/)
    await page.keyboard.press('Space')
    await expect(wizard.next).not.toHaveAttribute('aria-disabled', 'true')
    await tabTo(page, /^\s*Continuer/)
    await page.keyboard.press('Enter')

    await expect(
      page.getByRole('heading', { level: 1, name: 'Ajoutez la feuille de soins de Gaufrette' }),
    ).toBeFocused()
    await tabTo(page, /Choisir un fichier/)
    await chooseFile(page, sample('care-sheet.pdf'))
    await expect(wizard.main.getByText('Reçue', { exact: true })).toBeVisible()
    await tabTo(page, /^\s*Continuer/)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: 'Vérifiez puis envoyez' })).toBeFocused()
    await expect(wizard.send).toBeVisible()
    await tabTo(page, /Je certifie/)
    await page.keyboard.press('Space')
    await tabTo(page, /^\s*Envoyer ma demande/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Votre demande est partie !' })).toBeFocused()
  },
)
