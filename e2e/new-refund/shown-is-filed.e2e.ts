import type { Page } from '@playwright/test'
import { ask, requestsOf } from '../portal/ask.ts'
import { expect, test } from '../portal/own-member.ts'
import { daysAgo, sample, wizardOn } from '../portal/wizard/wizard.ts'

type Draft = {
  care_date: string | null
  first_symptoms_on: string | null
  invoice_number: string | null
  vet_name: string | null
  cause: string | null
}

const draftIn = (page: Page): Promise<Draft> =>
  ask(page, `/refund-requests/${new URL(page.url()).searchParams.get('request') ?? ''}`)

const changes = (page: Page, hold: (body: Record<string, unknown>) => 'slow' | 'fail' | 'pass') =>
  page.route(/\/api\/refund-requests\/[0-9a-f-]{36}$/, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const what = hold(route.request().postDataJSON())
    if (what === 'fail')
      return route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          status: 503,
          code: 'unavailable',
          title: 'x',
          errors: {},
          params: {},
          request_id: 'x',
        }),
      })
    if (what === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500))
    return route.fallback()
  })

/** A draft at its second step, with all that is needed told and kept. */
async function atCare(page: Page, care: { care_date?: string; cause?: 'accident' | 'illness' } = {}) {
  const wizard = wizardOn(page)
  await wizard.open()
  await wizard.addInvoice(sample('invoice-small.jpg'))
  await wizard.heading('Quels animaux ont été soignés ?')
  await wizard.main.locator('.pick').first().click()
  await wizard.choose(care.cause ?? 'accident')
  const date = wizard.main.getByLabel('Date des soins')
  await date.fill(care.care_date ?? daysAgo(5))
  await date.blur()
  await expect.poll(async () => (await draftIn(page)).care_date).toBe(care.care_date ?? daysAgo(5))
  await expect(wizard.next).not.toHaveAttribute('aria-disabled', 'true')
  return {
    wizard,
    date,
    symptoms: wizard.main.getByLabel(/^Date des premiers symptômes/),
    number: wizard.main.getByLabel(/^Numéro de facture/),
    vet: wizard.main.getByLabel(/^Vétérinaire ou clinique/),
  }
}

/** Presses go-on though it is held back: the step stays, and the focus is at the field, which says why. */
async function expectHeldBack({
  page,
  wizard,
  field,
  says,
}: {
  page: Page
  wizard: ReturnType<typeof wizardOn>
  field: ReturnType<Page['getByLabel']>
  says: string
}) {
  await expect(wizard.next).toHaveAttribute('aria-disabled', 'true')
  await wizard.next.click({ force: true })
  await wizard.heading('Quels animaux ont été soignés ?')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(says))
  expect(new URL(page.url()).searchParams.get('step')).toBe('animals')
}

test.describe('the day of the care', () => {
  test('[REF-06][REF-18] a future day typed over a kept one is neither kept nor passed over, and the former one is not filed', async ({
    page,
  }) => {
    const { wizard, date } = await atCare(page)
    await date.fill(daysAgo(-3))
    await expectHeldBack({ page, wizard, field: date, says: 'Cette date est dans le futur.' })
    await expect.poll(async () => (await draftIn(page)).care_date).toBeNull()
    // No way leads to the former day: neither the address of the summary, nor another look at the step.
    const address = new URL(page.url())
    address.searchParams.set('step', 'summary')
    await page.goto(address.href)
    await expect(wizard.main.getByText('La date des soins est à indiquer.')).toBeVisible()
    await wizard.main.getByRole('link', { name: 'Voir les soins' }).first().click()
    await expect(date).toHaveValue('')
    await date.fill(daysAgo(2))
    await wizard.next.click()
    await wizard.heading(/feuille de soins/)
    expect((await draftIn(page)).care_date).toBe(daysAgo(2))
  })

  test('[REF-06] an emptied day is neither kept nor passed over, at once and by the keyboard', async ({ page }) => {
    const { wizard, date } = await atCare(page)
    await date.fill('')
    await expectHeldBack({ page, wizard, field: date, says: 'Indiquez la date des soins.' })
    await expect.poll(async () => (await draftIn(page)).care_date).toBeNull()
  })

  test('[REF-06] a day typed in part says so', async ({ page }) => {
    const { wizard, date } = await atCare(page)
    await date.focus()
    await page.keyboard.press('Backspace')
    await expectHeldBack({ page, wizard, field: date, says: 'Cette date est incomplète.' })
    await expect.poll(async () => (await draftIn(page)).care_date).toBeNull()
  })

  test('[REF-06] a day too long ago, which the server refuses, is told at its field, and the former one is not filed', async ({
    page,
  }) => {
    const { wizard, date } = await atCare(page)
    await date.fill(daysAgo(1200))
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await expectHeldBack({ page, wizard, field: date, says: '.' })
    await expect(date).toHaveValue(daysAgo(1200))
    await expect.poll(async () => (await draftIn(page)).care_date).toBeNull()
  })
})

