import type { Page } from '@playwright/test'
import { expect, test } from '../portal/own-member.ts'
import { giveAuthenticator } from '../portal/profile/authenticator.ts'
import { openPanel, panelOf, savePanel } from '../portal/profile/panels.ts'

/** Makes the session one that signed in a while ago, until its member has proved who they are. */
async function signedInLongAgo(page: Page): Promise<void> {
  let isProven = false
  page.on('response', (response) => {
    if (response.url().endsWith('/api/me/reauthentications') && response.status() === 204) isProven = true
  })
  const json = {
    type: 'about:blank',
    status: 422,
    code: 'validation_failed',
    title: '',
    errors: { current_password: ['required'] },
    params: {},
    request_id: '',
  }
  await page.route(/\/api\/(?:me|passkeys\/[\w-]+|calendar-feed)$/, (route) =>
    isProven || route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 422, contentType: 'application/problem+json', json }),
  )
}

test('[SAFE-03] [SEC-34] a change of mobile asks in place for the password; nothing typed is lost, given up or wrong', async ({
  page,
  member,
}) => {
  await signedInLongAgo(page)
  await page.goto('/profile')
  const panel = await openPanel(page, 'phones')
  await panel.getByLabel('Mobile', { exact: true }).fill('06 39 98 01 02')
  await savePanel(panel)
  const question = page.getByRole('dialog', { name: 'C’est bien vous ?' })
  const field = question.getByLabel('Mot de passe actuel')
  await expect(field).toBeFocused()
  await expect(question.getByRole('button', { name: 'Utiliser une clé d’accès' })).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(panel.getByLabel('Mobile', { exact: true })).toHaveValue('06 39 98 01 02')
  await expect(page.getByRole('alert')).toHaveText('')

  await savePanel(panel)
  await field.fill('Faux#2026-essai')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/n’est pas celui que vous utilisez/)
  await field.fill(member.password)
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('status').getByText('Vos informations sont enregistrées.')).toBeVisible()
  await expect(panelOf(page, 'phones')).toContainText('06 39 98 01 02')
})

test('[SAFE-03] a member with a passkey proves who they are by it, and removes it', async ({ page }) => {
  await giveAuthenticator(page)
  await page.goto('/profile')
  const panel = panelOf(page, 'passkeys')
  await panel.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await panel.getByLabel('Nom de la clé d’accès').fill('Le portable')
  await panel.getByRole('button', { name: 'Créer la clé d’accès' }).click()
  await expect(panel.getByRole('listitem')).toContainText('Le portable')

  await signedInLongAgo(page)
  await panel.getByRole('button', { name: 'Supprimer Le portable' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  const question = page.getByRole('dialog', { name: 'C’est bien vous ?' })
  await question.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await expect(question).toHaveCount(0)
  await expect(panel).toContainText('Aucune clé d’accès pour l’instant.')
})

test.describe('in Italian', () => {
  test.use({ wanted: { locale: 'it', country: 'IT' } })

  test('[SAFE-03] [I18N-06] a calendar’s address asks who is there too, in the member’s language', async ({
    page,
    member,
  }) => {
    await signedInLongAgo(page)
    await page.goto('/profile/payment-methods')
    await page.getByRole('button', { name: /Crea/ }).click()
    const question = page.getByRole('dialog', { name: 'È proprio Lei?' })
    await question.getByLabel('Password attuale').fill(member.password)
    await question.getByRole('button', { name: 'Conferma' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Sostituisc/ })).toBeVisible()
  })
})
