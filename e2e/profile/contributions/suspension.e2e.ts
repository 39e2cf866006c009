import { ask } from '../../portal/ask.ts'
import { expect, test } from '../../portal/portal-test.ts'
import { longDay, receiptsOf } from '../../portal/profile/receipts.ts'
import { settled } from '../../portal/settled.ts'

test.describe('a suspended contract', () => {
  test.use({ account: 'sophie' })

  test('[FIX-03] has a banner on every page with the date, the amount due and the way out', async ({ page }) => {
    const banner = page.getByRole('region', { name: 'Garanties suspendues' })
    for (const address of ['/', '/refunds', '/animals', '/profile', '/profile/contract', '/profile/payment-methods']) {
      await page.goto(address)
      await expect(banner, address).toBeVisible()
      const { contract } = await ask<{ contract: { suspended_since: string } }>(page, '/me')
      await expect(banner, address).toContainText('Vos garanties sont suspendues depuis le')
      await expect(banner, address).toContainText(longDay(contract.suspended_since))
      await expect(banner, address).toContainText(/Il reste 104,46\s€ à régler\./)
    }
    const oldest = (await receiptsOf(page)).findLast(({ status }) => status === 'declined')
    await banner.getByRole('link', { name: 'Régulariser' }).click()
    await expect(page).toHaveURL(`/profile/receipts/${oldest?.id}`)
    await expect(page.getByRole('button', { name: /^Payer les trois en une fois \(104,46\s€\)$/ })).toBeVisible()
  })

  test('[FIX-03] the page does not move when the banner comes', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'moved', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(
            globalThis,
            'moved',
            Number(Reflect.get(globalThis, 'moved')) + Number(Reflect.get(entry, 'value')),
          )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/refunds')
    await expect(page.getByRole('region', { name: 'Garanties suspendues' })).toBeVisible()
    await settled(page)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toBeLessThan(0.05)
  })
})

test.describe('a cover that goes on', () => {
  test.use({ account: 'giulia', locale: 'it-IT' })

  test('[FIX-03] has no banner', async ({ page }) => {
    for (const address of ['/', '/profile/receipts']) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.getByRole('region', { name: 'Copertura sospesa' })).toHaveCount(0)
    }
  })
})
