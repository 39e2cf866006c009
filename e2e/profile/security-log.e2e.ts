import { expectNoBarrier } from '../portal/looks/axe.ts'
import { linkTo, mailTo } from '../portal/mailbox.ts'
import { expect, test } from '../portal/own-member.ts'
import { openPanel, findPanel, savePanel } from '../portal/profile/panels.ts'
import { signedIn, fetchTokens } from '../portal/sign-in.ts'

test('[SAFE-02][PRO-07] the log shows sign-ins and changes; “it was not me” ends every session', async ({
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

  await page.goto('/animals')
  await page.getByRole('link', { name: 'Mes informations' }).first().click()
  const log = findPanel(page, 'log')
  await expect(log.getByRole('heading', { name: /^aujourd’hui/i })).toBeVisible()
  await expect(log.getByRole('listitem').filter({ hasText: 'Connexion avec le mot de passe' })).toHaveCount(2)
  const phones = await openPanel(page, 'phones')
  await phones.getByLabel('Téléphone fixe').fill('02 40 99 43 21')
  await savePanel(phones)
  await expect(phones.getByRole('definition')).toHaveText([/\d/, /02\s40\s99\s43\s21/])
  const address = await openPanel(page, 'address')
  await address.getByLabel('Ville').fill('REZE')
  // The browser's back button asks before unsaved input is lost.
  await page.evaluate(() => history.back())
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer à modifier' }).click()
  await expect(page).toHaveURL('/profile')
  await savePanel(address)
  await expect(address.locator('address')).toContainText('REZE')
  await page.reload()
  await expect(log.getByRole('listitem').first()).toContainText('Adresse postale modifiée')
  const phonesEntry = log.getByRole('listitem').nth(1)
  await expect(phonesEntry).toContainText(/Téléphones modifiés/)
  await expect(phonesEntry.getByRole('time')).toHaveText(/^\d{1,2}\sh(?:\s\d\d)?$/)
  // The log names the contact, not the whole of it.
  await expect(log).not.toContainText(/99\s?43\s?21/)

  const notice = await mailTo(origin, member.email, 'Vos numéros de téléphone ont été modifiés')
  expect(notice.text).not.toMatch(/99\s?43\s?21/)
  const guest = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  const link = linkTo(notice, '/not-me')
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1, name: 'Ce n’était pas vous ?' })).toBeVisible()
  expect(new URL(guest.url()).search).toBe('')
  // To open the link does nothing yet: programs that look at mails follow links.
  await elsewhere.reload()
  await expect(elsewhere.getByText('Biscotte').first()).toBeVisible()
  await guest.getByRole('button', { name: 'Ce n’était pas moi', exact: true }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Votre compte est protégé' })).toBeFocused()
  await expectNoBarrier(guest, 'account protected')

  for (const ended of [elsewhere, page]) {
    await ended.reload()
    await expect(ended).toHaveURL('/login')
    await expect(ended.getByText(member.email)).toHaveCount(0)
  }
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Ce n’était pas moi', exact: true }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Ce lien a expiré' })).toBeVisible()
  await guest.context().close()
  await other.close()
})
