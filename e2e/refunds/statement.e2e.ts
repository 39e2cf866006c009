import { openRequest } from '../portal/ask.ts'
import { expect, test } from '../portal/portal-test.ts'

test.describe('a refund that was paid', () => {
  test.use({ account: 'helene' })

  test('[REF-05] shows its days, amounts, account, numbers, care line by line, slip and documents', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    await openRequest(page, 'ZR-2026-00312')
    const care = main.getByRole('region', { name: 'Soins réalisés' })
    await expect(care.getByRole('row', { name: /^Chirurgie 640\s€ 640\s€ 548,58\s€$/ })).toBeVisible()
    for (const fact of [
      /Total facturé\s*1\s260,30\s€/,
      /Sous-total pris en charge\s*1\s260,30\s€/,
      /Remboursé\s*1\s080,27\s€/,
      /Date de versement\s*\d+ avril 2026/,
      /Compte de versement\s*FR39\s••••\s3A23/,
    ]) {
      await expect(care).toContainText(fact)
    }
    const references = main.getByRole('region', { name: 'Références' })
    for (const fact of [
      /ZR-2026-00312/,
      /Soins du\s*\d+ avr\. 2026/,
      /Facture\s*F26-01264/,
      /Vétérinaire\s*Centre hospitalier vétérinaire des Deux Berges/,
    ])
      await expect(references).toContainText(fact)

    const slip = page.waitForEvent('download')
    await care.getByRole('button', { name: /^Décompte/ }).click()
    expect((await slip).suggestedFilename()).toMatch(/\.pdf$/)

    const files = main.getByRole('region', { name: 'Documents joints' })
    await files
      .getByRole('button', { name: /^Voir / })
      .first()
      .click()
    const viewer = page.getByRole('dialog')
    await expect
      .poll(() =>
        viewer
          .getByRole('img')
          .first()
          .evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth),
      )
      .toBeGreaterThan(100)
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    const file = page.waitForEvent('download')
    await files
      .getByRole('button', { name: /^Télécharger / })
      .first()
      .click()
    expect((await file).suggestedFilename()).toMatch(/\.(pdf|jpe?g|png)$/)
  })
})
