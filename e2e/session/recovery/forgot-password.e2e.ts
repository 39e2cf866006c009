import type { Page } from '@playwright/test'
import { linkTo, mailTo, messagesTo, recoveryLink, tokenOf } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { tokensOf } from '../../portal/sign-in.ts'

test.use({ beginsSignedIn: false })

const chosen = 'Tilleul-Parapluie-42'
const password = (page: Page) => page.getByLabel('Nouveau mot de passe', { exact: true })
const repetition = (page: Page) => page.getByLabel('Confirmez le mot de passe', { exact: true })

test('[AUTH-07] from sign-in, whatever the username, the answer is the same toast and the same page', async ({
  page,
  origin,
  member,
}) => {
  const said: string[] = []
  for (const username of [member.nevg, 'personne@example.org', member.email]) {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await page.getByLabel('Numéro d’adhérent ou adresse e-mail').fill(username)
    const asked = page.waitForRequest('**/api/auth/forgot-password')
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    expect((await asked).postDataJSON()).toEqual({ username })
    expect((await (await asked).response())?.status()).toBe(204)
    await expect(
      page.getByRole('status').getByText('Si un compte correspond à ce numéro, vous recevrez un lien par e-mail.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeFocused()
    const shown = await page.getByRole('main').innerText()
    said.push(shown.replace(/Demande faite pour .*?\. /, '').replace(/dans \d+\ss/, ''))
  }
  expect(new Set(said).size, said.join('\n---\n')).toBe(1)
  await expect.poll(async () => (await messagesTo(origin, member.email)).length, { timeout: 20_000 }).toBe(2)
  expect(await messagesTo(origin, 'personne@example.org')).toEqual([])
})

test('the link is sent again after a minute, and what was typed can be mended', async ({ page, origin, member }) => {
  await page.clock.install()
  await page.goto('/forgot-password')
  await page.getByLabel('Numéro d’adhérent ou adresse e-mail').fill('900 000 019')
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  const again = page.getByRole('button', { name: 'Envoyer à nouveau' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expect(again).toHaveAccessibleDescription(/^Un nouvel envoi sera possible dans \d+\ss\.$/)
  await page.getByRole('button', { name: 'Modifier ma saisie' }).click()
  await expect(page.getByLabel('Numéro d’adhérent ou adresse e-mail')).toHaveValue(/^900\s?000\s?019$/)
  await page.getByLabel('Numéro d’adhérent ou adresse e-mail').fill(member.nevg)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  const first = await mailTo(origin, member.email, 'Choisissez un nouveau mot de passe')
  await page.clock.fastForward(61_000)
  await expect(again).not.toHaveAttribute('aria-disabled', 'true')
  await again.click()
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  const second = await mailTo(origin, member.email, 'Choisissez un nouveau mot de passe', first)

  // The newer link kills the older one.
  await page.goto(linkTo(first, '/password-reset'))
  await password(page).fill(chosen)
  await repetition(page).fill(chosen)
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ce lien a expiré ou a déjà servi' })).toBeVisible()
  await page.goto(linkTo(second, '/password-reset'))
  await password(page).fill(chosen)
  await repetition(page).fill(chosen)
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
})

test('[AUTH-08][AUTH-09] the mailed link takes the new password twice and signs in; used, it offers to begin again', async ({
  page,
  origin,
  member,
}) => {
  const { access_token } = await tokensOf(origin, member.nevg, member.password)
  await page.goto('/forgot-password')
  await page.getByLabel('Numéro d’adhérent ou adresse e-mail').fill(member.nevg)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  const link = linkTo(await mailTo(origin, member.email, 'Choisissez un nouveau mot de passe'), '/password-reset')

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Choisir un nouveau mot de passe' })).toBeVisible()
  await password(page).fill(chosen)
  await repetition(page).fill(chosen)
  const sent = page.waitForRequest('**/api/auth/reset-password')
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  expect((await sent).postDataJSON()).toEqual({ token: tokenOf(link), password: chosen, password_confirmation: chosen })
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  await expect(page.getByRole('status').getByText('Votre mot de passe est modifié.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()

  // The session of before has ended, the password of before opens nothing.
  const before = await page.request.get('/api/me', { headers: { authorization: `Bearer ${access_token}` } })
  expect(before.status()).toBe(401)
  await expect(tokensOf(origin, member.nevg, member.password)).rejects.toThrow('401')

  await page.getByRole('button', { name: /Camille Tournesol/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto(link)
  await password(page).fill('Voilier#Brume7')
  await repetition(page).fill('Voilier#Brume7')
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Ce lien de réinitialisation a expiré.' })
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Demander un nouveau lien' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByLabel('Numéro d’adhérent ou adresse e-mail')).toBeVisible()
  await expect(toast).toHaveCount(0)
  await expect(tokensOf(origin, member.nevg, 'Voilier#Brume7')).rejects.toThrow('401')
})

test('[SEC-05] a password that is easily guessed is refused at its field with the reason, and the link still works', async ({
  page,
  origin,
  member,
}) => {
  await page.goto(await recoveryLink(origin, member))
  const guessed = [
    ['Password1!', /mot très courant/],
    ['Azerty123!', /mot très courant/],
    ['Qwerty123!', /mot très courant/],
    ['Coussinet#2028', /contient notre nom/],
    [`Aa-${member.nevg}`, /votre e-mail ou votre numéro/],
    ['Biscotte!2026', /celui d’un animal/],
  ] as const
  for (const [typed, reason] of guessed) {
    await password(page).fill(typed)
    await repetition(page).fill(typed)
    const answered = page.waitForResponse('**/api/auth/reset-password')
    await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
    expect((await answered).status(), typed).toBe(422)
    await expect(password(page), typed).toHaveAccessibleDescription(reason)
    await expect(password(page), typed).toHaveAttribute('aria-invalid', 'true')
    await expect(repetition(page), typed).toHaveValue(typed)
  }
  await password(page).fill(chosen)
  await repetition(page).fill(chosen)
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
})

test.describe('in Italian', () => {
  test.use({ wanted: { locale: 'it', country: 'IT' }, locale: 'it-IT' })

  test('[AUTH-07][AUTH-08] the whole recovery is done by the keyboard alone', async ({ page, origin, member }) => {
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const tabTo = async (name: string | RegExp, role: 'link' | 'button' | 'textbox') => {
      const wanted = page.getByRole(role, { name })
      for (let presses = 0; presses < 25; presses += 1) {
        if (await wanted.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      await expect(wanted).toBeFocused()
    }
    await tabTo('Password dimenticata?', 'link')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Ricevere un link di reimpostazione' })).toBeVisible()
    await tabTo('Numero cliente o indirizzo e-mail', 'textbox')
    await page.keyboard.type(member.nevg)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Controlli la Sua posta' })).toBeFocused()
    await expect(
      page.getByRole('status').getByText('Se esiste un account con questo numero, riceverà un link via e-mail.'),
    ).toBeVisible()

    await page.goto(linkTo(await mailTo(origin, member.email, 'Scelga una nuova password'), '/password-reset'))
    await expect(page.getByRole('heading', { level: 1, name: 'Scelga una nuova password' })).toBeVisible()
    await tabTo('Nuova password', 'textbox')
    await page.keyboard.type('Nuvola_Lanterna_12')
    await tabTo('Confermi la password', 'textbox')
    // A mistake sends the focus to where it is mended.
    await page.keyboard.type('Nuvola_Lanterna_1')
    await page.keyboard.press('Enter')
    const again = page.getByLabel('Confermi la password', { exact: true })
    await expect(again).toHaveAccessibleDescription('Le due password non coincidono.')
    await expect(again).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('2')
    await tabTo('Salva e accedi', 'button')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Buongiorno Camille' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  })
})
