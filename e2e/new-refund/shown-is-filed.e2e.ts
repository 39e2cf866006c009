import type { Page } from '@playwright/test'
import { ask, requestsOf } from '../portal/ask.ts'
import { expect, test } from '../portal/own-member.ts'
import { daysAgo, sample, wizardOn } from '../portal/wizard/wizard.ts'

type Draft = {
  care_date: string | null
  invoice_number: string | null
  vet_name: string | null
}

const draftIn = (page: Page): Promise<Draft> =>
  ask(page, `/refund-requests/${new URL(page.url()).searchParams.get('request') ?? ''}`)

/** A draft at its second step, with all that is needed told and kept. */
async function atCare(page: Page) {
  const wizard = wizardOn(page)
  await wizard.open()
  await wizard.addInvoice(sample('invoice-small.jpg'))
  await wizard.heading('Quels animaux ont été soignés ?')
  await wizard.main.locator('.Choice_pick').first().click()
  await wizard.choose('accident')
  const date = wizard.main.getByLabel('Date des soins')
  await date.fill(daysAgo(5))
  await date.blur()
  await expect.poll(async () => (await draftIn(page)).care_date).toBe(daysAgo(5))
  await expect(wizard.next).not.toHaveAttribute('aria-disabled', 'true')
  return {
    wizard,
    date,
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

test('[REF-06] a day too long ago, which the server refuses, is told at its field, and the former one is not filed', async ({
  page,
}) => {
  const { wizard, date } = await atCare(page)
  await date.fill(daysAgo(1200))
  await expect(date).toHaveAttribute('aria-invalid', 'true')
  await expectHeldBack({ page, wizard, field: date, says: 'elle ne peut plus être remboursée' })
  await expect(date).toHaveValue(daysAgo(1200))
  await expect.poll(async () => (await draftIn(page)).care_date).toBeNull()
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
  await wizard.main.locator('.Choice_pick').first().click()
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
