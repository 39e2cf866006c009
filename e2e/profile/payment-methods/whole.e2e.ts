import type { Page } from '@playwright/test'
import { ask } from '../../portal/ask.ts'
import { expectNoBarrier } from '../../portal/looks/axe.ts'
import { mailTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { savedBy, readText } from '../../portal/profile/downloads.ts'
import { longDay } from '../../portal/profile/receipts.ts'
import { accountWizardOn } from '../../portal/profile/signing/account-wizard.ts'
import { ibans, inFours, fetchMandate, fetchMethods } from '../../portal/profile/signing/accounts.ts'
import { codeTo, fetchMobile } from '../../portal/profile/signing/codes.ts'

const mandateIn = (page: Page) => new URL(page.url()).searchParams.get('mandate') ?? ''
const closely = (text: string) => text.replaceAll(/\s/g, '')

test(
  '[PAY-02][PAY-04][PAY-06][PAY-10] another account by SMS: read, signed, in use at once, proved in the PDF, told by mail',
  { tag: '@smoke' },
  async ({ page, origin, member }) => {
    test.slow()
    const { iban, masked } = ibans.french
    const wizard = accountWizardOn(page)
    await page.goto('/profile/payment-methods')
    await page.getByRole('region', { name: 'Vos cotisations' }).getByRole('link', { name: wizard.words.change }).click()
    await wizard.heading(wizard.words.ibanTitle)
    const before = await fetchMethods(page)
    await wizard.iban.fill(iban)
    await expect(wizard.main.getByText('L’IBAN suffit : aucun BIC à donner.')).toBeVisible()
    await wizard.next.click()

    await wizard.heading(wizard.words.mandateTitle)
    const drawn = await fetchMandate(page, mandateIn(page))
    expect(await fetchMethods(page)).toEqual({ ...before, pending_mandate_id: drawn.id })
    const umr = `CSN-${member.nevg}-002`
    const facts = [
      'Mandat de prélèvement SEPA',
      umr,
      'Récurrent (SEPA Core)',
      'Coussinet Assurances SA',
      'FR38ZZZ9Z0417',
      /camille tournesol/i,
      '5 RUE DES LILAS',
      '44000 NANTES',
      inFours(iban, ' '),
      'se déduit de l’IBAN',
      'dans les 8 semaines',
    ]
    for (const fact of facts) await expect(wizard.paper).toContainText(fact)
    const draft = await savedBy(page, () => wizard.main.getByRole('button', { name: wizard.words.pdf }).click())
    const toRead = readText(draft)
    if (toRead !== null) {
      for (const fact of [umr, 'FR38ZZZ9Z0417', iban, '8 semaines', 'n’est pas signé'])
        expect(closely(toRead)).toContain(closely(fact))
      expect(toRead).not.toContain('Preuve de la signature')
    }
    await wizard.accept()
    const mobile = await fetchMobile(page)
    await wizard.ask('sms')
    await expect(wizard.main).toContainText(new RegExp(`par SMS au \\+33\\s6\\s.*${mobile.slice(-2)}`))
    expect(await wizard.main.innerText()).not.toContain(mobile.slice(-6, -2))
    const { code, text } = await codeTo(origin, mobile)
    for (const fact of [umr, 'FR14...2606']) expect(text).toContain(fact)
    await wizard.code.fill(code)

    await wizard.heading(wizard.words.signedTitle)
    const after = await fetchMethods(page)
    expect(after.debit).toMatchObject({ kind: 'bank_account', umr, iban: 'FR14 **** **** 2606' })
    expect(after.pending_mandate_id).toBeNull()
    const signed = await fetchMandate(page, drawn.id)
    expect(signed.first_debit_on).not.toBeNull()
    await expect(wizard.main).toContainText(longDay(signed.first_debit_on ?? ''))
    await expect(wizard.main).toContainText(/vos remboursements attendent jusqu’au/)
    await expectNoBarrier(page, 'signed')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoBarrier(page, 'signed', { isDark: true })

    await wizard.main.getByRole('link', { name: 'Voir mes moyens de paiement' }).click()
    const debit = page.getByRole('region', { name: 'Vos cotisations' })
    for (const fact of [masked, umr, longDay(signed.first_debit_on ?? '')]) await expect(debit).toContainText(fact)
    await expect(page.getByRole('region', { name: 'Vos remboursements' })).toContainText(masked)
    expect(await page.content()).not.toMatch(/FR14\s?2004/)
    const proved = readText(
      await savedBy(page, () => debit.getByRole('button', { name: /^Télécharger le mandat/ }).click()),
    )
    if (proved !== null) {
      for (const fact of [umr, 'Preuve de la signature', drawn.sha256, 'code reçu par SMS', 'Chaîne de preuves'])
        expect(closely(proved)).toContain(closely(fact))
      expect(closely(proved)).toMatch(new RegExp(`\\+336\\*+${mobile.slice(-2)}`))
      expect(closely(proved)).not.toContain('n’estpassigné')
    }
    const mail = await mailTo(origin, member.email, 'Le compte de vos cotisations a été modifié')
    for (const fact of [/FR39\s••••\s3A23/, masked, /Ce n’était pas vous/]) expect(mail.text).toMatch(fact)
    expect(closely(mail.text + mail.html)).not.toContain(iban)

    // Signed once: the steps behind lead to the end.
    await page.goto(`/profile/payment-methods/account?mandate=${drawn.id}&step=mandate`)
    await wizard.heading(wizard.words.signedTitle)
    expect(await wizard.main.innerText()).not.toContain(inFours(iban))
  },
)

test.describe('in Italian', { tag: '@deep' }, () => {
  test.use({ wanted: { locale: 'it', country: 'IT' }, locale: 'it-IT' })

  test('[PAY-02][PAY-04][PAY-10] the account is changed by e-mail in Italian', async ({ page, origin, member }) => {
    test.slow()
    const { iban, masked } = ibans.italian
    const wizard = accountWizardOn(page, 'it')
    await page.goto('/profile/payment-methods')
    await page.getByRole('region', { name: 'I Suoi premi' }).getByRole('link', { name: wizard.words.change }).click()
    await wizard.name(iban)
    await wizard.heading(wizard.words.mandateTitle)
    const umr = `CSN-${member.nevg}-002`
    for (const fact of [
      'Mandato per addebito diretto SEPA',
      umr,
      'Ricorrente (SEPA Core)',
      'Codice identificativo del creditore',
      inFours(iban, ' '),
      'entro 8 settimane',
    ])
      await expect(wizard.paper).toContainText(fact)
    await wizard.accept()
    await wizard.ask('email')
    await expect(wizard.main).toContainText(/via e-mail a e•+@example\.org/)
    const { code } = await codeTo(origin, member.email)
    await wizard.code.fill(code)
    await wizard.heading(wizard.words.signedTitle)
    await expect(wizard.main).toContainText('Prossimo addebito su questo conto')
    const pdf = readText(
      await savedBy(page, () => wizard.main.getByRole('button', { name: 'Scarica il mandato firmato' }).click()),
    )
    if (pdf !== null)
      for (const fact of [umr, 'Prova della firma', 'codice ricevuto via e-mail'])
        expect(closely(pdf)).toContain(closely(fact))
    await wizard.main.getByRole('link', { name: 'Vedi i miei metodi di pagamento' }).click()
    await expect(page.getByRole('region', { name: 'I Suoi premi' })).toContainText(masked)
    const mail = await mailTo(origin, member.email, 'Il conto dei Suoi premi è stato modificato')
    expect(mail.text).toMatch(masked)
  })
})

test.describe('in Belgian French', { tag: '@deep' }, () => {
  test.use({ wanted: { locale: 'fr-BE', country: 'BE' } })

  test('[PAY-02][PAY-04] the mandate is a domiciliation; refunds stay where they go when they are not to move', async ({
    page,
    origin,
    member,
  }) => {
    test.slow()
    const { iban, masked } = ibans.belgian
    const wizard = accountWizardOn(page)
    await wizard.open()
    const before = await fetchMethods(page)
    await wizard.main.getByRole('checkbox', { name: wizard.words.refunds }).uncheck()
    await wizard.name(iban)
    await expect(wizard.paper.getByRole('heading', { name: 'Mandat de domiciliation européenne SEPA' })).toBeVisible()
    await expect(wizard.paper).toContainText(inFours(iban, ' '))
    await expect(wizard.paper).toContainText('NAMUR')
    const pdf = readText(await savedBy(page, () => wizard.main.getByRole('button', { name: wizard.words.pdf }).click()))
    if (pdf !== null)
      for (const fact of ['Mandat de domiciliation européenne SEPA', `CSN-${member.nevg}-002`])
        expect(pdf).toContain(fact)
    await wizard.accept()
    await wizard.ask('email')
    await wizard.code.fill((await codeTo(origin, member.email)).code)
    await wizard.heading(wizard.words.signedTitle)
    await expect(wizard.main.getByText(/remboursements attendent/)).toHaveCount(0)
    expect((await fetchMethods(page)).refund_account).toEqual(before.refund_account)
    await page.goto('/profile/contract')
    expect((await ask<{ data: { type: string }[] }>(page, '/documents')).data.map(({ type }) => type)).toContain(
      'mandate',
    )
    await page.goto('/profile/payment-methods')
    await expect(page.getByRole('region', { name: 'Vos cotisations' })).toContainText(masked)
  })
})
