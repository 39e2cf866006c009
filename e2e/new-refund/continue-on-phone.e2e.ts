import { devices } from '@playwright/test'
import { expect, test } from '../portal/own-member.ts'
import { daysAgo, sample, wizardOn } from '../portal/wizard/wizard.ts'

test('[OFF-03] a draft begun on the computer is continued on the phone by its code, and both follow each other', async ({
  page,
  browser,
  origin,
}) => {
  test.slow()
  const computer = wizardOn(page)
  await computer.open()
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/continuations')),
    computer.main.getByRole('button', { name: 'Continuer sur mon téléphone' }).click(),
  ])
  const { href }: { href: string } = await answer.json()
  const dialog = page.getByRole('dialog', { name: 'Continuer sur mon téléphone' })
  await expect(dialog.getByRole('img', { name: 'Code à scanner avec le téléphone' })).toBeVisible()
  expect(new URL(href).pathname).toBe('/continue')

  const context = await browser.newContext({
    ...devices['iPhone 15'],
    baseURL: origin,
    locale: 'fr-FR',
    storageState: { cookies: [], origins: [] },
  })
  const handset = await context.newPage()
  const phone = wizardOn(handset)
  const code = new URL(href)
  await handset.goto(code.pathname + code.hash)
  await expect(handset).toHaveURL('/continue')
  await handset.getByRole('button', { name: 'Continuer ma demande' }).click()
  await phone.heading('Ajoutez votre facture payée')
  await expect(handset.getByText('Prendre une photo')).toBeVisible()

  await expect(dialog).toBeHidden()
  await expect(computer.main.getByText(/^Votre téléphone a rejoint cette demande \(Safari sur iOS\)/)).toBeVisible()

  // The code is spent.
  const late = await browser.newContext({ baseURL: origin, storageState: { cookies: [], origins: [] } })
  const stranger = await late.newPage()
  await stranger.goto(code.pathname + code.hash)
  await stranger.getByRole('button', { name: 'Continuer ma demande' }).click()
  await expect(stranger.getByText('Ce code a expiré ou a déjà servi.')).toBeVisible()
  await expect(stranger).toHaveURL('/login')
  await late.close()

  // The photo taken on the phone arrives on the computer, and its steps are followed.
  await phone.addInvoice(sample('invoice-small.jpg'))
  await phone.heading('Quels animaux ont été soignés ?')
  await computer.heading('Quels animaux ont été soignés ?')

  // Both fill in the same step: each sees the other's, and nobody's typing is lost.
  const number = computer.field(/^Numéro de facture/)
  await number.pressSequentially('F-20')
  await phone.pick('Biscotte')
  await expect(computer.main.getByRole('checkbox', { name: 'Biscotte' })).toBeChecked({ timeout: 3000 })
  await expect(number).toHaveValue('F-20')
  await number.pressSequentially('26')
  await number.blur()
  await expect(phone.field(/^Numéro de facture/)).toHaveValue('F-2026', { timeout: 3000 })
  await phone.field('Date des soins').fill(daysAgo(3))
  await phone.choose('accident')
  await expect(computer.field('Date des soins')).toHaveValue(daysAgo(3), { timeout: 3000 })
  await phone.next.click()
  await phone.heading(/feuille de soins/)
  await handset
    .getByRole('main')
    .getByLabel(phone.words.choose, { exact: true })
    .first()
    .setInputFiles(sample('care-sheet.png'))
  await expect(handset.getByText(phone.words.received, { exact: true }).first()).toBeVisible({ timeout: 25_000 })
  await phone.next.click()
  await phone.declare()
  await phone.send.click()
  const reference = await phone.expectSent()

  expect(await computer.expectSent()).toBe(reference)
  await expect(page.getByRole('alert')).toHaveText('')

  // The phone has a session of its own.
  await page.goto('/profile')
  await expect(page.getByText('Safari sur iOS').first()).toBeVisible()
  await context.close()
})
