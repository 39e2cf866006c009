import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  acceptMandate,
  askCode,
  heading,
  nameAccount,
  openWizard,
  titles,
  wizard,
} from '../../../testing/account-wizard.ts'
import { tabTo } from '../../../testing/keyboard.ts'
import { ibans, inFours, keepsMandates, rightCode } from '../../../testing/mandates.ts'
import { settled, showPage } from '../../../testing/show-page.tsx'
import { speaksTo } from '../../../testing/wire.ts'

const { main, iban, paper, accept, code, next, send } = wizard

beforeEach(() => speaksTo('helene'))

it('[A11Y-03][A11Y-06] the account is changed by the keyboard alone: the focus goes to each step’s heading or to what is wrong, and all is read before it is signed', async () => {
  const kept = keepsMandates()
  const press = (keys: string) => userEvent.keyboard(keys)
  async function focused(name: string): Promise<void> {
    await expect.element(page.getByRole('heading', { level: 1, name }), { message: name }).toHaveFocus()
  }
  await showPage('/profile/payment-methods').shown
  await settled()
  await tabTo(/^Changer de compte/)
  await press('{Enter}')
  await heading(titles.iban)

  // A wrong field takes the focus, and lets it go.
  await tabTo(/^Continuer/)
  await press('{Enter}')
  await expect.element(iban).toHaveFocus()
  await press(ibans.french.iban)
  await expect.element(iban).toHaveValue(inFours(ibans.french.iban))
  await press('{ControlOrMeta>}b{/ControlOrMeta}')
  await expect.element(iban).toHaveFocus()
  // In the order of the profile and of the mandate.
  await expect.element(main).toMatchTextContent('APPARTEMENT 12, RESIDENCE LES ACACIAS, 27 RUE DES TILLEULS')
  await tabTo(/^Utiliser aussi ce compte/)
  await press('[Space]')
  await tabTo(/^Le 5 de chaque mois/)
  await press('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Le 10 de chaque mois' })).toBeChecked()
  await tabTo(/^Continuer/)
  await press('{Enter}')

  await focused(titles.mandate)
  await expect.element(paper).toMatchTextContent('Le 10 de chaque mois')
  await tabTo(/^Continuer/)
  await press('{Enter}')
  await expect.element(accept).toHaveFocus()
  await expect.element(accept).toHaveAccessibleDescription('Cochez cette case pour continuer.')
  await press('[Space]')
  await tabTo(/^Continuer/)
  await press('{Enter}')

  await focused(titles.signature)
  await tabTo(/^Par e-mail/)
  await tabTo(/^Recevoir le code/)
  await press('{Enter}')

  await focused(titles.code)
  expect(kept.methods().debit).toMatchObject({ umr: 'CSN-412703584-002' })
  await tabTo(/^Code à 6 chiffres/)
  await press(rightCode)
  await focused(titles.done)
  // No step is in hand any more.
  expect(document.body.textContent).not.toContain('TerminéCode')
  await tabTo(/^Voir mes moyens de paiement/)
  await press('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Vos cotisations' })).toMatchTextContent(ibans.french.masked)
  await expect
    .element(page.getByRole('region', { name: 'Date du prélèvement' }))
    .toMatchTextContent('Le 10 de chaque mois')
  expect([kept.drawn, kept.sent]).toMatchObject([[{ uses: ['premium'], due_day: 10 }], ['email']])
})

