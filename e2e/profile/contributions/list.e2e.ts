import { expect, test } from '../../portal/portal-test.ts'
import { savedBy, textOf } from '../../portal/profile/downloads.ts'
import { euros, monthName, receiptsOf } from '../../portal/profile/receipts.ts'

test.describe('the contributions of a member', () => {
  test.use({ account: 'helene' })

  test('[REC-03][CON-05] a paid one is downloaded, made for the member', async ({ page }) => {
    await page.goto('/profile/receipts')
    const row = page.getByRole('row', { name: /Payée/ }).first()
    await row.waitFor()
    const paid = (await receiptsOf(page)).find(({ status }) => status === 'paid')
    const saved = await savedBy(page, () => row.getByRole('button', { name: /^Télécharger/ }).click())
    expect(saved.name).toMatch(/^coussinet-.+-\d{8}\.pdf$/)
    expect(saved.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    const text = textOf(saved)
    if (text !== null) {
      expect(text.toLowerCase()).toContain('hélène carpentier')
      expect(text).toContain(monthName(paid?.month ?? ''))
      expect(text).toMatch(euros(paid?.amount_cents ?? 0))
    }
  })

  test('[REC-04][DATA-02] are asked for once within the hour, and again after it', async ({ page }) => {
    await page.clock.install()
    let calls = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/receipts') calls += 1
    })
    const tabs = page.getByRole('navigation', { name: 'Mon compte' })
    const back = async () => {
      await tabs.getByRole('link', { name: 'Contrat', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Mon contrat' })).toBeVisible()
      await tabs.getByRole('link', { name: /^Cotisations/ }).click()
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    }
    await page.goto('/profile/receipts')
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    await back()
    await page.clock.fastForward('59:00')
    await back()
    expect(calls).toBe(1)
    await page.clock.fastForward('02:00')
    await back()
    await expect.poll(() => calls).toBe(2)
  })
})
