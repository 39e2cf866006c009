import type { Page } from '@playwright/test'
import { mailTo } from '../portal/mailbox.ts'
import { expect, test } from '../portal/own-member.ts'
import { giveAuthenticator } from '../portal/profile/authenticator.ts'
import { findPanel } from '../portal/profile/panels.ts'
import { signInByHand } from '../portal/sign-in.ts'

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Camille Tournesol/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/login')
}

/** Makes the session one that signed in a while ago, until its member has proved who they are. */
async function signedInLongAgo(page: Page): Promise<void> {
  const json = {
    type: 'about:blank',
    status: 422,
    code: 'validation_failed',
    title: '',
    errors: { current_password: ['required'] },
    params: {},
    request_id: '',
  }
  await page.route(/\/api\/passkeys\/[\w-]+$/, (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', json }),
  )
  page.on('response', (response) => {
    if (response.url().endsWith('/api/me/reauthentications') && response.status() === 204) void page.unrouteAll()
  })
}

test('[SAFE-03][KEY-01] a passkey is made, named, signs in as the first choice, is renamed, proves who is there, and is removed, on the device too', async ({
  page,
  origin,
  member,
}) => {
  const device = await giveAuthenticator(page)
  await page.goto('/profile')
  const panel = findPanel(page, 'passkeys')
  await expect(panel).toContainText('Aucune clé d’accès pour l’instant.')
  await panel.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await expect(panel.getByLabel('Nom de la clé d’accès')).toHaveValue('Chrome sur Linux')
  await panel.getByLabel('Nom de la clé d’accès').fill('Le portable')
  await panel.getByRole('button', { name: 'Créer la clé d’accès' }).click()
  await expect(page.getByRole('status').getByText('Votre clé d’accès est prête.')).toBeVisible()
  const row = panel.getByRole('listitem').filter({ hasText: 'Le portable' })
  await expect(row).toContainText('jamais utilisée')
  await mailTo(origin, member.email, 'Une clé d’accès a été ajoutée')

  // The device holds one already.
  await panel.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await panel.getByRole('button', { name: 'Créer la clé d’accès' }).click()
  await expect(
    page.getByRole('status').getByText('Cet appareil garde déjà une clé d’accès pour votre compte.'),
  ).toBeVisible()
  await panel.getByRole('button', { name: 'Annuler', exact: true }).click()

  await signOut(page)
  const first = page.getByRole('button', { name: 'Se connecter avec une clé d’accès' })
  await expect(first).toBeVisible()
  const [choice, number] = [await first.boundingBox(), await page.getByLabel('Numéro d’adhérent').boundingBox()]
  expect(choice?.y ?? 0).toBeLessThan(number?.y ?? 0)
  await first.click()
  await expect(greeting(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()

  await page.goto('/profile')
  await expect(row).toContainText(/utilisée/)
  await expect(row).not.toContainText('jamais')
  await expect(findPanel(page, 'log')).toContainText('Connexion avec une clé d’accès')
  await row.getByRole('button', { name: 'Renommer Le portable' }).click()
  await panel.getByLabel('Nom de la clé d’accès').fill('Ordinateur du salon')
  await panel.getByRole('button', { name: 'Renommer', exact: true }).click()
  await expect(panel.getByRole('listitem')).toContainText('Ordinateur du salon')
  await page.reload()
  await signedInLongAgo(page)
  const [held] = await device.held()
  if (held === undefined) throw new Error('The device holds no passkey.')
  await panel.getByRole('button', { name: 'Supprimer Ordinateur du salon' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  const question = page.getByRole('dialog', { name: 'C’est bien vous ?' })
  await question.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await expect(question).toHaveCount(0)
  await expect(panel).toContainText('Aucune clé d’accès pour l’instant.')
  await mailTo(origin, member.email, 'Une clé d’accès a été supprimée')

  // The browser was told.
  await expect.poll(device.held).toEqual([])

  // A removed passkey no longer signs in, and a device that still has it learns so when it is used.
  await signOut(page)
  await device.restore(held)
  await first.click()
  await expect(
    page
      .getByRole('alert')
      .getByText('Cette clé d’accès n’a pas permis de vous connecter. Utilisez votre mot de passe.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect.poll(device.held).toEqual([])
})

test.describe('after a sign-in with the password', { tag: '@deep' }, () => {
  test.use({ beginsSignedIn: false })

  test('[SAFE-03] a passkey is offered once, made by one press, and signs in next time', async ({ page, member }) => {
    await giveAuthenticator(page)
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Utiliser une clé d’accès' })).toBeVisible()
    await signInByHand(page, member.nevg, member.password)
    await expect(greeting(page)).toBeVisible()
    const offer = page.getByRole('region', { name: 'La prochaine fois, sans mot de passe' })
    await offer.getByRole('button', { name: 'Plus tard' }).click()
    await expect(offer).toHaveCount(0)

    await signOut(page)
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await signInByHand(page, member.nevg, member.password)
    await offer.getByRole('button', { name: 'Créer une clé d’accès' }).click()
    await expect(page.getByRole('status').getByText(/^Votre clé d’accès est prête/)).toBeVisible()
    await expect(offer).toHaveCount(0)
    await signOut(page)
    await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
    await expect(greeting(page)).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
})
