import { messagesTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { openPanel, panelOf, savePanel } from '../../portal/profile/panels.ts'

test('[PRO-01] mobile and landline are changed and shown as one writes them', async ({ page, origin }) => {
  await page.goto('/profile')
  const panel = await openPanel(page, 'phones')
  await panel.getByLabel('Mobile', { exact: true }).fill('06 39 98 12 34')
  await panel.getByLabel('Téléphone fixe').fill('+39 06 6982 1234')
  // A number that names its country chooses it.
  await expect(panel.getByLabel('Pays du fixe')).toHaveValue('IT')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await savePanel(panel)
  expect((await sent).postDataJSON()).toEqual({ phones: { mobile: '+33639981234', landline: '+390669821234' } })
  await expect(panel).toContainText(/06\s39\s98\s12\s34/)
  await expect(panel).toContainText(/06\s?6982\s?1234/)
  await page.reload()
  await expect(panelOf(page, 'phones')).toContainText(/06\s39\s98\s12\s34/)
  // The new mobile is told.
  await expect
    .poll(async () => (await messagesTo(origin, '+33639981234')).filter(({ channel }) => channel === 'sms').length, {
      timeout: 20_000,
    })
    .toBe(1)
})

test('[PRO-02] a wrong number has its message, and one at least is needed', async ({ page }) => {
  await page.goto('/profile')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(request.url())
  })
  const panel = await openPanel(page, 'phones')
  const mobile = panel.getByLabel('Mobile', { exact: true })
  const landline = panel.getByLabel('Téléphone fixe')
  await mobile.fill('01 23 45 67 89')
  await landline.fill('06 39 98 12 34')
  await savePanel(panel)
  await expect(mobile).toHaveAccessibleDescription('Ce numéro de mobile n’est pas valide.')
  await expect(landline).toHaveAccessibleDescription('Ce numéro de téléphone fixe n’est pas valide.')
  await expect(mobile).toBeFocused()
  await mobile.fill('')
  await landline.fill('')
  await savePanel(panel)
  await expect(panel.getByText('Indiquez au moins un numéro de téléphone.')).toBeVisible()
  await expect(panel.getByRole('group', { name: 'Téléphones' })).toHaveAccessibleDescription(
    'Indiquez au moins un numéro de téléphone.',
  )
  for (const number of [mobile, landline]) {
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(number).toHaveAccessibleDescription('Indiquez au moins un numéro de téléphone.')
  }
  await expect(mobile).toBeFocused()
  expect(calls).toEqual([])
  await landline.fill('02 40 99 12 34')
  await expect(panel.getByText('Indiquez au moins un numéro de téléphone.')).toHaveCount(0)
  for (const number of [mobile, landline]) await expect(number).not.toHaveAttribute('aria-invalid')
  await savePanel(panel)
  await expect(panel.getByRole('definition')).toHaveText(['Aucun', /02\s40\s99\s12\s34/])
})

test.describe('in Italian', () => {
  test.use({ wanted: { locale: 'it', country: 'IT' } })

  test('[PRO-02] the messages of phones and e-mail are Italian', async ({ page }) => {
    await page.goto('/profile')
    const phones = await openPanel(page, 'phones')
    await phones.getByLabel('Cellulare', { exact: true }).fill('123')
    await phones.getByLabel('Telefono fisso').fill('456')
    await savePanel(phones)
    await expect(phones.getByLabel('Cellulare', { exact: true })).toHaveAccessibleDescription(
      'Il numero di cellulare non è valido.',
    )
    await expect(phones.getByLabel('Telefono fisso')).toHaveAccessibleDescription(
      'Il numero di telefono fisso non è valido.',
    )
    await phones.getByRole('button', { name: 'Annulla', exact: true }).click()
    await page.getByRole('button', { name: 'Abbandonare' }).click()
    const email = await openPanel(page, 'email')
    await email.getByLabel('Indirizzo e-mail').fill('nessuno@')
    await savePanel(email)
    await expect(email.getByLabel('Indirizzo e-mail')).toHaveAccessibleDescription(/L’indirizzo e-mail non è valido\.$/)
  })
})
