import { confirmMandate, createMandate, signMandate } from '@coussinet/contract/mandates.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  acceptMandate,
  askCode,
  chooseWay,
  heading,
  openWizard,
  paste,
  titles,
  wizard,
} from '../../../testing/account-wizard.ts'
import { ibans, keepsMandates, rightCode } from '../../../testing/mandates.ts'
import { recordedAt } from '../../../testing/recorded.ts'
import { callsTo, loses, problem, serves, speaksTo } from '../../../testing/wire.ts'

const { main, iban, next, send, code, sign } = wizard
const wrong = ['482914', '482915', '482916', '482917', '482918']

beforeEach(() => speaksTo('helene'))

it('[A11Y-05] the code is one field that a phone fills in, its life is shown, and another one comes the same way or the other', async () => {
  const kept = keepsMandates()
  const { id } = await kept.drawUp(ibans.french.iban)
  await openWizard(`?mandate=${id}&step=signature`)
  await askCode('email')
  expect(main.element().querySelectorAll('input')).toHaveLength(1)
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  await main.getByRole('heading', { level: 1 }).click()
  await sign.click({ force: true })
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining('Saisissez les six chiffres du code.'))
  await expect.element(main.getByText('Il est valable 10 minutes.')).toBeVisible()
  const life = main.getByText(/^Valable encore \d/)
  await expect.element(life).toMatchTextContent(/(9\smin \d+\s|10\smin 0\s)s/)
  await expect.element(code).toHaveAccessibleDescription(expect.stringMatching(/Valable encore .*5 essais possibles/))
  await expect
    .element(main.getByRole('button', { name: /^Renvoyer dans \d+\s/ }))
    .toHaveAttribute('aria-disabled', 'true')

  // A minute later another may be requested: here the server's clock has not moved, so it refuses.
  vi.setSystemTime(recordedAt.getTime() + 61_000)
  await expect.element(life).toMatchTextContent(/8\smin \d+\ss/)
  const resend = main.getByRole('button', { name: 'Renvoyer le code' })
  await expect.element(resend).not.toHaveAttribute('aria-disabled', 'true')
  serves(signMandate, () => problem('too_many_requests', { retry_after: 300 }))
  await resend.click()
  await expect
    .element(main.getByText(/Vous pourrez demander un (autre )?code de cette façon à partir de \d/))
    .toBeVisible()

  serves(signMandate, ({ mode }) => kept.send(id, mode))
  await main.getByRole('button', { name: 'Recevoir par SMS' }).click()
  await expect.element(main.getByText('Un nouveau code est parti. Le précédent ne fonctionne plus.')).toBeVisible()
  await expect.element(code).toHaveFocus()
  expect(kept.sent).toEqual(['email', 'sms'])
  await userEvent.fill(code, '000000')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  expect(kept.mandate(id)?.status).toBe('awaiting_code')

  // As in the SMS, with the words around it.
  await code.click()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  paste(` ${rightCode.slice(0, 3)} ${rightCode.slice(3)} `)
  await heading(titles.done)
  expect(kept.tried).toEqual(['000000', rightCode])
})

it('[PAY-05] a wrong code is said with the tries that are left; after five it is dead, and a new one signs', async () => {
  const kept = keepsMandates()
  const { id } = await kept.drawUp(ibans.french.iban)
  kept.send(id, 'email')
  const before = kept.methods().debit
  await openWizard(`?mandate=${id}`)
  await heading(titles.code)
  for (const [at, says] of [
    'Il vous reste 4 essais.',
    'Il vous reste 3 essais.',
    'Il vous reste 2 essais.',
    'Il vous reste un essai.',
  ].entries()) {
    const typed = wrong[at] ?? ''
    await userEvent.fill(code, typed)
    await expect
      .element(code)
      .toHaveAccessibleDescription(expect.stringContaining(`Ce code n’est pas correct. ${says}`))
    await expect.element(code).toHaveFocus()
    if (at > 0) continue
    // The same one again costs no other try.
    await expect.element(sign).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.clear(code)
    await userEvent.fill(code, typed)
    await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(says))
  }
  await userEvent.fill(code, wrong[4] ?? '')
  await expect
    .element(main.getByText('Cinq essais étaient faux : ce code ne fonctionne plus. Demandez-en un nouveau.'))
    .toBeVisible()
  await expect.element(code).toHaveAttribute('readonly')
  await expect.element(sign).toHaveAttribute('aria-disabled', 'true')
  expect(kept.tried).toEqual(wrong)
  // Opened again, it does not work either.
  await openWizard(`?mandate=${id}&step=code`)
  await heading(titles.signature)
  expect(kept.methods().debit).toEqual(before)
  await askCode('sms')
  await userEvent.fill(code, rightCode)
  await heading(titles.done)
  expect(kept.methods().debit).toMatchObject({ mandate_id: id })
})

it('[REL-04] pressed twice, one mandate is drawn up, one SMS leaves, and it is signed once, also after the line has failed', async () => {
  const kept = keepsMandates()
  await openWizard()
  await userEvent.fill(iban, ibans.french.iban)
  await next.dblClick()
  await acceptMandate()
  await chooseWay('sms')
  await send.dblClick()
  await heading(titles.code)
  // The last digit signs by itself; once the line has failed, the button is there to be pressed.
  const mend = loses(confirmMandate)
  await userEvent.fill(code, rightCode)
  await expect.element(main.getByText(/connexion/i)).toBeVisible()
  await expect.element(code).toHaveValue(rightCode)
  expect(kept.methods().debit).toMatchObject({ umr: 'CSN-412703584-002' })
  mend()
  await sign.dblClick()
  await heading(titles.done)
  expect([kept.drawn.length, kept.sent, kept.tried]).toEqual([1, ['sms'], [rightCode]])
  // The one that did not leave, and the one that signed, of one key.
  expect([createMandate, signMandate].map((one) => callsTo(one).length)).toEqual([1, 1])
  const keys = callsTo(confirmMandate).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
