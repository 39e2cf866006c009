import { linkTo, mailedLink, mailTo, messagesTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { openPanel, panelOf, savePanel } from '../../portal/profile/panels.ts'
import { holdCode } from '../../portal/server/hold-code.ts'
import { tokensOf } from '../../portal/sign-in.ts'

const confirmation = 'Confirmez votre nouvelle adresse e-mail'

test('[PRO-04] a new address counts once its link is followed; the old one is told', async ({
  page,
  origin,
  member,
  browser,
}) => {
  const wanted = `nouvelle.${member.nevg}@example.org`
  await page.goto('/profile')
  const panel = await openPanel(page, 'email')
  await panel.getByLabel('Adresse e-mail').fill(wanted)
  await savePanel(panel)
  await expect(
    page.getByRole('status').getByText('Confirmez votre nouvelle adresse grâce au lien reçu par e-mail.'),
  ).toBeVisible()
  await expect(panel).toContainText(/attend votre confirmation/)
  await expect(panel).toContainText(wanted)
  await expect(panel).toContainText(member.email)
  await mailTo(origin, member.email, 'Un changement d’adresse e-mail a été demandé')
  await expect(tokensOf(origin, wanted, member.password)).rejects.toThrow('401')

  // Sent again: the newer link kills the older one.
  const first = await mailTo(origin, wanted, confirmation)
  await panel.getByRole('button', { name: 'Envoyer à nouveau' }).click()
  const again = panel.getByRole('button', { name: 'Envoyer à nouveau' })
  await expect(again).toHaveAccessibleDescription(/Un nouvel envoi sera possible dans \d+ s\./)
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expect(
    page.getByRole('status').getByText('Confirmez votre nouvelle adresse grâce au lien reçu par e-mail.'),
  ).toHaveCount(1)
  const second = await mailTo(origin, wanted, confirmation, first)
  const elsewhere = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  await elsewhere.goto(linkTo(first, '/email-confirmation'))
  await elsewhere.getByRole('button', { name: 'Confirmer cette adresse' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Ce lien de confirmation a expiré' })).toBeVisible()
  await expect(panelOf(page, 'email')).toContainText(/attend votre confirmation/)

  // A press on the ready page is kept until its code arrives.
  const letCodeCome = await holdCode(elsewhere)
  await elsewhere.goto(linkTo(second, '/email-confirmation'), { waitUntil: 'commit' })
  await elsewhere.getByRole('button', { name: 'Confirmer cette adresse' }).click()
  letCodeCome()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Votre nouvelle adresse est confirmée' })).toBeVisible()
  expect(new URL(elsewhere.url()).search).toBe('')

  // The open profile follows by itself.
  await expect(panel).not.toContainText(/attend votre confirmation/)
  await expect(panel).toContainText(wanted)
  await expect(panel).not.toContainText(member.email)
  await mailTo(origin, member.email, 'Votre adresse e-mail a été modifiée')
  await tokensOf(origin, wanted, member.password)
  await expect(tokensOf(origin, member.email, member.password)).rejects.toThrow('401')
  await elsewhere.context().close()
})

test('[PRO-04] a change that is given up leaves the address, and its link opens nothing', async ({
  page,
  origin,
  member,
}) => {
  const wanted = `autre.${member.nevg}@example.org`
  await page.goto('/profile')
  const panel = await openPanel(page, 'email')
  await panel.getByLabel('Adresse e-mail').fill(wanted)
  await savePanel(panel)
  const link = await mailedLink(origin, wanted, confirmation, '/email-confirmation')
  await panel.getByRole('button', { name: 'Annuler le changement' }).click()
  await expect(page.getByRole('status').getByText(`Votre adresse reste ${member.email}.`)).toBeVisible()
  await expect(panel).not.toContainText(wanted)
  await expect(panel.getByRole('button', { name: 'Modifier' })).toBeFocused()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ce lien de confirmation a expiré' })).toBeVisible()
  await page.goto('/profile')
  await expect(panel).toContainText(member.email)
  await expect(panel).not.toContainText(wanted)
})

test('[PRO-02] a malformed address has its message, an empty one is required, and nothing is sent', async ({
  page,
  origin,
  member,
}) => {
  await page.goto('/profile')
  const panel = await openPanel(page, 'email')
  const email = panel.getByLabel('Adresse e-mail')
  await email.fill('camille@')
  await savePanel(panel)
  await expect(email).toHaveAccessibleDescription(/Cette adresse e-mail n’est pas valide\.$/)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('')
  await expect(email).toHaveAccessibleDescription(/Obligatoire$/)
  await panel.getByRole('button', { name: 'Annuler', exact: true }).click()
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await expect(panel).toContainText(member.email)
  expect(await messagesTo(origin, member.email)).toEqual([])
})
