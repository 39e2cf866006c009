import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { fetchRequests } from '../portal/ask.ts'
import { daysAgo, sample, wizardOn } from '../portal/wizard/wizard.ts'

const onDevice = 'Sur cet appareil'

/** Opens the portal with a network, until its worker has all that opens without one. */
export async function install(page: Page): Promise<void> {
  await page.goto('/refunds')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 })
  // Answers are stored a second later.
  await page.goto('/refunds')
  await expect(page.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeVisible()
  await page.waitForTimeout(2500)
}

/** Writes a request without a network, up to its sending. Its files are like no other request's: the same file twice is asked about. */
export async function writeRequest(page: Page, invoice_number: string) {
  const wizard = wizardOn(page)
  const add = async (name: 'invoice-small.jpg' | 'care-sheet.pdf', mimeType: string) => {
    const buffer = Buffer.concat([readFileSync(sample(name)), Buffer.from(`\n%${invoice_number}`)])
    await wizard.main.getByLabel(wizard.words.choose, { exact: true }).first().setInputFiles({ name, mimeType, buffer })
    await expect(wizard.main.getByText(onDevice, { exact: true }).first()).toBeVisible()
  }
  await wizard.open()
  await add('invoice-small.jpg', 'image/jpeg')
  await wizard.confirmPaid()
  await wizard.next.click()
  await wizard.heading(wizard.words.animalsTitle)
  const [animal = ''] = await wizard.main
    .locator('label:has(input[type=checkbox]) b, label:has(input[type=checkbox])')
    .allInnerTexts()
  const name = animal.split('\n')[0] ?? ''
  await wizard.tellCare({ animals: [name], care_date: daysAgo(3), cause: 'accident', invoice_number })
  await add('care-sheet.pdf', 'application/pdf')
  await wizard.next.click()
  await wizard.declare()
  await wizard.main.getByRole('button', { name: 'Envoyer dès que possible' }).click()
  await expect(wizard.main.getByText('Partira dès que le réseau reviendra.', { exact: true })).toBeVisible()
}

/** Lists status and number of documents of the requests with that invoice number. */
export const filed = async (page: Page, invoice_number: string) =>
  (await fetchRequests(page))
    .filter((request) => request.invoice_number === invoice_number)
    .map(({ status, files }) => [status, files.length])

/** Counts the records on the device: requests, files, keys, answers. */
export const countKept = (page: Page) =>
  page.evaluate(async () => {
    // Asking for it would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'portal-device')) return [0, 0, 0, 0]
    const open = indexedDB.open('portal-device')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result)
      open.onerror = () => reject(open.error ?? new Error('No database'))
    })
    const count = (name: string) =>
      new Promise<number>((resolve, reject) => {
        const request = database.transaction(name).objectStore(name).count()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('No count'))
      })
    const counts = await Promise.all(['requests', 'files', 'keys', 'answers'].map(count))
    database.close()
    return counts
  })
