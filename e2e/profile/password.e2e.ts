import { mailTo } from '../portal/mailbox.ts'
import { expect, test } from '../portal/own-member.ts'
import { openPanel } from '../portal/profile/panels.ts'
import { signedIn, fetchTokens } from '../portal/sign-in.ts'

const chosen = 'Tilleul-Parapluie-42'

test('[PRO-05] a change of the password ends the other sessions, and is told to the member', async ({
  page,
  browser,
  origin,
  member,
}) => {
  const other = await browser.newContext({
    storageState: signedIn(origin, await fetchTokens(origin, member.nevg, member.password)),
  })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/animals')
  await expect(elsewhere.getByText('Biscotte').first()).toBeVisible()

  await page.goto('/profile')
  const panel = await openPanel(page, 'password')
  const current = panel.getByLabel('Mot de passe actuel', { exact: true })
  await panel.getByLabel('Nouveau mot de passe', { exact: true }).fill(chosen)
  await panel.getByLabel('Confirmez le mot de passe', { exact: true }).fill(chosen)
  await current.fill(member.password)
  await panel.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByRole('status').getByText('Votre mot de passe est modifié.')).toBeVisible()
  await expect(current).toHaveCount(0)

  await elsewhere.reload()
  await expect(elsewhere).toHaveURL('/login')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes informations' })).toBeVisible()
  await mailTo(origin, member.email, 'Votre mot de passe est modifié')
  await expect(fetchTokens(origin, member.nevg, member.password)).rejects.toThrow('401')
  await fetchTokens(origin, member.nevg, chosen)
  await other.close()
})
