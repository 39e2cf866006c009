import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { wizardWords, type Language } from './wizard-words.ts'

export const sample = (name: 'invoice-photo.heic' | 'invoice-small.jpg' | 'care-sheet.pdf' | 'care-sheet.png') =>
  join(import.meta.dirname, '../../fixtures', name)

/** The day so many days before today, in France. */
export function daysAgo(days: number): string {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = new Map(
    clock.formatToParts(Date.now() - days * 24 * 3600 * 1000).map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

export const trackingReference = /ZR-\d{4}-[0-9A-Z]{5,}/

/** The latest day, today or before, whose day and month are the same number: it may be typed in any order. */
export function lastTwinDay(): string {
  for (let days = 0; ; days += 1) {
    const day = daysAgo(days)
    if (day.slice(5, 7) === day.slice(8)) return day
  }
}

type Chosen = string | { name: string; mimeType: string; buffer: Buffer }
export type Care = {
  animals: string[]
  care_date: string
  cause: 'accident' | 'illness' | 'prevention'
  invoice_number?: string
  vet_name?: string
}

/** The wizard as a member fills it in, on the page where it is open. */
export function wizardOn(page: Page, language: Language = 'fr') {
  const words = wizardWords[language]
  const main = page.getByRole('main')
  const next = main.getByRole('button', { name: words.next, exact: true })
  const heading = (name: string | RegExp) => expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  // A piece of the scanned invoice is beside its field, with the same name.
  const field = (label: string | RegExp) => main.getByLabel(label).and(main.locator('input'))

  async function receive(place: Locator, file: Chosen): Promise<void> {
    await place.getByLabel(words.choose, { exact: true }).first().setInputFiles(file)
    await expect(place.getByText(words.received, { exact: true }).first()).toBeVisible({ timeout: 25_000 })
  }

  // The message shows once the draft has saved it.
  async function choose(cause: Care['cause']): Promise<void> {
    const radio = main.getByRole('radio', { name: words.causes[cause] })
    await radio.click()
    await expect(radio).toBeChecked()
  }

  async function pick(name: string): Promise<void> {
    await main.locator('label').filter({ hasText: name }).click()
    await expect(main.getByRole('checkbox', { name })).toBeChecked()
  }

  // Before there is a draft the box follows the server's answer.
  async function confirmPaid(): Promise<void> {
    const box = main.getByRole('checkbox', { name: words.paid })
    await box.click()
    await expect(box).toBeChecked()
  }

  return {
    words,
    confirmPaid,
    pick,
    choose,
    field,
    main,
    next,
    heading,
    send: main.getByRole('button', { name: words.submit }),
    paid: main.getByRole('checkbox', { name: words.paid }),
    async open() {
      await page.goto('/refunds/new')
      await heading(words.invoiceTitle)
    },
    async addInvoice(file: Chosen) {
      await heading(words.invoiceTitle)
      await receive(main, file)
      await confirmPaid()
      await next.click()
    },
    async tellCare({ animals, care_date, cause, invoice_number, vet_name }: Care) {
      await heading(words.animalsTitle)
      for (const name of animals) await pick(name)
      await field(words.careDate).fill(care_date)
      await choose(cause)
      if (invoice_number !== undefined) await field(words.invoiceNumber).fill(invoice_number)
      if (vet_name !== undefined) await field(words.vetName).fill(vet_name)
      await next.click()
    },
    async addCareSheet(name: string, file: Chosen) {
      await receive(main.getByRole('region', { name }), file)
    },
    async declare() {
      await heading(words.summaryTitle)
      await main.getByRole('checkbox', { name: words.declare }).check()
    },
    async expectSent(): Promise<string> {
      await heading(words.sentTitle)
      const sentence = await main.getByText(trackingReference).first().textContent()
      return trackingReference.exec(sentence ?? '')?.[0] ?? ''
    },
  }
}
