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

const postalCodes = [
  ['France', 'Le code postal compte 5 chiffres.', '4400', '44000'],
  ['Italie', 'Le CAP compte 5 chiffres.', '4012', '40123'],
  ['Belgique', 'Le code postal compte 4 chiffres.', '50000', '5000'],
] as const

test('[PRO-02] the postal code is held to the country, and what is required says so', async ({ page }) => {
  await page.goto('/profile')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(request.url())
  })
  const panel = await openPanel(page, 'address')
  const postal_code = panel.getByLabel('Code postal')
  for (const [country, sentence, wrong, right] of postalCodes) {
    await panel.getByLabel('Pays', { exact: true }).selectOption({ label: country })
    await postal_code.fill(wrong)
    await savePanel(panel)
    await expect(postal_code, country).toHaveAccessibleDescription(sentence)
    await postal_code.fill(right)
    await expect(postal_code, country).toHaveAccessibleDescription('')
  }
  for (const label of ['Numéro et rue', 'Code postal', 'Ville']) {
    await panel.getByLabel(label).fill('')
    await savePanel(panel)
    await expect(panel.getByLabel(label)).toHaveAccessibleDescription('Obligatoire')
    await expect(panel.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await panel.getByLabel('Numéro et rue').fill('A'.repeat(39))
  await expect(panel.getByLabel('Numéro et rue')).toHaveAccessibleDescription('38 caractères au maximum par ligne.')
  expect(calls).toEqual([])
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

test('[A11Y-04] errors are text tied to their field, the first takes the focus, and a toast stays 5 s at least', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        const isThere = document.querySelector('[data-toast]') !== null
        if (isThere) document.documentElement.dataset['toastFrom'] ??= String(performance.now())
        else if (document.documentElement.dataset['toastFrom'] !== undefined)
          document.documentElement.dataset['toastUntil'] ??= String(performance.now())
      }).observe(document.body, { childList: true, subtree: true })
    })
  })
  await page.goto('/profile')
  const panel = await openPanel(page, 'address')
  for (const label of ['Ville', 'Numéro et rue']) await panel.getByLabel(label).fill('')
  await savePanel(panel)
  const invalid = panel.locator('[aria-invalid=true]')
  await expect(invalid).toHaveCount(2)
  await expect(invalid.first()).toBeFocused()
  for (const label of ['Numéro et rue', 'Ville']) {
    const field = panel.getByLabel(label)
    const described = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
    await expect(panel.locator(described.map((id) => `[id="${id}"]`).join(', '))).toHaveText('Obligatoire')
    await field.fill('NANTES')
    await expect(field).not.toHaveAttribute('aria-invalid')
  }
  await savePanel(panel)
  const toast = page.getByRole('status').getByText('Vos informations sont enregistrées.')
  await expect(toast).toBeVisible()
  await expect(toast).toBeHidden()
  const { toastFrom, toastUntil } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(Number(toastUntil) - Number(toastFrom)).toBeGreaterThanOrEqual(5_000)

  // A failure waits for the member.
  await openPanel(page, 'address')
  await panel.getByLabel('Ville').fill('REZE')
  await page.route('**/api/me', (route) => route.abort())
  await savePanel(panel)
  const failure = page.getByRole('alert').filter({ hasText: /\p{L}/u })
  await expect(failure).toBeVisible()
  await expect(panel.getByLabel('Ville')).toHaveValue('REZE')
  await failure.getByRole('button', { name: 'Fermer' }).click()
  await expect(failure).toHaveCount(0)
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
