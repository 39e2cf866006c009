import { linkTo, mailTo, messagesTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { holdCode } from '../../portal/server/hold-code.ts'

test.use({ beginsSignedIn: false, wanted: { has_password: false } })

test('[AUTH-10] a malformed number is refused before any call; the mailed link sets the first password and signs in', async ({
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
  await expect(page).toHaveURL('/activation')
  const number = page.getByLabel('Numéro d’adhérent')
  const lastDigit = Number(member.nevg.at(-1))
  for (const malformed of [
    '',
    '12345678',
    member.nevg.slice(0, 8) + ((lastDigit + 1) % 10),
    'camille@example.org',
    `${member.nevg}0`,
  ]) {
    await number.fill(malformed)
    await page.getByRole('button', { name: 'Recevoir mon lien' }).click()
    await expect(number, malformed).toHaveAccessibleDescription(
      malformed === '' ? /Obligatoire/ : /Ce numéro d’adhérent n’est pas valide\. Il compte 9 chiffres\./,
    )
    await expect(number, malformed).toBeFocused()
  }
  expect(calls).toEqual([])

  // Written as it stands on the certificate.
  await number.fill(member.nevg.replace(/(\d{3})(?=\d)/g, '$1 '))
  await page.getByRole('button', { name: 'Recevoir mon lien' }).click()
  await expect(
    page.getByRole('status').getByText('Consultez votre messagerie : un lien d’activation vient de vous être envoyé.'),
  ).toBeVisible()
  expect(calls).toEqual([JSON.stringify({ username: member.nevg })])

  const mail = await mailTo(origin, member.email, 'Activez votre espace Coussinet')
  // Typed and sent before the code arrives: both are kept.
  const letCodeCome = await holdCode(page)
  await page.goto(linkTo(mail, '/password-reset'), { waitUntil: 'commit' })
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Tilleul-Parapluie-42')
  await page.getByLabel('Confirmez le mot de passe', { exact: true }).fill('Tilleul-Parapluie-42')
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  letCodeCome()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()
})

test('[AUTH-10] a number that nobody bears is answered alike', async ({ page, origin }) => {
  await page.goto('/activation')
  await page.getByLabel('Numéro d’adhérent').fill('900 000 019')
  await page.getByRole('button', { name: 'Recevoir mon lien' }).click()
  await expect(
    page.getByRole('status').getByText('Consultez votre messagerie : un lien d’activation vient de vous être envoyé.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeVisible()
  expect(await messagesTo(origin, 'essai.900000019@example.org')).toEqual([])
})
