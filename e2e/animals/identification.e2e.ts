import type { Page } from '@playwright/test'
import { animalsOf, ask } from '../portal/ask.ts'
import { expect, test } from '../portal/own-member.ts'

const invalid =
  /Ce numéro d’identification n’est pas valide\s: 15 chiffres pour une puce, ou le tatouage \(ex\.\sLXQ482\)\./
const failure = {
  status: 500,
  contentType: 'application/problem+json',
  body: '{"type":"about:blank","status":500,"code":"server_error","title":"","request_id":"x"}',
}
const later = '2099-01-15'

type Animal = { id: string; limits: object }

const typed = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`)

/** Opens Biscotte’s page as it is while her number is missing; once one is saved, the answers are the server’s own. */
async function openWithoutNumber(page: Page): Promise<void> {
  let isMissing = true
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.ok()) isMissing = false
  })
  await page.route('**/api/animals', async (route) => {
    const response = await route.fetch()
    const { data }: { data: Animal[] } = await response.json()
    const missing = data.map((animal) => ({
      ...animal,
      icad: null,
      limits: { ...animal.limits, identification: { due_on: later, days_left: 12 } },
    }))
    await route.fulfill({ response, json: { data: isMissing ? missing : data } })
  })
  await page.goto('/animals')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Biscotte/ })
    .click()
  await page.getByRole('region', { name: 'Identifier Biscotte' }).waitFor()
}

/** Every change of an animal that the page asks for. */
function changesOf(page: Page): unknown[] {
  const changes: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') changes.push(request.postDataJSON())
  })
  return changes
}

test('[ANI-04] an invalid number has its message at the field, keeps the typing, and is not sent', async ({ page }) => {
  const changes = changesOf(page)
  await openWithoutNumber(page)
  const card = page.getByRole('region', { name: 'Identifier Biscotte' })
  await expect(card).toContainText(/12\sjours/)
  const field = card.getByLabel('Numéro d’identification')
  const save = card.getByRole('button', { name: 'Enregistrer' })
  await save.click()
  await expect(field).toHaveAccessibleDescription(/Obligatoire/)
  for (const [wrong, shown] of [
    ['25026981234017', '250 26 98 1234017'],
    ['000269812340176', '000 2698 1234 0176'],
    ['LX4826', 'LX4826'],
  ] as const) {
    await field.fill('')
    await field.pressSequentially(wrong)
    await save.click()
    await expect(field, wrong).toHaveAccessibleDescription(invalid)
    await expect(field, wrong).toHaveAttribute('aria-invalid', 'true')
    await expect(field, wrong).toBeFocused()
    await expect(field, wrong).toHaveValue(typed(shown))
  }
  expect(changes).toEqual([])
})

test('[ANI-04] the number is grouped while it is typed, and the caret stays where one types', async ({ page }) => {
  await openWithoutNumber(page)
  const field = page.getByRole('region', { name: 'Identifier Biscotte' }).getByLabel('Numéro d’identification')
  const caret = () =>
    field.evaluate((input) => (input instanceof HTMLInputElement ? [input.selectionStart, input.selectionEnd] : []))
  await field.pressSequentially('2502698')
  await expect(field).toHaveValue(typed('250 26 98'))
  expect(await caret()).toEqual([9, 9])
  // Before the 26, then a digit there.
  await page.keyboard.press('Home')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('9')
  await expect(field).toHaveValue(typed('250 92 69 8'))
  expect(await caret()).toEqual([5, 5])
  await page.keyboard.press('1')
  await expect(field).toHaveValue(typed('250 91 26 98'))
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue(typed('250 26 98'))
  expect((await caret())[0]).toBeLessThanOrEqual(4)
  await field.fill('')
  await field.pressSequentially('lxq482')
  await expect(field).toHaveValue('LXQ482')
})

test('[ANI-04][DATA-03] a saved number is shown grouped without a reload, and its request goes', async ({ page }) => {
  const changes = changesOf(page)
  await openWithoutNumber(page)
  const card = page.getByRole('region', { name: 'Identifier Biscotte' })
  const identity = page.getByRole('region', { name: 'Carte d’identité' })
  await expect(identity).toContainText(/Numéro d’identification\s*À indiquer/)
  await page.evaluate(() => Reflect.set(globalThis, 'isTheSamePage', true))
  await card.getByLabel('Numéro d’identification').pressSequentially('250268743019552')
  await card.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(
    page.getByRole('status').getByText('Le numéro d’identification de Biscotte est enregistré.'),
  ).toBeVisible()
  await expect(identity).toContainText(/Numéro d’identification\s*250\s26\s87\s43019552/)
  await expect(card).toHaveCount(0)
  expect(changes).toEqual([{ icad: '250268743019552' }])
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isTheSamePage'))).toBe(true)
  const [biscotte] = await animalsOf(page)
  expect(await ask(page, `/animals/${biscotte?.id}`)).toMatchObject({ icad: '250268743019552' })
})

test('[ANI-04] a number that is wrong is mended, with colour and day of adoption', async ({ page }) => {
  const changes = changesOf(page)
  await page.goto('/animals')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Biscotte/ })
    .click()
  const identity = page.getByRole('region', { name: 'Carte d’identité' })
  await expect(identity).toContainText(/250\s26\s98\s12340176/)
  await identity.getByRole('button', { name: /^Corriger/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Corriger la fiche de Biscotte' })
  await dialog.getByLabel('Numéro d’identification').fill('941000024680135')
  await dialog.getByLabel('Couleur de la robe').fill('bleu merle')
  await dialog.getByLabel('Date d’adoption').fill('2025-12-24')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status').getByText('La fiche de Biscotte est à jour.')).toBeVisible()
  for (const fact of [/941\s0000\s2468\s0135/, /Bleu merle/, /24 décembre 2025/])
    await expect(identity).toContainText(fact)
  expect(changes).toEqual([{ icad: '941000024680135', colour: 'bleu merle', adoption_date: '2025-12-24' }])
  await page.reload()
  await expect(identity).toContainText(/941\s0000\s2468\s0135/)
})

test('[ANI-04][DATA-03] a change that fails is taken back on screen, and what was typed stays', async ({ page }) => {
  await page.goto('/animals')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Biscotte/ })
    .click()
  const identity = page.getByRole('region', { name: 'Carte d’identité', includeHidden: true })
  await identity.getByRole('button', { name: /^Corriger/ }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Numéro d’identification')
  await field.fill('941000024680135')

  let answer = () => {}
  const gate = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/animals/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await gate
    return route.fulfill(failure)
  })
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  // Shown at once, before the answer.
  await expect(identity).toContainText(/941\s0000\s2468\s0135/)
  answer()
  await expect(page.getByText('Notre service rencontre un incident. Réessayez dans quelques minutes.')).toBeVisible()
  await expect(identity).toContainText(/250\s26\s98\s12340176/)
  await expect(identity).not.toContainText(/941\s0000/)
  await expect(field).toHaveValue(typed('941 0000 2468 0135'))
  await page.unroute('**/api/animals/*')

  // The page itself would never send this; the answer is the server's own.
  await page.route('**/api/animals/*', (route) =>
    route.continue(route.request().method() === 'PUT' ? { postData: { icad: '000269812340176' } } : {}),
  )
  const refused = page.waitForResponse((response) => response.request().method() === 'PUT')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  expect((await refused).status()).toBe(422)
  await expect(field).toHaveAccessibleDescription(invalid)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(typed('941 0000 2468 0135'))
  await expect(identity).toContainText(/250\s26\s98\s12340176/)
  const [biscotte] = await animalsOf(page)
  expect(await ask(page, `/animals/${biscotte?.id}`)).toMatchObject({ icad: '250269812340176' })
})
