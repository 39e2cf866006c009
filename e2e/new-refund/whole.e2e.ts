import { readFile } from 'node:fs/promises'
import { expect, test } from '../portal/portal-test.ts'
import { moveRequest, payRequest } from '../portal/server/insurer.ts'
import { daysAgo, sample, trackingReference, wizardOn } from '../portal/wizard/wizard.ts'

test.describe('on a desk', () => {
  test.use({ account: 'helene' })

  // Shown as it was typed, everywhere; a script that ran would fail the test.
  const payload = '"><img src=x onerror=alert(1)>'
  const script = '<script>alert(2)</script>'

  test(
    '[REF-06][REF-05] from a paid invoice to the money on the account, seen without a reload, its slip and its documents; what looks like a script is shown as it was typed',
    { tag: '@smoke' },
    async ({ page, origin }) => {
      test.slow()
      const wizard = wizardOn(page)
      await page.goto('/refunds')
      await page.getByRole('main').getByRole('link', { name: 'Nouvelle demande' }).first().click()
      await wizard.addInvoice({
        name: '<script>alert(2)<script>.heic',
        mimeType: 'image/heic',
        buffer: await readFile(sample('invoice-photo.heic')),
      })
      await wizard.tellCare({
        animals: ['Oslo'],
        care_date: daysAgo(1),
        cause: 'accident',
        invoice_number: payload,
        vet_name: script,
      })
      await wizard.heading('Ajoutez la feuille de soins d’Oslo')
      await wizard.addCareSheet('Oslo', {
        name: 'a"; filename=evil.html;.pdf',
        mimeType: 'application/pdf',
        buffer: await readFile(sample('care-sheet.pdf')),
      })
      await wizard.next.click()

      await wizard.heading('Vérifiez puis envoyez')
      await expect(wizard.main.getByText(payload)).toBeVisible()
      await expect(wizard.main.getByText(script, { exact: true })).toBeVisible()
      await expect(wizard.main.getByText(/script.alert\(2\).script.\.jpg/)).toBeVisible()
      await wizard.declare()
      await wizard.send.click()
      const reference = await wizard.expectSent()
      expect(reference).toMatch(trackingReference)
      await expect(wizard.main).toContainText(/Réponse au plus tard (lundi|mardi|mercredi|jeudi|vendredi) \d/)

      await wizard.main.getByRole('link', { name: 'Suivre ma demande' }).click()
      await expect(page).toHaveURL(/\/refunds\/[0-9a-f-]{36}$/)
      const badge = wizard.main.locator('.Badge_badge').first()
      await expect(badge).toHaveText('En attente')
      await expect(wizard.main.getByText(payload)).toBeVisible()
      await expect(wizard.main.getByText(script).first()).toBeVisible()
      expect(await page.locator('main img[src="x"], main script').count()).toBe(0)
      await page.evaluate(() => Reflect.set(globalThis, 'sameVisit', true))
      await moveRequest(origin, reference, 'processing')
      await expect(badge).toHaveText('En cours de traitement')
      await moveRequest(origin, reference, 'accepted')
      await expect(badge).toHaveText('Accepté')
      await expect(page.getByRole('paragraph').filter({ hasText: 'À vous rembourser' })).toBeVisible()
      if (await payRequest(origin, reference)) {
        await expect(badge).toHaveText('Remboursé')
        await expect(page.getByText(/Versé le .*sur le compte FR\d\d\s••••\s/)).toBeVisible()
      } else await expect(badge).toHaveText('Accepté')
      expect(await page.evaluate(() => Reflect.get(globalThis, 'sameVisit'))).toBe(true)

      const slip = page.waitForEvent('download')
      await wizard.main.getByRole('button', { name: /^Décompte/ }).click()
      expect((await slip).suggestedFilename()).toMatch(/\.pdf$/)
      const files = wizard.main.getByRole('region', { name: 'Documents joints' })
      await files.getByRole('button', { name: /^Voir .*\.jpg/ }).click()
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
      await files.getByRole('button', { name: /^Télécharger .*\.pdf/ }).click()
      expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
    },
  )
})

test.describe('on a phone, in Italian', { tag: '@deep' }, () => {
  test.use({ account: 'giulia', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('[REF-06][REF-15] the camera’s photo of each document, for two animals, to the confirmation', async ({
    page,
  }) => {
    test.slow()
    const wizard = wizardOn(page, 'it')
    await wizard.open()
    const camera = wizard.main.getByLabel('Scatta una foto')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await expect(camera).toHaveAttribute('accept', /image/)

    // The photo shows its progress, is cancelled, fails, and is sent again.
    let passes = false
    await page.route('**/api/refund-requests/*/files', async (route) =>
      passes ? route.continue() : new Promise(() => undefined),
    )
    await camera.setInputFiles(sample('invoice-photo.heic'))
    const progress = wizard.main.getByRole('progressbar')
    await expect(progress).toBeVisible({ timeout: 20_000 })
    await expect(wizard.main.locator('.FileTile_tile img')).toBeVisible({ timeout: 20_000 })
    await wizard.main.getByRole('button', { name: 'Annulla l’invio' }).click()
    await expect(progress).toHaveCount(0)
    await expect(wizard.main.getByLabel('Scegli un file')).toHaveCount(1)

    await page.unroute('**/api/refund-requests/*/files')
    await page.route('**/api/refund-requests/*/files', (route) => (passes ? route.continue() : route.abort()))
    await camera.setInputFiles(sample('invoice-small.jpg'))
    await expect(wizard.main.getByRole('alert').filter({ hasText: 'Connessione non riuscita' })).toBeVisible()
    passes = true
    await wizard.main.getByRole('button', { name: 'Riprova' }).click()
    await expect(wizard.main.getByText('Ricevuto', { exact: true })).toBeVisible()

    await wizard.confirmPaid()
    await wizard.next.click()
    await wizard.tellCare({ animals: ['Argo', 'Nuvola'], care_date: daysAgo(2), cause: 'illness' })
    await wizard.heading('Un modulo di cura per ogni animale')
    await wizard.addCareSheet('Argo', sample('care-sheet.pdf'))
    await expect(wizard.next).toHaveAttribute('aria-disabled', 'true')
    await wizard.addCareSheet('Nuvola', sample('care-sheet.png'))
    await wizard.next.click()
    await wizard.declare()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await wizard.send.click()
    expect(await wizard.expectSent()).toMatch(/^ZR-/)
  })
})