test('[REF-06] the day of the first symptoms: what cannot be kept is not passed over, emptied it is none, and it goes with the illness', async ({
  page,
}) => {
  const { wizard, symptoms } = await atCare(page, { cause: 'illness' })
  await symptoms.fill(daysAgo(9))
  await expect.poll(async () => (await draftIn(page)).first_symptoms_on).toBe(daysAgo(9))
  await symptoms.fill(daysAgo(-1))
  await expectHeldBack({ page, wizard, field: symptoms, says: 'Cette date est dans le futur.' })
  await expect.poll(async () => (await draftIn(page)).first_symptoms_on).toBeNull()
  await symptoms.fill(daysAgo(8))
  await expect.poll(async () => (await draftIn(page)).first_symptoms_on).toBe(daysAgo(8))
  await symptoms.fill('')
  await wizard.next.click()
  await wizard.heading(/feuille de soins/)
  expect((await draftIn(page)).first_symptoms_on).toBeNull()
  await page.goBack()
  await symptoms.fill(daysAgo(-1))
  await wizard.choose('accident')
  await expect(symptoms).toHaveCount(0)
  await wizard.next.click()
  await wizard.heading(/feuille de soins/)
  expect(await draftIn(page)).toMatchObject({ cause: 'accident', first_symptoms_on: null })
})

test.describe('the number of the invoice and the vet', () => {
  test('[REF-06] a text that the server refuses stays with its reason, is not passed over, and the former one is not filed', async ({
    page,
  }) => {
    const { wizard, number, vet } = await atCare(page)
    for (const [field, name] of [
      [number, 'invoice_number'],
      [vet, 'vet_name'],
    ] as const) {
      await field.fill('PREMIER')
      await field.blur()
      await expect.poll(async () => (await draftIn(page))[name]).toBe('PREMIER')
      await field.fill('4970 1000 0000 0154')
      await field.blur()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      // Another answer does not wipe the reason away.
      await wizard.choose('illness')
      await wizard.choose('accident')
      await expectHeldBack({ page, wizard, field, says: 'carte' })
      await expect(field).toHaveValue('4970 1000 0000 0154')
      await expect.poll(async () => (await draftIn(page))[name]).toBeNull()
      await field.fill('F-2')
      await field.blur()
      await expect.poll(async () => (await draftIn(page))[name]).toBe('F-2')
    }
    await number.fill('')
    await wizard.next.click()
    await wizard.heading(/feuille de soins/)
    expect(await draftIn(page)).toMatchObject({ invoice_number: null, vet_name: 'F-2' })
  })

  test('[REF-06][ERR-04] going on waits for a slow save, stays when it fails, and tries it again', async ({ page }) => {
    const { wizard, number } = await atCare(page)
    let became: 'slow' | 'fail' | 'pass' = 'slow'
    await changes(page, ({ invoice_number }) => (invoice_number === undefined ? 'pass' : became))
    await number.fill('LENT-1')
    await wizard.next.click()
    await expect(wizard.main.getByRole('button', { name: 'Enregistrement…' })).toHaveAttribute('aria-busy', 'true')
    await wizard.heading(/feuille de soins/)
    expect((await draftIn(page)).invoice_number).toBe('LENT-1')

    became = 'fail'
    await page.goBack()
    await number.fill('PERDU-1')
    await wizard.next.click()
    await expect(page.getByText('Une modification n’est pas encore enregistrée').first()).toBeVisible()
    await wizard.heading('Quels animaux ont été soignés ?')
    await expect(number).toHaveValue('PERDU-1')
    became = 'pass'
    await wizard.next.click()
    await wizard.heading(/feuille de soins/)
    expect((await draftIn(page)).invoice_number).toBe('PERDU-1')
  })

  test('[REF-06] what is typed while a save is under way is not passed over', async ({ page }) => {
    const { wizard, number } = await atCare(page)
    await changes(page, () => 'slow')
    await number.fill('UN')
    await wizard.next.click()
    await number.fill('DEUX')
    await expect(wizard.main.getByRole('button', { name: 'Enregistrement…' })).toHaveCount(0)
    await wizard.heading('Quels animaux ont été soignés ?')
    await expect(number).toHaveValue('DEUX')
    await wizard.next.click()
    await wizard.heading(/feuille de soins/)
    expect((await draftIn(page)).invoice_number).toBe('DEUX')
  })

  test('[REF-06][ERR-04] offline, going on waits for the network', async ({ page, context }) => {
    const { wizard, vet } = await atCare(page)
    await context.setOffline(true)
    await vet.fill('Cabinet des Tilleuls')
    await wizard.next.click()
    await expect(wizard.main.getByRole('button', { name: 'Enregistrement…' })).toHaveAttribute('aria-busy', 'true')
    await wizard.heading('Quels animaux ont été soignés ?')
    await context.setOffline(false)
    await wizard.heading(/feuille de soins/)
    expect((await draftIn(page)).vet_name).toBe('Cabinet des Tilleuls')
  })

  test('[REF-06][REF-08] the browser’s back button keeps what was typed and not left', async ({ page }) => {
    const { wizard, vet } = await atCare(page)
    await vet.fill('Clinique du Port')
    await page.goBack()
    await wizard.heading('Ajoutez votre facture payée')
    await expect.poll(async () => (await draftIn(page)).vet_name).toBe('Clinique du Port')
  })
})

