import { mailTo } from '../portal/mailbox.ts'
import { expect, test } from '../portal/own-member.ts'
import { openPanel } from '../portal/profile/panels.ts'
import { signedIn, tokensOf } from '../portal/sign-in.ts'

const chosen = 'Tilleul-Parapluie-42'

test('[PRO-05] asks for the current password, ends the other sessions, and tells the member', async ({
  page,
  browser,
  origin,
  member,
}) => {
  const other = await browser.newContext({
    storageState: signedIn(origin, await tokensOf(origin, member.nevg, member.password)),
  })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/animals')
  await expect(elsewhere.getByText('Biscotte').first()).toBeVisible()

  await page.goto('/profile')
  const panel = await openPanel(page, 'password')
  const current = panel.getByLabel('Mot de passe actuel', { exact: true })
  await panel.getByLabel('Nouveau mot de passe', { exact: true }).fill(chosen)
  await panel.getByLabel('Confirmez le mot de passe', { exact: true }).fill(chosen)
  await panel.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(current).toHaveAccessibleDescription('Obligatoire')
  await expect(current).toBeFocused()

  // A refused field bears its error; the rest stays.
  await current.fill('Pas-Le-Bon-7')
  const refused = page.waitForResponse('**/api/password')
  await panel.getByRole('button', { name: 'Changer le mot de passe' }).click()
  expect((await refused).status()).toBe(422)
  await expect(current).toHaveAccessibleDescription('Ce mot de passe n’est pas celui que vous utilisez aujourd’hui.')
  await expect(panel.getByLabel('Nouveau mot de passe', { exact: true })).toHaveValue(chosen)
  await expect(panel.getByLabel('Confirmez le mot de passe', { exact: true })).toHaveValue(chosen)

  await current.fill(member.password)
  await panel.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByRole('status').getByText('Votre mot de passe est modifié.')).toBeVisible()
  await expect(current).toHaveCount(0)

  await elsewhere.reload()
  await expect(elsewhere).toHaveURL('/login')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes informations' })).toBeVisible()
  await mailTo(origin, member.email, 'Votre mot de passe est modifié')
  await expect(tokensOf(origin, member.nevg, member.password)).rejects.toThrow('401')
  await tokensOf(origin, member.nevg, chosen)
  await other.close()
})
