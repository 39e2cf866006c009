import type { Page } from '@playwright/test'
import type { Place } from './place.ts'

/** Asks for a link that nobody gets. */
async function askForLink(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill('900 000 019')
  await page.locator('button[type=submit]').click()
  await page.locator('#again').waitFor()
}

/** Presses the one button of a mailed link’s page, whose link is of no use. */
async function useDeadLink(page: Page): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('main').locator('button.Button_large').click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: title }).waitFor()
}

const guest = (name: string, address: string, show?: Place['show']): Place => ({
  name,
  address,
  isGuest: true,
  ...(show === undefined ? {} : { show }),
})

/** Pages for somebody who has not signed in. */
export const guestPlaces: Place[] = [
  guest('login', '/login'),
  guest('forgot password', '/forgot-password'),
  guest('forgot password, sent', '/forgot-password', askForLink),
  guest('first connection', '/activation'),
  guest('first connection, sent', '/activation', askForLink),
  guest('new password', '/password-reset?token=sample'),
  guest('new password, refused', '/password-reset?token=sample', async (page) => {
    await page.locator('input[name=password]').fill('aB3')
    await page.locator('button[type=submit]').click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  }),
  guest('new password, expired', '/password-reset'),
  guest('connection link', '/transfer?token=sample'),
  guest('code on the phone', '/continue?token=sample'),
  guest('back from a provider', '/sign-in/sample?code=sample&state=sample'),
  guest('new e-mail', '/email-confirmation?token=sample'),
  guest('new e-mail, expired', '/email-confirmation?token=sample', useDeadLink),
  guest('not me', '/not-me?token=sample'),
  guest('not me, expired', '/not-me?token=sample', useDeadLink),
  guest('vet’s link, expired', '/vet?token=sample'),
  guest('privacy', '/privacy'),
  guest('legal notice', '/legal-notice'),
  guest('accessibility', '/accessibility'),
  guest('invitation', '/sponsorship/helene-7k3qx9m2vt4h'),
  guest('invitation, a quote refused', '/sponsorship/helene-7k3qx9m2vt4h', async (page) => {
    await page.getByRole('main').locator('summary').click()
    await page.locator('form.guest-quote_form button[type=submit]').click()
    await page.locator('form.guest-quote_form [aria-invalid=true]').first().waitFor()
  }),
  guest('invitation of nobody', '/sponsorship/nobody-0000000000', async (page) => {
    await page.getByRole('main').getByRole('link').waitFor()
  }),
]
