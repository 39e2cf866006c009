import { expect, test } from '../../portal/own-member.ts'
import { longDay } from '../../portal/profile/receipts.ts'
import { accountWizardOn } from '../../portal/profile/signing/account-wizard.ts'
import { ibans, mandateOf, methodsOf } from '../../portal/profile/signing/accounts.ts'
import { codeTo } from '../../portal/profile/signing/codes.ts'

test.use({ wanted: { locale: 'fr', country: 'FR', declined: true } })

test('[PAY-04][PAY-09] a contribution that came back: its second attempt is said apart, and on which account it and what is owed are debited', async ({
  page,
  origin,
  member,
}) => {
  test.slow()
  const wizard = accountWizardOn(page)
  await page.goto('/profile/payment-methods')
  const { next_debit_on, second_attempt_on, due_day_choices } = await methodsOf(page)
  expect(second_attempt_on).not.toBeNull()
  expect(next_debit_on).toBe(second_attempt_on)
  const attempt = longDay(second_attempt_on ?? '').source.replace(/\\s\d{4}$/, '')
  const due = page.getByRole('region', { name: 'Date du prélèvement' })
  await expect(due).toContainText(new RegExp(`Nouvel essai du prélèvement refusé : .*${attempt}`))
  await expect(due.getByText(/^Prochain prélèvement/)).not.toContainText(new RegExp(attempt))
  expect(due_day_choices.map((choice) => choice.next_debit_on)).not.toContain(second_attempt_on)

  await wizard.open()
  await wizard.main.getByRole('checkbox', { name: /restés impayés/ }).check()
  await wizard.name(ibans.french.iban)
  const onOldAccount = new RegExp(`Le prélèvement du .*${attempt} est encore fait sur l’ancien compte`)
  const onNewAccount =
    /Si ce prélèvement n’aboutit pas, les 24,90\s€ restés impayés seront prélevés sur le nouveau compte/
  for (const says of [onOldAccount, onNewAccount]) await expect(wizard.main).toContainText(says)
  await wizard.accept()
  await wizard.ask('email')
  await wizard.code.fill((await codeTo(origin, member.email)).code)
  await wizard.heading(wizard.words.signedTitle)
  for (const says of [onOldAccount, onNewAccount]) await expect(wizard.main).toContainText(says)
  await expect(wizard.main.getByText('Vos cotisations ne sont plus prélevées ailleurs.')).toHaveCount(0)
  const signed = await mandateOf(page, new URL(page.url()).searchParams.get('mandate') ?? '')
  expect(signed.last_debit_before).toBe(second_attempt_on)
  await page.reload()
  await expect(wizard.main).toContainText(new RegExp(`Le prélèvement du .*${attempt} est encore fait comme avant`))
})
