import type { Page } from '@playwright/test'
import { requestsOf } from './ask.ts'

/** Opens the page of a request by its tracking reference, from wherever the member is. */
export async function openRequest(page: Page, reference: string): Promise<void> {
  await page.goto('/animals')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const found = (await requestsOf(page)).find(({ tracking_reference }) => tracking_reference === reference)
  if (found === undefined) throw new Error(`The demo has no request ${reference}.`)
  await page.goto(`/refunds/${found.id}`)
}
