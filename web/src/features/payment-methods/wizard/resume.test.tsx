import { getMandate, signMandate } from '@coussinet/contract/mandates.ts'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  acceptMandate,
  askCode,
  chooseWay,
  heading,
  nameAccount,
  openWizard,
  titles,
  wizard,
} from '../../../testing/account-wizard.ts'
import { ibans, inFours, keepsMandates, rightCode } from '../../../testing/mandates.ts'
import { settled, showPage } from '../../../testing/show-page.tsx'
import { problem, serves, speaksTo, tells } from '../../../testing/wire.ts'

const { french, second } = ibans
const { main, iban, next, back, paper, accept, send, code, resume } = wizard
const refundsToo = main.getByRole('checkbox', { name: /Utiliser aussi ce compte pour mes remboursements/ })
const notToSign = main.getByText(/Ce mandat n’est plus à signer/)

beforeEach(() => speaksTo('helene'))

it('[PAY-07] a tab that is closed at any step changes nothing, and the next one goes on where it stopped', async () => {
  const kept = keepsMandates()
  const before = kept.methods()
  /** Another tab, from the page of the payment methods; the account in use is unchanged. */
  async function resumed(name: string | null) {
    await showPage('/profile/payment-methods').shown
    await settled()
    await expect.element(page.getByRole('region', { name: 'Vos cotisations' })).toMatchTextContent(/FR39\s••••\s3A23/)
    expect({ ...kept.methods(), pending_mandate_id: null }).toEqual(before)
    if (name !== null) {
      await resume.click()
      return heading(name)
    }
    expect(resume.elements()).toHaveLength(0)
    await openWizard()
  }
  await openWizard()
  await userEvent.fill(iban, french.iban)

  await resumed(null)
  await nameAccount(french.iban)
  await heading(titles.mandate)

  await resumed(titles.mandate)
  await expect.element(paper).toMatchTextContent(inFours(french.iban, ' '))
  await back.click()
  await heading(titles.iban)
  await expect.element(iban).toHaveValue(inFours(french.iban))
  // Gone on with as it is: no other mandate is drawn up.
  await next.click()
  await acceptMandate()
  await heading(titles.signature)

  await resumed(titles.mandate)
  await acceptMandate()
  await askCode('sms')

  await resumed(titles.code)
  await userEvent.fill(code, rightCode)
  await heading(titles.done)
  expect(kept.methods().debit).toMatchObject({ iban: 'FR14 **** **** 2606' })
  expect(kept.drawn).toHaveLength(1)
})

it('[PAY-02][A11Y-06] each step has its address: the browser’s way back and the wizard’s own lead to the step before, where all stands as it was', async () => {
  const kept = keepsMandates()
  const router = await openWizard()
  const step = () => new URLSearchParams(router.state.location.searchStr).get('step')
  await refundsToo.click()
  await nameAccount(french.iban)
  await acceptMandate()
  await heading(titles.signature)
  const drawn = kept.methods().pending_mandate_id
  await askCode('email')
  expect(step()).toBe('code')
  await back.click()
  await heading(titles.signature)
  await back.click()
  await heading(titles.mandate)
  await expect.element(accept).toBeChecked()
  for (const name of ['signature', 'code', 'signature', 'mandate', 'iban'] as const) {
    router.history.back()
    await heading(titles[name])
    expect(step()).toBe(name)
  }
  await expect.element(iban).toHaveValue(inFours(french.iban))
  await expect.element(refundsToo).not.toBeChecked()

  // A corrected mandate is another one, to read again.
  await nameAccount(second.iban)
  await heading(titles.mandate)
  await expect.element(paper).toMatchTextContent(inFours(second.iban, ' '))
  await expect.element(accept).not.toBeChecked()
  await next.click()
  await expect.element(accept).toHaveFocus()
  await expect.element(main.getByText('Cochez cette case pour continuer.')).toBeVisible()
  expect(kept.methods().pending_mandate_id).not.toBe(drawn)
  expect(kept.drawn).toMatchObject([{ uses: ['premium'] }, { uses: ['premium'], iban: second.iban }])
})

it('[SEC-31][PAY-07] an account that changes between what was read and the signature is said, and nothing is signed', async () => {
  const kept = keepsMandates()
  const { debit } = kept.methods()
  const read = await kept.drawUp(french.iban)
  await openWizard(`?mandate=${read.id}&step=mandate`)
  await acceptMandate()
  await askCode('email')
  // The page gets no event of the other tab: only the server knows that its mandate has ended.
  const drawn = await kept.drawUp(second.iban)
  await userEvent.fill(code, rightCode)
  await expect.element(notToSign).toBeVisible()
  await heading(titles.iban)
  expect([kept.methods().debit, kept.tried]).toEqual([debit, [rightCode]])

  // The one that took its place is there to be read and signed.
  await resume.click()
  await acceptMandate()
  await expect.element(main.getByRole('complementary')).toMatchTextContent(second.masked)
  // The text that was read is not the server's any more.
  serves(signMandate, ({ sha256 }) => {
    expect(sha256).toBe(drawn.sha256)
    return problem('conflict')
  })
  await chooseWay('sms')
  await send.click()
  await expect.element(main.getByText(/Le mandat a changé depuis que vous l’avez lu\. Rien n’est signé/)).toBeVisible()
  await expect.element(paper).toMatchTextContent(inFours(second.iban, ' '))
  await expect.element(accept).not.toBeChecked()
  expect(kept.methods().debit).toEqual(debit)
})

it('[PAY-07] what another tab draws up is seen at once by the one where a code is awaited', async () => {
  const kept = keepsMandates()
  const { id } = await kept.drawUp(french.iban)
  kept.send(id, 'email')
  await openWizard(`?mandate=${id}`)
  await heading(titles.code)
  await kept.drawUp(second.iban)
  await tells('payment-methods', () => expect(notToSign.elements()).toHaveLength(1))
  expect(code.elements()).toHaveLength(0)
})

it('[SEC-31] a text that is not the one of its hash is not shown to be signed', async () => {
  const kept = keepsMandates()
  const { id, ...mandate } = await kept.drawUp(french.iban)
  serves(getMandate, () => ({ id, ...mandate, text: `${mandate.text} ` }))
  await openWizard(`?mandate=${id}&step=mandate`)
  await expect.element(main.getByText('Ce texte n’est pas arrivé entier.')).toBeVisible()
  await expect.element(next).not.toBeInTheDocument()
  expect(paper.elements()).toHaveLength(0)
})
