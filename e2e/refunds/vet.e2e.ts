import { expectNoBarrier } from '../portal/looks/axe.ts'
import { sideways } from '../portal/looks/small.ts'
import { expect, test } from '../portal/portal-test.ts'
import { sample } from '../portal/wizard/wizard.ts'

test.describe('documents of the vet', () => {
  test.use({ account: 'helene', ownSession: true })

  test('[VET-01] a member shows a code; the clinic adds two documents on its phone in a minute, and the member sees them arrive', async ({
    page,
    browser,
    origin,
  }) => {
    const main = page.getByRole('main')
    await page.goto('/refunds/new')
    await main.getByRole('button', { name: 'Faire envoyer par le vétérinaire' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Oslo' }).check()
    await dialog.getByRole('button', { name: 'Créer le lien' }).click()
    const address = await dialog.getByRole('textbox', { name: 'Lien pour la clinique' }).inputValue()
    await expectNoBarrier(page, 'the dialog with the code')
    await dialog.getByRole('button', { name: 'Fermer' }).last().click()
    const links = main.getByRole('list', { name: 'Liens pour la clinique' })
    await expect(links).toContainText('Pas encore ouvert.')

    // The clinic's phone: nobody's session, another language.
    const clinic = await browser.newContext({
      locale: 'it-IT',
      viewport: { width: 360, height: 740 },
      storageState: { cookies: [], origins: [] },
    })
    const phone = await clinic.newPage()
    const begun = performance.now()
    await phone.goto(`${origin}${new URL(address).pathname}${new URL(address).hash}`)
    await expect(phone.getByRole('heading', { level: 1, name: 'Documenti per Oslo' })).toBeVisible()
    expect(new URL(phone.url()).hash).toBe('')
    await expectNoBarrier(phone, 'the vet’s page')
    await expect(links).toContainText('Ouvert le')
    const field = phone.getByLabel('Scegli un file').first()
    await field.setInputFiles([sample('care-sheet.pdf'), sample('invoice-small.jpg')])
    await expect(phone.getByText('Ricevuto', { exact: true })).toHaveCount(2)
    await expect(links).toContainText('2 documents arrivés.')
    await expectNoBarrier(phone, 'the vet’s page with documents')
    expect(await sideways(phone)).toEqual({ wide: 0, cut: [] })
    const body = await phone.locator('body').innerText()
    for (const secret of ['Hélène', 'Carpentier', 'Mirza', '412']) expect(body).not.toContain(secret)
    // The page may be dropped while the camera is open.
    await phone.reload()
    await expect(phone.getByText('care-sheet.pdf', { exact: true })).toBeVisible()
    await phone.getByRole('button', { name: 'È tutto, invia' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Inviato, grazie' })).toBeVisible()
    const seconds = (performance.now() - begun) / 1000
    test.info().annotations.push({ type: 'from scan to sent', description: `${seconds.toFixed(1)} s` })
    expect(seconds).toBeLessThan(60)
    await expect(links).toContainText('La clinique a envoyé 2 documents.')
    await expectNoBarrier(phone, 'the vet’s page once sent')

    await phone.goto(`${origin}${new URL(address).pathname}${new URL(address).hash}`)
    await expect(phone.getByText('2 documenti sono arrivati.')).toBeVisible()
    await expect(phone.getByRole('main').getByText('Oslo')).toHaveCount(0)
    await clinic.close()
    await page.goto('/notifications')
    await expect(main.getByText('Oslo : la clinique a envoyé 2 documents').first()).toBeVisible()
  })
})
