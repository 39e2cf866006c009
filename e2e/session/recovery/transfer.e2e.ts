import { linkTo, mailTo, tokenOf } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'

test.use({ beginsSignedIn: false })

async function transferLink(origin: string, nevg: string): Promise<string> {
  const response = await fetch(`${origin}/api/demo/transfer-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nevg }),
  })
  if (response.status !== 201) throw new Error(`No link was made: ${response.status}`)
  const { href }: { href: string } = await response.json()
  return href
}

test('[AUTH-11] the link is exchanged and signs in, once', async ({ page, origin, member }) => {
  const link = await transferLink(origin, member.nevg)
  expect(linkTo(await mailTo(origin, member.email, 'Votre lien de connexion'), '/transfer')).toBe(link)
  const exchanged = page.waitForRequest('**/api/auth/transfer')
  await page.goto(link)
  expect((await exchanged).postDataJSON()).toEqual({ token: tokenOf(link) })
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.getByRole('button', { name: /Camille Tournesol/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto(link)
  await expect(
    page.getByText('Ce lien de connexion a expiré ou n’est pas valide. Connectez-vous avec votre numéro d’adhérent.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/login')
})

for (const { language, locale, sentence, username } of [
  {
    language: 'French',
    locale: 'fr-FR',
    sentence: 'Ce lien de connexion a expiré ou n’est pas valide. Connectez-vous avec votre numéro d’adhérent.',
    username: 'Numéro d’adhérent',
  },
  {
    language: 'Italian',
    locale: 'it-IT',
    sentence: 'Il link di accesso è scaduto o non è valido. Acceda con il Suo numero cliente.',
    username: 'Numero cliente',
  },
]) {
  test.describe(`in ${language}`, () => {
    test.use({ locale })

    test('[AUTH-11] a link that is no good is told in a toast and leads to sign-in by hand', async ({ page }) => {
      for (const address of ['/transfer?token=not-a-token', '/transfer']) {
        await page.goto(address)
        await expect(page.getByText(sentence), address).toBeVisible()
        await expect(page, address).toHaveURL('/login')
        await expect(page.getByLabel(username), address).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
      }
    })
  })
}

test('[AUTH-11] a link that could not be looked at may be tried again', async ({ page, origin, member }) => {
  await page.route('**/api/auth/transfer', (route) => route.abort())
  await page.goto(await transferLink(origin, member.nevg))
  await expect(page.getByRole('heading', { level: 1, name: 'Votre lien n’a pas pu être vérifié' })).toBeVisible()
  await page.unroute('**/api/auth/transfer')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
})
