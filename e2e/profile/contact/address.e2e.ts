import { expect, test } from '../../portal/own-member.ts'
import { openPanel, panelOf, savePanel } from '../../portal/profile/panels.ts'

test('[PRO-01] every line of the address is changed and shown, and stays so', async ({ page }) => {
  await page.goto('/profile')
  await expect(panelOf(page, 'address')).toContainText('5 RUE DES LILAS')
  const panel = await openPanel(page, 'address')
  await panel.getByLabel('Numéro et rue').fill('RUE HAUTE 12')
  await panel.getByLabel('Appartement, étage').fill('BOITE 4')
  await panel.getByLabel('Bâtiment, résidence').fill('RESIDENCE DES TILLEULS')
  await panel.getByLabel('Lieu-dit, boîte postale').fill('BP 17')
  await panel.getByLabel('Code postal').fill('5000')
  await panel.getByLabel('Ville').fill('NAMUR')
  await panel.getByLabel('Pays', { exact: true }).selectOption({ label: 'Belgique' })
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/api/me'))
  await savePanel(panel)
  expect((await sent).postDataJSON()).toEqual({
    address: {
      line1: 'RUE HAUTE 12',
      line2: 'BOITE 4',
      line3: 'RESIDENCE DES TILLEULS',
      line4: 'BP 17',
      postal_code: '5000',
      city: 'NAMUR',
      country: 'BE',
    },
  })
  await expect(page.getByRole('status').getByText('Vos informations sont enregistrées.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Modifier Adresse' })).toBeFocused()
  const lines = ['RUE HAUTE 12', 'BOITE 4', 'RESIDENCE DES TILLEULS', 'BP 17', '5000 NAMUR', 'Belgique']
  await expect(panel.locator('address span')).toHaveText(lines)
  await page.reload()
  await expect(panel.locator('address span')).toHaveText(lines)

  // Optional fields may be emptied again.
  await openPanel(page, 'address')
  for (const label of ['Appartement, étage', 'Bâtiment, résidence', 'Lieu-dit, boîte postale'])
    await panel.getByLabel(label).fill('')
  await savePanel(panel)
  await expect(panel.locator('address span')).toHaveText(['RUE HAUTE 12', '5000 NAMUR', 'Belgique'])
})

test('[PRO-03] what the server refuses stands at its field, and the others keep what was typed', async ({ page }) => {
  await page.goto('/profile')
  const panel = await openPanel(page, 'address')
  await panel.getByLabel('Numéro et rue').fill('8 RUE NEUVE')
  await panel.getByLabel('Ville').fill('REZE')
  await panel.getByLabel('Code postal').fill('44400')
  // The page itself would never send this; the answer is the server's own.
  await page.route('**/api/me', async (route) => {
    const body = route.request().method() === 'PUT' ? route.request().postDataJSON() : null
    await route.continue(
      body === null ? {} : { postData: { address: { ...body.address, postal_code: '4440', line2: 'B'.repeat(39) } } },
    )
  })
  const refused = page.waitForResponse((response) => response.request().method() === 'PUT')
  await savePanel(panel)
  expect((await refused).status()).toBe(422)
  await expect(panel.getByLabel('Code postal')).toHaveAccessibleDescription('Le code postal compte 5 chiffres.')
  await expect(panel.getByLabel('Appartement, étage')).toHaveAccessibleDescription(
    '38 caractères au maximum par ligne.',
  )
  await expect(panel.getByLabel('Appartement, étage')).toBeFocused()
  await expect(panel.getByLabel('Numéro et rue')).toHaveValue('8 RUE NEUVE')
  await expect(panel.getByLabel('Ville')).toHaveValue('REZE')
  await expect(panel.getByLabel('Code postal')).toHaveValue('44400')

  await page.unroute('**/api/me')
  await panel.getByLabel('Code postal').fill('44400')
  await savePanel(panel)
  await expect(panel.locator('address')).toContainText('8 RUE NEUVE')
})

test('a form left open follows what another tab has saved, and sends it back with what is typed', async ({ page }) => {
  await page.goto('/profile')
  const panel = await openPanel(page, 'address')
  await panel.getByLabel('Appartement, étage').fill('BOITE 4')
  const tab = await page.context().newPage()
  await tab.goto('/profile')
  const theirs = await openPanel(tab, 'address')
  await theirs.getByLabel('Numéro et rue').fill('RUE HAUTE 12')
  await savePanel(theirs)
  await expect(panel.getByLabel('Numéro et rue')).toHaveValue('RUE HAUTE 12')
  await expect(panel.getByLabel('Appartement, étage')).toHaveValue('BOITE 4')
  await savePanel(panel)
  await expect(theirs.locator('address')).toContainText('BOITE 4')
  await expect(theirs.locator('address')).toContainText('RUE HAUTE 12')
})
