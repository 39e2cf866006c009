import { linkTo, mailTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { holdCode } from '../../portal/server/hold-code.ts'

test.use({ beginsSignedIn: false, wanted: { has_password: false } })

test('[AUTH-10] the mailed link of a first connection sets the first password and signs in', async ({
  page,
  origin,
  member,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/activate-account')) calls.push(request.postData() ?? '')
  })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Activer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activer votre espace' })).toBeVisible()
  const number = page.getByLabel('Numéro d’adhérent')
  // Written as on the certificate.
  await number.fill(member.nevg.replace(/(\d{3})(?=\d)/g, '$1 '))
  await page.getByRole('button', { name: 'Recevoir mon lien' }).click()
  await expect(
    page.getByRole('status').getByText('Consultez votre messagerie : un lien d’activation vient de vous être envoyé.'),
  ).toBeVisible()
  expect(calls).toEqual([JSON.stringify({ username: member.nevg })])

  const mail = await mailTo(origin, member.email, 'Activez votre espace Coussinet')
  // Typed and sent before the code arrives: both count.
  const letCodeCome = await holdCode(page)
  await page.goto(linkTo(mail, '/password-reset'), { waitUntil: 'commit' })
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Tilleul-Parapluie-42')
  await page.getByLabel('Confirmez le mot de passe', { exact: true }).fill('Tilleul-Parapluie-42')
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  letCodeCome()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()
})