test('[REF-06] what is missing says so at its place when the member wants to go on', async ({ page }) => {
  const wizard = wizardOn(page)
  await wizard.open()
  await wizard.next.click({ force: true })
  await expect(wizard.main.getByLabel('Choisir un fichier').first()).toBeFocused()
  await wizard.main.getByLabel('Choisir un fichier').first().setInputFiles(sample('invoice-small.jpg'))
  await expect(wizard.main.getByText('Reçue', { exact: true })).toBeVisible()
  await wizard.next.click({ force: true })
  await expect(wizard.paid).toBeFocused()
  await expect(wizard.paid).toHaveAccessibleDescription(/Confirmez le paiement/)
  await wizard.confirmPaid()
  await wizard.next.click()
  await wizard.heading('Quels animaux ont été soignés ?')
  await wizard.next.click({ force: true })
  await expect(wizard.main.getByRole('checkbox').first()).toBeFocused()
  await expect(wizard.main.getByRole('checkbox').first()).toHaveAttribute('aria-invalid', 'true')
  await wizard.main.locator('.pick').first().click()
  await wizard.main.getByLabel('Date des soins').fill(daysAgo(1))
  await expect(wizard.next).toHaveAttribute('aria-disabled', 'true')
  await wizard.next.click({ force: true })
  await expect(wizard.main.getByRole('radio').first()).toBeFocused()
  await wizard.choose('accident')
  await wizard.next.click()
  await wizard.heading(/feuille de soins/)
  await wizard.next.click({ force: true })
  await expect(wizard.main.getByLabel('Choisir un fichier').first()).toBeFocused()
})

test('[REF-06] a step that was jumped over is not shown as done', async ({ page }) => {
  const { wizard } = await atCare(page)
  const address = new URL(page.url())
  address.searchParams.set('step', 'summary')
  await page.goto(address.href)
  await wizard.heading('Vérifiez puis envoyez')
  const steps = wizard.main.getByRole('list', { name: 'Étapes de la demande' }).getByRole('listitem')
  await expect(steps.filter({ hasText: 'étape terminée' })).toHaveText([/Votre facture/, /Les animaux/])
})

test('[REF-06][REF-09] a change made in another tab shows in the fields, takes back the declaration, and is not filed unseen', async ({
  page,
  context,
}) => {
  test.slow()
  const { wizard, date, number } = await atCare(page)
  await number.fill('A-1')
  await number.blur()
  const other = await context.newPage()
  await other.goto(page.url())
  const there = wizardOn(other)
  await there.main.getByLabel('Date des soins').fill(daysAgo(3))
  await there.main.getByLabel(/^Numéro de facture/).fill('B-2')
  await there.main.getByLabel(/^Numéro de facture/).blur()
  await expect(date).toHaveValue(daysAgo(3))
  await expect(number).toHaveValue('B-2')

  await wizard.next.click()
  await wizard.main.getByLabel('Choisir un fichier').first().setInputFiles(sample('care-sheet.pdf'))
  await expect(wizard.main.getByText('Reçue', { exact: true })).toBeVisible()
  await wizard.next.click()
  await wizard.declare()
  // The first tab hears nothing of the other one any more.
  const former = await draftIn(page)
  let isDeaf = true
  await page.route(/\/api\/refund-requests\/[0-9a-f-]{36}$/, (route) =>
    isDeaf && route.request().method() === 'GET' ? route.fulfill({ json: former }) : route.fallback(),
  )
  await there.main.getByLabel(/^Numéro de facture/).fill('C-3')
  await there.main.getByLabel(/^Numéro de facture/).blur()
  await expect.poll(async () => (await draftIn(other)).invoice_number).toBe('C-3')
  await page.waitForTimeout(500)
  isDeaf = false
  await expect(wizard.main.getByText('B-2')).toBeVisible()
  await wizard.send.click()
  await expect(wizard.main.getByText(/modifiée dans un autre onglet/)).toBeVisible()
  await expect(wizard.main.getByText('C-3')).toBeVisible()
  await expect(wizard.main.getByRole('checkbox', { name: wizard.words.declare })).not.toBeChecked()
  expect((await requestsOf(page)).filter(({ status }) => status !== 'draft')).toHaveLength(0)
  await wizard.main.getByRole('checkbox', { name: wizard.words.declare }).check()
  await wizard.send.click()
  await wizard.expectSent()
})