it('[PAY-05] somebody else who pays receives the code and signs for the member, whose refunds stay where they go', async () => {
  const kept = keepsMandates()
  const { refund_account } = kept.methods()
  await openWizard()
  await main.getByRole('checkbox', { name: 'Le titulaire est une autre personne' }).click()
  expect(main.getByRole('checkbox', { name: /Utiliser aussi ce compte/ }).elements()).toHaveLength(0)
  await expect.element(main).toMatchTextContent('Vos remboursements restent versés sur votre compte.')
  const typed = {
    'Nom du titulaire': 'ERIC LAGRANGE',
    'Numéro et rue': '3 RUE HAUTE',
    'Code postal': '5000',
    Ville: 'NAMUR',
  }
  for (const [label, text] of Object.entries(typed)) await userEvent.fill(main.getByLabelText(label), text)
  await userEvent.selectOptions(main.getByLabelText('Pays', { exact: true }), 'Belgique')
  await nameAccount(ibans.belgian.iban)

  // One way to reach them is needed.
  await expect
    .element(main.getByText('Indiquez l’e-mail ou le mobile du titulaire du compte : le code lui sera envoyé.'))
    .toBeVisible()
  const email = main.getByLabelText('Adresse e-mail')
  await expect.element(email).toHaveFocus()
  await userEvent.fill(email, 'payeur@example.org')
  await next.click()
  await heading(titles.mandate)
  for (const fact of ['ERIC LAGRANGE', '3 RUE HAUTE', '5000 NAMUR', 'Pour le compte de', 'Hélène Carpentier'])
    await expect.element(paper).toMatchTextContent(fact)
  await main.getByRole('checkbox', { name: 'J’ai lu le mandat, et ERIC LAGRANGE autorise ces prélèvements.' }).click()
  await next.click()
  await heading('Comment envoyer le code à ERIC LAGRANGE ?')
  expect(main.getByRole('radio').elements()).toHaveLength(1)
  await expect.element(main.getByRole('radio', { name: /^Par e-mail à p•+@example\.org/ })).toBeChecked()
  await send.click()
  await heading(titles.code)
  await expect.element(main).not.toMatchTextContent('payeur@example.org')
  await userEvent.fill(code, rightCode)
  await heading(titles.done)
  expect(kept.methods()).toMatchObject({ debit: { holder: 'ERIC LAGRANGE' }, refund_account })
  expect(kept.drawn).toMatchObject([
    {
      iban: ibans.belgian.iban,
      holder: {
        name: 'ERIC LAGRANGE',
        address: { line1: '3 RUE HAUTE', postal_code: '5000', city: 'NAMUR', country: 'BE' },
        contact: { email: 'payeur@example.org', mobile: null },
      },
      uses: ['premium'],
    },
  ])
})

describe('with a contribution that came back', () => {
  it('[PAY-04][PAY-09] its second attempt is said apart, and on which account it and what is owed are debited', async () => {
    const attempt = '2026-11-26'
    const kept = keepsMandates({ next_debit_on: attempt, second_attempt_on: attempt, unpaid_cents: 2490 })
    kept.debits({ first_debit_on: '2026-12-07', last_debit_before: attempt })
    await showPage('/profile/payment-methods').shown
    await settled()
    const due = page.getByRole('region', { name: 'Date du prélèvement' })
    await expect.element(due).toMatchTextContent(/Nouvel essai du prélèvement refusé\s: .*26 novembre/)
    await expect.element(due.getByText(/^Prochain prélèvement/)).not.toMatchTextContent(/26 novembre/)

    await openWizard()
    await main.getByRole('checkbox', { name: /restés impayés/ }).click()
    await nameAccount(ibans.french.iban)
    await heading(titles.mandate)
    const onOldAccount = /Le prélèvement du .*26 novembre est encore fait sur l’ancien compte/
    const onNewAccount =
      /Si ce prélèvement n’aboutit pas, les 24,90\s€ restés impayés seront prélevés sur le nouveau compte/
    for (const says of [onOldAccount, onNewAccount]) await expect.element(main).toMatchTextContent(says)
    await acceptMandate()
    await askCode('email')
    await userEvent.fill(code, rightCode)
    await heading(titles.done)
    for (const says of [onOldAccount, onNewAccount]) await expect.element(main).toMatchTextContent(says)
    expect(main.getByText('Vos cotisations ne sont plus prélevées ailleurs.').elements()).toHaveLength(0)
    expect(kept.drawn).toMatchObject([{ collect_unpaid: true }])
    const id = kept.methods().debit?.kind === 'bank_account' ? kept.methods().debit : null
    await openWizard(`?mandate=${id?.kind === 'bank_account' ? id.mandate_id : ''}&step=done`)
    await expect.element(main).toMatchTextContent(/Le prélèvement du .*26 novembre est encore fait comme avant/)
  })
})
