import { mailTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { accountAddress, accountWizardOn, paste } from '../../portal/profile/signing/account-wizard.ts'
import { drawUp, mandateOf, methodsOf, sendCode } from '../../portal/profile/signing/accounts.ts'
import { codesTo, codeTo, mobileOf, wrongCode } from '../../portal/profile/signing/codes.ts'

test('[A11Y-05] the code is one field that a phone fills in, its life is shown, and another one comes the same way or the other', async ({
  page,
  origin,
  member,
}) => {
  test.slow()
  await page.clock.install()
  await page.goto('/profile/payment-methods')
  const { id } = await drawUp(page)
  const wizard = accountWizardOn(page)
  await page.goto(`${accountAddress}?mandate=${id}&step=signature`)
  await wizard.ask('email')
  const first = await codeTo(origin, member.email)

  await expect(wizard.main.locator('input')).toHaveCount(1)
  await expect(wizard.code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(wizard.code).toHaveAttribute('inputmode', 'numeric')
  await expect(wizard.main.getByText('Il est valable 10 minutes.')).toBeVisible()
  const life = wizard.main.getByText(/^Valable encore \d/)
  await expect(life).toHaveText(/(9\smin \d+\s|10\smin 0\s)s/)
  await expect(wizard.code).toHaveAccessibleDescription(/Valable encore .*5 essais possibles/)
  const again = wizard.main.getByRole('button', { name: /^Renvoyer dans \d+\s/ })
  await expect(again).toHaveAttribute('aria-disabled', 'true')

  // A minute later it may be asked for again: the server's clock has not moved, and says so.
  await page.clock.fastForward(61_000)
  await expect(life).toHaveText(/8\smin \d+\ss/)
  const resend = wizard.main.getByRole('button', { name: 'Renvoyer le code' })
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true')
  await resend.click()
  await expect(
    wizard.main.getByText(/Vous pourrez demander un (autre )?code de cette façon à partir de \d/),
  ).toBeVisible()
  expect(await codesTo(origin, member.email)).toHaveLength(1)

  await wizard.main.getByRole('button', { name: 'Recevoir par SMS' }).click()
  await expect(wizard.main.getByText('Un nouveau code est parti. Le précédent ne fonctionne plus.')).toBeVisible()
  await expect(wizard.code).toBeFocused()
  const { code } = await codeTo(origin, await mobileOf(page))
  await wizard.code.fill(first.code === code ? wrongCode(code) : first.code)
  await expect(wizard.code).toHaveAttribute('aria-invalid', 'true')
  expect((await mandateOf(page, id)).status).toBe('awaiting_code')

  // As it stands in the SMS, with the words around it.
  await wizard.code.press('ControlOrMeta+a')
  await paste(page, ` ${code.slice(0, 3)} ${code.slice(3)} `)
  await wizard.heading(wizard.words.signedTitle)
  expect((await mandateOf(page, id)).status).toBe('active')
})

test('[PAY-05] a wrong code is said with the tries that are left; after five it is dead, and a new one signs', async ({
  page,
  origin,
  member,
}) => {
  test.slow()
  await page.goto('/profile/payment-methods')
  const mandate = await drawUp(page)
  const before = await methodsOf(page)
  const wizard = accountWizardOn(page)
  await sendCode(page, mandate, 'email')
  await page.goto(`${accountAddress}?mandate=${mandate.id}`)
  await wizard.heading(wizard.words.codeTitle)
  const { code } = await codeTo(origin, member.email)
  for (const [tries, says] of [
    [1, 'Il vous reste 4 essais.'],
    [2, 'Il vous reste 3 essais.'],
    [3, 'Il vous reste 2 essais.'],
    [4, 'Il vous reste un essai.'],
  ] as const) {
    await wizard.code.fill(wrongCode(code, tries))
    await expect(wizard.code).toHaveAccessibleDescription(new RegExp(`Ce code n’est pas correct. ${says}`))
    await expect(wizard.code).toBeFocused()
    // The same one again costs no other try.
    if (tries === 1) {
      await expect(wizard.sign).toHaveAttribute('aria-disabled', 'true')
      await wizard.code.press('Enter')
      await wizard.code.fill('')
      await wizard.code.fill(wrongCode(code, tries))
      await expect(wizard.code).toHaveAccessibleDescription(new RegExp(says))
    }
  }
  await wizard.code.fill(wrongCode(code, 5))
  await expect(
    wizard.main.getByText('Cinq essais étaient faux : ce code ne fonctionne plus. Demandez-en un nouveau.'),
  ).toBeVisible()
  await expect(wizard.code).not.toBeEditable()
  await expect(wizard.sign).toHaveAttribute('aria-disabled', 'true')
  // The right one is of no use any more, opened anew neither.
  await page.reload()
  await wizard.heading(/Saisissez le code|Comment recevoir/)
  expect(await methodsOf(page)).toEqual(before)

  await page.goto(`${accountAddress}?mandate=${mandate.id}&step=signature`)
  await wizard.ask('sms')
  const fresh = await codeTo(origin, await mobileOf(page))
  await wizard.code.fill(fresh.code)
  await wizard.heading(wizard.words.signedTitle)
  expect((await methodsOf(page)).debit).toMatchObject({ umr: mandate.umr })
  await mailTo(origin, member.email, 'Le compte de vos cotisations a été modifié')
})
