import { expect, test } from '../portal/portal-test.ts'

test.use({ account: 'sophie' })

test('being offline is announced', async ({ page, context }) => {
  await page.goto('/animals')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'Vous êtes hors connexion. Ce que vous avez saisi est conservé.' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Vous êtes hors connexion.')).toHaveCount(0)
})
