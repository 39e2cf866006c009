import { linkTo, mailTo, readToken } from '../../portal/mailbox.ts'
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

test('[AUTH-11] the link is exchanged by a press and signs in, once; to open it spends nothing', async ({
  page,
  origin,
  member,
}) => {
  const link = await transferLink(origin, member.nevg)
  expect(linkTo(await mailTo(origin, member.email, 'Votre lien de connexion'), '/transfer')).toBe(link)
  const exchanges: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/transfer')) exchanges.push(request.url())
  })
  // Like a program that checks mails, and runs the links it finds.
  await page.goto(link, { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Me connecter maintenant' })).toBeVisible()
  expect(exchanges).toEqual([])
  await page.goto('/login')

  const exchanged = page.waitForRequest('**/api/auth/transfer')
  await page.goto(link)
  await page.getByRole('button', { name: 'Me connecter maintenant' }).click()
  expect((await exchanged).postDataJSON()).toEqual({ token: readToken(link) })
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.getByRole('button', { name: /Camille Tournesol/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto(link)
  await page.getByRole('button', { name: 'Me connecter maintenant' }).click()
  await expect(
    page.getByText('Ce lien de connexion a expiré ou n’est pas valide. Connectez-vous avec votre numéro d’adhérent.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('[SAME-01] where a session is open the link’s page says so, and a press replaces it', async ({
  page,
  origin,
  member,
}) => {
  const signIn = page.getByRole('button', { name: 'Me connecter maintenant' })
  const home = page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })
  const token = () => page.evaluate(() => localStorage.getItem('auth_token'))
  await page.goto(await transferLink(origin, member.nevg))
  await signIn.click()
  await expect(home).toBeVisible()
  const first = await token()

  await page.goto(await transferLink(origin, member.nevg))
  await expect(page.getByText(/^Un espace est déjà ouvert dans ce navigateur \(Camille Tournesol\)\./)).toBeVisible()
  await page.getByRole('button', { name: 'Garder l’espace ouvert' }).click()
  await expect(home).toBeVisible()
  expect(await token()).toBe(first)

  await page.goto(await transferLink(origin, member.nevg))
  await signIn.click()
  await expect(home).toBeVisible()
  await expect.poll(token).not.toBe(first)
})
