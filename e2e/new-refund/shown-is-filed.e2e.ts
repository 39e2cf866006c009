import type { Page } from '@playwright/test'
import { ask, fetchRequests } from '../portal/ask.ts'
import { expect, test } from '../portal/own-member.ts'
import { daysAgo, sample, wizardOn } from '../portal/wizard/wizard.ts'

type Draft = { care_date: string | null; invoice_number: string | null }

const draftIn = (page: Page): Promise<Draft> =>
  ask(page, `/refund-requests/${new URL(page.url()).searchParams.get('request') ?? ''}`)

/** A draft at its second step, with everything required entered and saved. */
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
  }
}

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
  // The first tab gets no more events of the other one.
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
  expect((await fetchRequests(page)).filter(({ status }) => status !== 'draft')).toHaveLength(0)
  await wizard.main.getByRole('checkbox', { name: wizard.words.declare }).check()
  await wizard.send.click()
  await wizard.expectSent()
})
