import type { Page } from '@playwright/test'
import { ask, type Request, fetchRequests } from '../portal/ask.ts'
import { isDeep } from '../portal/depth.ts'
import { expectNoBarrier, expectNoBarrierAnywhere } from '../portal/looks/axe.ts'
import { watchPolicy } from '../portal/looks/policy.ts'
import { expect, test } from '../portal/portal-test.ts'
import { moneyPlaces } from '../portal/profile/money-places.ts'
import { settled } from '../portal/settled.ts'
import { daysAgo, sample, wizardOn } from '../portal/wizard/wizard.ts'

/** A draft with an invoice and the animal chosen, made by the API. */
async function makeDraft(page: Page): Promise<Request> {
  await page.goto('/animals')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const animal = (await ask<{ data: { id: string }[] }>(page, '/animals')).data[0]?.id ?? ''
  const { id } = await ask<Request>(page, '/refund-requests', 'POST', {})
  return ask<Request>(page, `/refund-requests/${id}`, 'PUT', {
    animal_ids: [animal],
    care_date: daysAgo(2),
    cause: 'illness',
    first_symptoms_on: daysAgo(400),
    paid_confirmed: true,
  })
}

const readers = [
  ['sophie', 'fr', undefined],
  ['giulia', 'it', [320]],
] as const
for (const [account, language, widths] of isDeep ? readers : readers.slice(0, 1)) {
  test.describe(language, () => {
    test.use({ account, locale: language === 'it' ? 'it-IT' : 'fr-FR' })

    const look = (page: Page, what: string) =>
      expectNoBarrierAnywhere(page, `${what} ${language}`, widths && [...widths])

    test('[A11Y-01] nothing serious in the steps of the wizards, their warnings, refusals and dialogs, no policy broken and nobody else asked', async ({
      page,
      origin,
    }) => {
      test.setTimeout(180_000)
      const { broken, foreign } = await watchPolicy(page, origin)
      const draft = await makeDraft(page)
      const wizard = wizardOn(page, language)
      await page.goto(`/refunds/new?request=${draft.id}&step=invoice`)
      await wizard.main
        .getByLabel(wizard.words.choose)
        .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
      await expect(wizard.main.getByRole('alert')).not.toBeEmpty()
      await look(page, 'refused file')
      await wizard.main.locator('input[type=file]').first().setInputFiles(sample('invoice-small.jpg'))
      await expect(wizard.main.getByText(wizard.words.received, { exact: true })).toBeVisible()
      await look(page, 'received file')
      for (const step of ['animals', 'care_sheets', 'summary']) {
        await page.goto(`/refunds/new?request=${draft.id}&step=${step}`)
        await look(page, `step ${step}`)
      }
      await page.goto(`/refunds/${draft.id}`)
      await page
        .getByRole('region', { name: /Documents joints|Documenti allegati/ })
        .getByRole('button', { name: /^(Voir|Vedi) / })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(page, 'open document')

      await page.goto('/refunds')
      await page
        .getByRole('button', { name: /Supprimer le brouillon|Elimina la bozza/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(page, 'question')
      await ask(page, `/refund-requests/${draft.id}`, 'DELETE')
      expect((await fetchRequests(page)).map(({ id }) => id)).not.toContain(draft.id)

      // A change of the account that waits for its code, which no other test's page shows.
      for (const [name, address] of await moneyPlaces(page)) {
        if (!/(?:mandate|account)=/.test(address ?? '')) continue
        await page.goto(address ?? '')
        await look(page, name ?? '')
      }
      expect({ broken, foreign }).toEqual({ broken: [], foreign: [] })
    })

    test('[A11Y-01] nothing serious in the menus, nor in a sign-in that failed', { tag: '@deep' }, async ({ page }) => {
      await page.goto('/')
      await page.locator('.member-frame_sidebar .member-frame_user').click()
      await look(page, 'menus')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: /Ouvrir le menu|Apri il menu/ }).click()
      await settled(page)
      await expectNoBarrier(page, 'sheet')
      await page.evaluate(() => localStorage.removeItem('auth_token'))
      await page.goto('/login')
      await page.getByRole('button', { name: /Se connecter|Accedi/ }).click()
      await look(page, 'missing fields')
      await page.getByLabel(/Numéro d’adhérent|Numero cliente/).fill(`nobody-${language}`)
      await page.getByLabel(/^(Mot de passe|Password)$/).fill('x')
      await page.getByRole('button', { name: /Se connecter|Accedi/ }).click()
      await expect(page.getByRole('alert').filter({ hasText: /\p{L}/u })).toBeVisible()
      await look(page, 'failed sign-in')
    })
  })
}
