import type { Page } from '@playwright/test'
import { mailTo } from '../portal/mailbox.ts'
import { expect, test } from '../portal/own-member.ts'
import { declineDebit } from '../portal/server/insurer.ts'

const item = (page: Page) =>
  page.getByRole('navigation', { name: 'Aide et notifications' }).getByRole('link', { name: /^Notifications/ })
const badge = (page: Page) => item(page).locator('.count')
const rows = (page: Page) => page.getByRole('main').locator('.notifications_notification')

test('[NOT-01][NOT-02] what is opened is read, in both tabs of the page and in every window at once', async ({
  page,
  context,
  origin,
  member,
}) => {
  await declineDebit(origin, member.nevg)
  await declineDebit(origin, member.nevg)
  await page.goto('/notifications')
  const other = await context.newPage()
  await other.goto('/animals')
  for (const one of [page, other]) await expect(badge(one)).toHaveText('2')
  await expect(item(page)).toContainText(', 2 non lues')

  await expect(rows(page)).toHaveCount(2)
  const first = rows(page).first()
  await expect(first.getByRole('link')).toHaveText(/^Non lue\u00a0: Prélèvement refusé\u00a0: [\d,]+\u00a0€$/)
  await expect(first).toContainText(/cotisation d/i)
  expect(Date.parse((await first.locator('time').getAttribute('datetime')) ?? '')).toBeGreaterThan(Date.now() - 600_000)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/profile\/receipts\/[0-9a-f-]{36}/)
  for (const one of [page, other]) await expect(badge(one)).toHaveText('1')

  await item(page).click()
  await expect(first.getByRole('link')).toHaveText(/^Prélèvement refusé\u00a0: [\d,]+\u00a0€$/)
  const tabs = page.getByRole('navigation', { name: 'Notifications à afficher' })
  await tabs.getByRole('link', { name: /^Non lues/ }).click()
  await expect(page).toHaveURL('/notifications?tab=unread')
  await expect(rows(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Tout marquer comme lu' }).click()
  for (const one of [page, other]) await expect(badge(one)).toHaveCount(0)
  await expect(page.getByText('Vous avez tout lu.')).toBeVisible()
  await tabs.getByRole('link', { name: 'Toutes' }).click()
  await expect(rows(page)).toHaveCount(2)

  // Later arrivals count at once, and wait above the list until the member asks for them.
  await declineDebit(origin, member.nevg)
  for (const one of [page, other]) await expect(badge(one)).toHaveText('1')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Voir la nouvelle notification' }).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first().getByRole('link')).toBeFocused()
  await mailTo(origin, member.email, /^Prélèvement refusé/)
})
