import type { Page } from '@playwright/test'
import { messagesTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { accountWizardOn } from '../../portal/profile/signing/account-wizard.ts'
import { ibans, methodsOf } from '../../portal/profile/signing/accounts.ts'
import { codesTo, codeTo, mobileOf } from '../../portal/profile/signing/codes.ts'

/** Requests of the page to that address, reading aside. */
function sentTo(page: Page, address: RegExp): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && address.test(request.url())) sent.push(request.url())
  })
  return sent
}

test('[REL-04] pressed twice, one mandate is drawn up, one SMS leaves, and it is signed once', async ({
  page,
  origin,
  member,
}) => {
  test.slow()
  const drawings = sentTo(page, /\/mandates$/)
  const sendings = sentTo(page, /\/signatures$/)
  const signings = sentTo(page, /\/confirm$/)
  const wizard = accountWizardOn(page)
  await wizard.open()
  await wizard.iban.fill(ibans.french.iban)
  await wizard.next.dblclick()
  await wizard.accept()
  await wizard.choose('sms')
  await wizard.send.dblclick()
  await wizard.heading(wizard.words.codeTitle)
  const mobile = await mobileOf(page)
  const { code } = await codeTo(origin, mobile)
  // The last digit signs by itself; once the line has failed, the button is there to be pressed.
  await page.route('**/confirm', (route) => route.abort(), { times: 1 })
  await wizard.code.fill(code)
  await expect(wizard.main.getByText(/connexion/i)).toBeVisible()
  await expect(wizard.code).toHaveValue(code)
  expect((await methodsOf(page)).debit).toMatchObject({ umr: `CSN-${member.nevg}-001` })
  await wizard.sign.dblclick()
  await wizard.heading(wizard.words.signedTitle)

  expect([drawings.length, sendings.length]).toEqual([1, 1])
  // The one that did not leave, and the one that signed.
  expect(signings).toHaveLength(2)
  expect((await methodsOf(page)).debit).toMatchObject({ umr: `CSN-${member.nevg}-002` })
  expect(await codesTo(origin, mobile)).toHaveLength(1)
  const subject = 'Le compte de vos cotisations a été modifié'
  await expect
    .poll(async () => (await messagesTo(origin, member.email)).filter((message) => message.subject === subject).length)
    .toBe(1)
})
