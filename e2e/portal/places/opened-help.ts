import type { Page } from '@playwright/test'
import { ask } from '../ask.ts'
import type { Place } from './place.ts'

type Godchildren = { data: { id: string; status: string; drawn_at: string | null }[] }

async function openSearch(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(words)
}

/** Shows a drawn gain on a made-up answer, because a gain can be drawn only once. */
async function pretendDraw(page: Page): Promise<void> {
  const { data } = await ask<Godchildren>(page, '/sponsorship-requests')
  const godchild = data.find(({ status, drawn_at }) => status === 'validated' && drawn_at === null)
  if (godchild === undefined) return
  const drawn = { ...godchild, drawn_at: '2026-11-20T10:00:00.000Z', amount_cents: 5000, pays_by: '2026-12-20' }
  await page.route('**/draw', (route) => route.fulfill({ json: drawn }), { times: 1 })
  await page.getByRole('main').getByRole('button', { name: 'Découvrir mon gain' }).click()
  await page.getByRole('dialog').locator('[data-drawn=true]').waitFor()
}

const place = (name: string, address: string, show: Place['show'] & {}): Place => ({
  name,
  address,
  isGuest: false,
  show,
})

const help: Place[] = [
  place('contact, refused', '/contact', async (page) => {
    await page.getByRole('main').locator('button[type=submit]').click()
    await page.getByRole('main').locator('[aria-invalid=true]').first().waitFor()
  }),
  place('questions, an answer opened', '/faq?tag=refunds', async (page) => {
    await page.locator('#faq-07 summary').click()
  }),
  place('search, found', '/animals', async (page) => {
    await openSearch(page, '2026')
    await page.getByRole('option').first().waitFor()
  }),
  place('search, nothing found', '/animals', async (page) => {
    await openSearch(page, 'zzzzzz')
    await page.getByRole('dialog').getByRole('link').waitFor()
  }),
]

const sponsorship: Place[] = [
  place('sponsorship, the code to scan', '/sponsorship', async (page) => {
    await page.getByRole('main').locator('summary').click()
    await page.locator('.share_qrCard').click()
    await page.getByRole('dialog').waitFor()
  }),
  place('sponsorship, a gain', '/sponsorship', pretendDraw),
]

/** Pages of help and of sponsorship, and the search above any page. */
export const openedHelp = (features: readonly string[]): Place[] => [
  ...help,
  ...(features.includes('sponsorship') ? sponsorship : []),
]
