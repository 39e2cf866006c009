import { expect, test } from '../../portal/own-member.ts'
import { accountWizardOn } from '../../portal/profile/signing/account-wizard.ts'
import { ibans, inFours, methodsOf } from '../../portal/profile/signing/accounts.ts'
import { codeTo } from '../../portal/profile/signing/codes.ts'
import { tabTo } from '../../portal/wizard/keyboard.ts'

test('[A11Y-03][A11Y-06] the account is changed by the keyboard alone: the focus goes to each step’s heading or to what is wrong, and all is read before it is signed', async ({
  page,
  origin,
  member,
}) => {
  test.slow()
  const wizard = accountWizardOn(page)
  const { words } = wizard
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.goto('/profile/payment-methods')
  await page.getByRole('link', { name: words.change }).waitFor()
  await tabTo(page, /Changer de compte/)
  await page.keyboard.press('Enter')
  await wizard.heading(words.ibanTitle)

  // A wrong field takes the focus, and lets it go.
  await tabTo(page, /^\s*Continuer/)
  await page.keyboard.press('Enter')
  await expect(wizard.iban).toBeFocused()
  await page.keyboard.type(ibans.french.iban)
  await expect(wizard.iban).toHaveValue(inFours(ibans.french.iban))
  await page.keyboard.press('ControlOrMeta+b')
  await expect(wizard.iban).toBeFocused()
  await tabTo(page, /Utiliser aussi ce compte/)
  await page.keyboard.press('Space')
  await tabTo(page, /Le 5 du mois/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Le 10 du mois' })).toBeChecked()
  await tabTo(page, /^\s*Continuer/)
  await page.keyboard.press('Enter')

  await title(words.mandateTitle)
  await expect(wizard.paper).toContainText('Le 10 de chaque mois')
  await tabTo(page, /^\s*Continuer/)
  await page.keyboard.press('Enter')
  const accept = page.getByRole('checkbox', { name: words.accept })
  await expect(accept).toBeFocused()
  await expect(accept).toHaveAccessibleDescription('Cochez cette case pour continuer.')
  await page.keyboard.press('Space')
  await tabTo(page, /^\s*Continuer/)
  await page.keyboard.press('Enter')

  await title(words.signatureTitle)
  await tabTo(page, /Par e-mail/)
  await tabTo(page, /^\s*Recevoir le code/)
  await page.keyboard.press('Enter')

  await title(words.codeTitle)
  const { code } = await codeTo(origin, member.email)
  expect((await methodsOf(page)).debit).toMatchObject({ umr: `CSN-${member.nevg}-001` })
  await tabTo(page, /Code à 6 chiffres/)
  await page.keyboard.type(code)
  await title(words.signedTitle)
  await tabTo(page, /Voir mes moyens de paiement/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Vos cotisations' })).toContainText(ibans.french.masked)
  await expect(page.getByRole('region', { name: 'Date du prélèvement' })).toContainText('Le 10 de chaque mois')
  expect((await methodsOf(page)).refund_account?.iban).toBe('FR39 **** **** 3A23')
})
