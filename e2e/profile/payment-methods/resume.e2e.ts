import type { Page } from '@playwright/test'
import { expect, test } from '../../portal/own-member.ts'
import { accountAddress, accountWizardOn } from '../../portal/profile/signing/account-wizard.ts'
import { drawUp, ibans, inFours, mandateOf, methodsOf, sendCode } from '../../portal/profile/signing/accounts.ts'
import { codeTo, mobileOf } from '../../portal/profile/signing/codes.ts'

const { french, second } = ibans

const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step')

test('[PAY-07] a tab that is closed at any step changes nothing, and the next one goes on where it stopped', async ({
  page,
  context,
  origin,
}) => {
  test.slow()
  const first = accountWizardOn(page)
  await page.goto('/profile/payment-methods')
  const before = await methodsOf(page)
  await first.open()
  await first.iban.fill(french.iban)
  await page.close()

  /** Another tab, from the page of the payment methods; the account in use is what it was. */
  async function resumed(name: string | null) {
    const tab = await context.newPage()
    const wizard = accountWizardOn(tab)
    await tab.goto('/profile/payment-methods')
    await expect(tab.getByRole('region', { name: 'Vos cotisations' })).toContainText(/FR39\s••••\s3A23/)
    const now = await methodsOf(tab)
    expect({ ...now, pending_mandate_id: null }).toEqual(before)
    const link = tab.getByRole('link', { name: wizard.words.resume })
    if (name === null) {
      expect(now.pending_mandate_id).toBeNull()
      await expect(link).toHaveCount(0)
      await wizard.open()
    } else {
      await link.click()
      await wizard.heading(name)
    }
    return { tab, wizard, id: now.pending_mandate_id ?? '' }
  }

  const typing = await resumed(null)
  await typing.wizard.name(french.iban)
  await typing.wizard.heading(typing.wizard.words.mandateTitle)
  await typing.tab.close()

  const reading = await resumed(first.words.mandateTitle)
  await expect(reading.wizard.paper).toContainText(inFours(french.iban, ' '))
  await reading.wizard.back.click()
  await reading.wizard.heading(first.words.ibanTitle)
  await expect(reading.wizard.iban).toHaveValue(inFours(french.iban))
  // Gone on with as it is: no other mandate is drawn up.
  await reading.wizard.next.click()
  await reading.wizard.accept()
  await reading.wizard.heading(first.words.signatureTitle)
  await reading.tab.close()

  const choosing = await resumed(first.words.mandateTitle)
  expect(choosing.id).toBe(reading.id)
  await choosing.wizard.accept()
  await choosing.wizard.ask('sms')
  const { code } = await codeTo(origin, await mobileOf(choosing.tab))
  await choosing.tab.close()

  const typingCode = await resumed(first.words.codeTitle)
  expect(typingCode.id).toBe(reading.id)
  await typingCode.tab.reload()
  await typingCode.wizard.code.fill(code)
  await typingCode.wizard.heading(first.words.signedTitle)
  expect((await methodsOf(typingCode.tab)).debit).toMatchObject({ iban: 'FR14 **** **** 2606' })
})

