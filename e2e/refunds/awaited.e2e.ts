import { fetchRequests } from '../portal/ask.ts'
import { expect, test } from '../portal/portal-test.ts'
import { moveRequest } from '../portal/server/insurer.ts'
import { sample } from '../portal/wizard/wizard.ts'

test.describe('a request that waits for a document', () => {
  test.use({ account: 'giulia', locale: 'it-IT' })

  test(
    '[REF-10] says which one and until when, its clock stands; the member adds it in place and the clock runs again',
    { tag: '@smoke' },
    async ({ page, origin }) => {
      const main = page.getByRole('main')
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Other requests of the same member may wait for documents too.
      const asked = (await fetchRequests(page)).find(({ tracking_reference }) => tracking_reference === 'ZR-2026-00507')
      expect(asked).toBeDefined()
      await page
        .getByRole('link', { name: 'Aggiungi il documento' })
        .and(page.locator(`[href*="${asked?.id}"]`))
        .click()
      await expect(main.getByRole('heading', { name: 'Un documento da aggiungere' })).toBeVisible()
      await expect(
        main.getByText('La fattura non riporta il pagamento: aggiunga una fattura quietanzata.').first(),
      ).toBeVisible()
      await expect(main.getByText(/^Da inviare entro (?:il |l’).*\d{4}\.$/)).toBeVisible()
      await expect(
        main.getByText('Il termine di risposta è sospeso: riprende non appena i documenti sono inviati.'),
      ).toBeVisible()
      await expect(main.getByText(/Risposta entro/)).toHaveCount(0)

      const send = main.getByRole('button', { name: 'Invia il documento' })
      await expect(send).toHaveAttribute('aria-disabled', 'true')
      await main.getByLabel('Scegli un file').setInputFiles(sample('invoice-small.jpg'))
      await expect(main.getByText('Ricevuto', { exact: true }).first()).toBeVisible()
      await send.click()
      await expect(page.getByText('Grazie, abbiamo ricevuto i Suoi documenti.')).toBeVisible()
      await expect(main.locator('.Badge_badge').first()).toHaveText('In attesa')
      await expect(main.getByText('Documenti ricevuti, in attesa di lavorazione')).toBeVisible()
      await expect(main.getByText('Il termine di risposta è sospeso')).toHaveCount(0)
      await expect(main.getByText(/Risposta entro/).first()).toBeVisible()
      await expect(send).toHaveCount(0)

      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await moveRequest(origin, id, 'processing')
      await expect(main.locator('.Badge_badge').first()).toHaveText('In lavorazione')
    },
  )
})
