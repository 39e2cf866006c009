import { linkTo, mailTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { openPanel, findPanel, savePanel } from '../../portal/profile/panels.ts'
import { holdCode } from '../../portal/server/hold-code.ts'
import { fetchTokens } from '../../portal/sign-in.ts'

const confirmation = 'Confirmez votre nouvelle adresse e-mail'

test(
  '[PRO-04] a new address counts once its link is followed; the old one is told',
  { tag: '@smoke' },
  async ({ page, origin, member, browser }) => {
    const wanted = `nouvelle.${member.nevg}@example.org`
    await page.goto('/profile')
    const panel = await openPanel(page, 'email')
    await panel.getByLabel('Adresse e-mail').fill(wanted)
    await savePanel(panel)
    await expect(
      page.getByRole('status').getByText('Confirmez votre nouvelle adresse grâce au lien reçu par e-mail.'),
    ).toBeVisible()
    await expect(panel).toContainText(/attend votre confirmation/)
    await expect(panel).toContainText(wanted)
    await expect(panel).toContainText(member.email)
    await mailTo(origin, member.email, 'Un changement d’adresse e-mail a été demandé')
    await expect(fetchTokens(origin, wanted, member.password)).rejects.toThrow('401')

    // Sent again: the newer link kills the older one.
    const first = await mailTo(origin, wanted, confirmation)
    await panel.getByRole('button', { name: 'Envoyer à nouveau' }).click()
    const again = panel.getByRole('button', { name: 'Envoyer à nouveau' })
    await expect(again).toHaveAccessibleDescription(/Un nouvel envoi sera possible dans \d+ s\./)
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await expect(
      page.getByRole('status').getByText('Confirmez votre nouvelle adresse grâce au lien reçu par e-mail.'),
    ).toHaveCount(1)
    const second = await mailTo(origin, wanted, confirmation, first)
    const elsewhere = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
    await elsewhere.goto(linkTo(first, '/email-confirmation'))
    await elsewhere.getByRole('button', { name: 'Confirmer cette adresse' }).click()
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Ce lien de confirmation a expiré' })).toBeVisible()
    await expect(findPanel(page, 'email')).toContainText(/attend votre confirmation/)

    // A press on the printed page counts once its code arrives.
    const letCodeCome = await holdCode(elsewhere)
    await elsewhere.goto(linkTo(second, '/email-confirmation'), { waitUntil: 'commit' })
    await elsewhere.getByRole('button', { name: 'Confirmer cette adresse' }).click()
    letCodeCome()
    await expect(
      elsewhere.getByRole('heading', { level: 1, name: 'Votre nouvelle adresse est confirmée' }),
    ).toBeVisible()
    expect(new URL(elsewhere.url()).search).toBe('')

    // The open profile follows by itself.
    await expect(panel).not.toContainText(/attend votre confirmation/)
    await expect(panel).toContainText(wanted)
    await expect(panel).not.toContainText(member.email)
    await mailTo(origin, member.email, 'Votre adresse e-mail a été modifiée')
    await fetchTokens(origin, wanted, member.password)
    await expect(fetchTokens(origin, member.email, member.password)).rejects.toThrow('401')
    await elsewhere.context().close()
  },
)