test('[PAY-02][A11Y-06] each step has its address: the browser’s way back and the wizard’s own lead to the step before, where all stands as it was', async ({
  page,
}) => {
  const wizard = accountWizardOn(page)
  const { words } = wizard
  await wizard.open()
  await wizard.main.getByRole('checkbox', { name: words.refunds }).uncheck()
  await wizard.name(french.iban)
  await wizard.accept()
  await wizard.heading(words.signatureTitle)
  const { pending_mandate_id: drawn } = await methodsOf(page)
  await wizard.ask('email')
  expect(stepOf(page)).toBe('code')
  await wizard.back.click()
  await wizard.heading(words.signatureTitle)
  await wizard.back.click()
  await wizard.heading(words.mandateTitle)
  await expect(wizard.main.getByRole('checkbox', { name: words.accept })).toBeChecked()
  for (const [title, step] of [
    [words.signatureTitle, 'signature'],
    [words.codeTitle, 'code'],
    [words.signatureTitle, 'signature'],
    [words.mandateTitle, 'mandate'],
    [words.ibanTitle, 'iban'],
  ] as const) {
    await page.goBack()
    await wizard.heading(title)
    expect(stepOf(page)).toBe(step)
  }
  await expect(wizard.iban).toHaveValue(inFours(french.iban))
  await expect(wizard.main.getByRole('checkbox', { name: words.refunds })).not.toBeChecked()

  // Corrected, it is another mandate, to be read anew.
  await wizard.name(second.iban)
  await wizard.heading(words.mandateTitle)
  await expect(wizard.paper).toContainText(inFours(second.iban, ' '))
  await expect(wizard.main.getByRole('checkbox', { name: words.accept })).not.toBeChecked()
  await wizard.next.click()
  await expect(wizard.main.getByRole('checkbox', { name: words.accept })).toBeFocused()
  await expect(wizard.main.getByText('Cochez cette case pour continuer.')).toBeVisible()
  const { pending_mandate_id: corrected } = await methodsOf(page)
  expect(corrected).not.toBe(drawn)
  expect((await mandateOf(page, drawn ?? '')).status).toBe('replaced')
})

test('[SEC-31][PAY-07] an account that changes between what was read and the signature is said, and nothing is signed', async ({
  page,
  context,
  origin,
  member,
}) => {
  test.slow()
  const wizard = accountWizardOn(page)
  // The page hears nothing of the other tab: the server alone knows that its mandate is gone.
  await context.route('**/api/events', (route) => route.abort())
  await page.goto('/profile/payment-methods')
  const before = await methodsOf(page)
  const read = await drawUp(page)
  await page.goto(`${accountAddress}?mandate=${read.id}&step=mandate`)
  await wizard.accept()
  await wizard.ask('email')
  const { code } = await codeTo(origin, member.email)

  const other = await context.newPage()
  await accountWizardOn(other).open()
  const drawn = await drawUp(other, second.iban)
  await other.close()
  const refused = page.waitForResponse((response) => response.url().endsWith('/confirm'))
  await wizard.code.fill(code)
  expect((await refused).status()).toBe(409)
  await expect(wizard.main.getByText(/Ce mandat n’est plus à signer/)).toBeVisible()
  await wizard.heading(wizard.words.ibanTitle)
  expect(await methodsOf(page)).toEqual({ ...before, pending_mandate_id: drawn.id })
  expect((await mandateOf(page, read.id)).status).toBe('replaced')

  // The one that took its place is there to be read and signed.
  await wizard.main.getByRole('link', { name: wizard.words.resume }).click()
  await wizard.accept()
  await expect(wizard.main.getByRole('complementary')).toContainText(second.masked)
  // The text that was read is not the server's any more; the answer is the server's own.
  await page.route('**/signatures', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), sha256: '0'.repeat(64) } }),
  )
  await wizard.choose('sms')
  await wizard.send.click()
  await expect(wizard.main.getByText(/Le mandat a changé depuis que vous l’avez lu\. Rien n’est signé/)).toBeVisible()
  await expect(wizard.paper).toContainText(inFours(second.iban, ' '))
  await expect(wizard.main.getByRole('checkbox', { name: wizard.words.accept })).not.toBeChecked()
  expect((await methodsOf(page)).debit).toEqual(before.debit)
})

test('[PAY-07] what another tab draws up is seen at once by the one where a code is awaited', async ({
  page,
  context,
  origin,
  member,
}) => {
  const wizard = accountWizardOn(page)
  await page.goto('/profile/payment-methods')
  const read = await drawUp(page)
  await sendCode(page, read, 'email')
  await page.goto(`${accountAddress}?mandate=${read.id}`)
  await wizard.heading(wizard.words.codeTitle)
  await codeTo(origin, member.email)
  const other = await context.newPage()
  await other.goto('/profile/payment-methods')
  await drawUp(other, second.iban)
  await expect(wizard.main.getByText(/Ce mandat n’est plus à signer/)).toBeVisible({ timeout: 15_000 })
  await expect(wizard.code).toHaveCount(0)
})
