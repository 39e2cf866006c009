import type { Page } from '@playwright/test'
import { linkTo, mailTo, readToken } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { fetchTokens } from '../../portal/sign-in.ts'

test.use({ beginsSignedIn: false })

const chosen = 'Tilleul-Parapluie-42'
const password = (page: Page) => page.getByLabel('Nouveau mot de passe', { exact: true })
const repetition = (page: Page) => page.getByLabel('Confirmez le mot de passe', { exact: true })

test('[AUTH-07][AUTH-08][AUTH-09] from sign-in, the mailed link takes the new password twice and signs in; used, it offers to begin again', async ({
  page,
  origin,
  member,
}) => {
  const { access_token } = await fetchTokens(origin, member.nevg, member.password)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  await page.getByLabel('Numéro d’adhérent ou adresse e-mail').fill(member.nevg)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeFocused()
  const link = linkTo(await mailTo(origin, member.email, 'Choisissez un nouveau mot de passe'), '/password-reset')

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Choisir un nouveau mot de passe' })).toBeVisible()
  await password(page).fill(chosen)
  await repetition(page).fill(chosen)
  const sent = page.waitForRequest('**/api/auth/reset-password')
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  expect((await sent).postDataJSON()).toEqual({
    token: readToken(link),
    password: chosen,
    password_confirmation: chosen,
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  await expect(page.getByRole('status').getByText('Votre mot de passe est modifié.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()

  // The session of before has ended, the password of before opens nothing.
  const before = await page.request.get('/api/me', { headers: { authorization: `Bearer ${access_token}` } })
  expect(before.status()).toBe(401)
  await expect(fetchTokens(origin, member.nevg, member.password)).rejects.toThrow('401')

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
  await expect(fetchTokens(origin, member.nevg, 'Voilier#Brume7')).rejects.toThrow('401')
})

test.describe('in Italian', () => {
  test.use({ wanted: { locale: 'it', country: 'IT' }, locale: 'it-IT' })

  test(
    '[AUTH-07][AUTH-08] the whole recovery is done by the keyboard alone',
    { tag: '@deep' },
    async ({ page, origin, member }) => {
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
      await expect(page.getByRole('heading', { level: 1, name: 'Password dimenticata? Riceva un link' })).toBeVisible()
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
    },
  )
})
