import type { Page, Route } from '@playwright/test'
import { ask } from '../../portal/ask.ts'
import { isLong } from '../../portal/depth.ts'
import { expect, test } from '../../portal/portal-test.ts'
import { pushed, savedBy, textOf } from '../../portal/profile/downloads.ts'

type Entry = { type: string; animal_id: string | null; href: string }

const list = (page: Page, title: string) => page.getByRole('region', { name: title })
const press = (name: string) => new RegExp(`^(Télécharger|Scarica)\\s?: ${name}$`)

const readers = [
  ['helene', 'Mes documents', 'Hélène Carpentier'],
  ['giulia', 'I miei documenti', 'Giulia Ferrantini'],
] as const
for (const [account, title, name] of isLong ? readers : readers.slice(0, 1)) {
  test.describe(`each document of ${account}`, () => {
    test.use({ account, locale: account === 'giulia' ? 'it-IT' : 'fr-FR' })

    test('[CON-03][CON-04][CON-05] is downloaded under its own name, made for the member', async ({ page }) => {
      test.slow()
      await page.goto('/profile/contract')
      const documents = list(page, title)
      await documents.getByRole('button').first().waitFor()
      const { nevg } = await ask<{ nevg: string }>(page, '/me')
      const { data: entries } = await ask<{ data: Entry[] }>(page, '/documents')
      const buttons = await documents.getByRole('button').all()
      expect(buttons).toHaveLength(entries.length)
      const got: string[] = []
      for (const button of buttons) {
        const saved = await savedBy(page, () => button.click())
        const [, type = ''] = /^coussinet-([a-z0-9]+)-\d{9}-\d{8}\.pdf$/.exec(saved.name) ?? []
        expect(saved.name).toContain(`-${nevg}-`)
        expect(saved.bytes.subarray(0, 5).toString('latin1'), saved.name).toBe('%PDF-')
        const text = textOf(saved)
        if (text !== null) {
          expect.soft(text.toLowerCase(), saved.name).toContain(name.toLowerCase())
          expect.soft(text.replaceAll(' ', ''), saved.name).toContain(nevg)
        }
        got.push(type)
      }
      expect(got.toSorted()).toEqual(entries.map(({ type }) => type).toSorted())
      expect(await pushed(page, 'download_document')).toEqual(
        got.map((document_type) => ({ event: 'download_document', document_type })),
      )
    })
  })
}

test.describe('what a download leaves behind', () => {
  test.use({ account: 'helene' })

  const problemOf = (status: number, code: string) => (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', status, code, title: '', request_id: 'x' }),
    })

  test('[CON-04] without a name it is document.pdf; the data layer is told the type and nothing more', async ({
    page,
  }) => {
    await page.route('**/api/pdf/rgpd', (route) =>
      route.fulfill({ status: 200, contentType: 'application/pdf', body: '%PDF-1.7 sample' }),
    )
    await page.goto('/profile/contract')
    const saved = await savedBy(page, () =>
      list(page, 'Mes documents')
        .getByRole('button', { name: press('Protection des données') })
        .click(),
    )
    expect(saved.name).toBe('document.pdf')
    await expect
      .poll(() => pushed(page, 'download_document'))
      .toEqual([{ event: 'download_document', document_type: 'rgpd' }])
  })

  test('[CON-04] one that fails says so, saves nothing and tells nothing', async ({ page }) => {
    const saved: string[] = []
    page.on('download', (download) => saved.push(download.suggestedFilename()))
    await page.goto('/profile/contract')
    const button = list(page, 'Mes documents').getByRole('button', { name: press('Conditions générales') })
    for (const [status, code, says] of [
      [404, 'not_found', 'Cette page ou ce document est introuvable.'],
      [500, 'server_error', 'Notre service rencontre un incident. Réessayez dans quelques minutes.'],
    ] as const) {
      await page.route('**/api/pdf/cgv', problemOf(status, code))
      await button.click()
      await expect(page.locator('[data-toast]').getByText(says), code).toBeVisible()
      await expect(button, code).toBeEnabled()
      await page.unroute('**/api/pdf/cgv')
    }
    expect(await pushed(page, 'download_document')).toEqual([])
    expect(saved).toEqual([])
    // And then it comes.
    expect((await savedBy(page, () => button.click())).name).toMatch(/^coussinet-cgv-/)
  })

  test('[CON-04] pressed twice, one document comes', async ({ page }) => {
    let calls = 0
    await page.route('**/api/pdf/rgpd', (route) => {
      calls += 1
      return route.continue()
    })
    await page.goto('/profile/contract')
    const button = list(page, 'Mes documents').getByRole('button', { name: press('Protection des données') })
    await savedBy(page, () => button.dblclick())
    await expect(button).toBeEnabled()
    expect(calls).toBe(1)
    expect(await pushed(page, 'download_document')).toHaveLength(1)
  })
})
