import { readFile } from 'node:fs/promises'
import { expect, test } from '../portal/portal-test.ts'
import { daysAgo, sample, wizardOn } from '../portal/wizard/wizard.ts'

test.use({ account: 'giulia', locale: 'it-IT' })

const payload = '"><img src=x onerror=alert(1)>'
const script = '<script>alert(2)</script>'

test('scripts in an invoice number, a vet’s name and a file’s name are shown as they were typed, and do not run', async ({
  page,
}) => {
  const wizard = wizardOn(page, 'it')
  await wizard.open()
  await wizard.addInvoice({
    name: '<script>alert(2)<script>.jpg',
    mimeType: 'image/jpeg',
    buffer: await readFile(sample('invoice-small.jpg')),
  })
  await wizard.tellCare({
    animals: ['Nuvola'],
    care_date: daysAgo(1),
    cause: 'accident',
    invoice_number: payload,
    vet_name: script,
  })
  await wizard.addCareSheet('Nuvola', {
    name: 'a"; filename=evil.html;.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile(sample('care-sheet.pdf')),
  })
  await wizard.next.click()
  await wizard.declare()
  await expect(wizard.main.getByText(payload)).toBeVisible()
  await expect(wizard.main.getByText(script, { exact: true })).toBeVisible()
  await expect(wizard.main.getByText(/script.alert\(2\).script.\.jpg/)).toBeVisible()
  await wizard.send.click()
  await wizard.expectSent()
  await wizard.main.getByRole('link', { name: wizard.words.follow }).click()
  await expect(wizard.main.getByText(payload)).toBeVisible()
  await expect(wizard.main.getByText(script).first()).toBeVisible()
  expect(await page.locator('main img[src="x"], main script').count()).toBe(0)
  const download = page.waitForEvent('download')
  await wizard.main
    .getByRole('button', { name: /^Scarica / })
    .last()
    .click()
  expect((await download).suggestedFilename()).not.toMatch(/\.html$/)
})
