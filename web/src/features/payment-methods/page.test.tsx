import { chooseDueDay, getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo, type DemoMember } from '../../testing/recorded.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { serves, speaksTo } from '../../testing/wire.ts'

const debit = page.getByRole('region', { name: 'Vos cotisations' })
const refunds = page.getByRole('region', { name: 'Vos remboursements' })
/** Reads the whole document, attributes too. */
const allOfIt = () => new XMLSerializer().serializeToString(document.body)
const due = page.getByRole('region', { name: 'Date du prélèvement' })

async function openMethods(member: DemoMember) {
  speaksTo(member)
  const { router, shown } = showPage('/profile/payment-methods', { language: member === 'giulia' ? 'it' : 'fr' })
  await shown
  await settled()
  return router
}

it('[PAY-01] a bank account is shown masked, with mandate, due day, the account for refunds and the contributions', async () => {
  await openMethods('helene')
  for (const fact of [/FR39\s••••\s3A23/, 'HELENE CARPENTIER', 'CSN-412703584-002'])
    await expect.element(debit).toMatchTextContent(fact)
  for (const [name, address] of [
    ['Changer de compte', '/profile/payment-methods/account'],
    ['Payer par carte', '/profile/payment-methods/card'],
  ] as const)
    await expect.element(debit.getByRole('link', { name })).toHaveAttribute('href', address)
  await expect.element(due).toMatchTextContent('Le 5 de chaque mois')
  await expect.element(refunds).toMatchTextContent(/FR39\s••••\s3A23/)
  const last = page.getByRole('region', { name: 'Dernières cotisations' })
  await expect.poll(() => last.element().querySelectorAll('tbody tr').length).toBe(12)
  // The whole number appears nowhere.
  expect(allOfIt()).not.toMatch(/FR39[\s\d]{10,}/)
})

it('[PAY-01] an account in Italian is shown masked with its ways to change', async () => {
  await openMethods('giulia')
  const premiums = page.getByRole('region', { name: 'I Suoi premi' })
  for (const fact of [/IT\d\d\s••••\s\w{4}/, 'CSN-428195072-']) await expect.element(premiums).toMatchTextContent(fact)
  await expect.element(premiums.getByRole('link', { name: 'Cambia conto' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'I Suoi rimborsi' })).toMatchTextContent(/IT\d\d\s••••\s\w{4}/)
  expect(allOfIt()).not.toMatch(/IT\d\d[\s\d]{10,}/)
})

it('[PAY-01][PAY-08] a card that has expired is said to have, with the ways out', async () => {
  await openMethods('thibault')
  const main = page.getByRole('main')
  await expect.element(main.getByText('Votre carte 4417 a expiré.')).toBeVisible()
  await expect.element(main).toMatchTextContent(/visa\s••••\s4417/i)
  expect(main.getByRole('button', { name: /mandat/ }).elements()).toHaveLength(0)
  await expect
    .element(debit.getByRole('link', { name: 'Changer de carte' }))
    .toHaveAttribute('href', '/profile/payment-methods/card')
  await debit.getByRole('link', { name: 'Passer au prélèvement' }).click()
  await expect
    .element(main.getByRole('heading', { level: 1, name: 'Quel compte souhaitez-vous utiliser ?' }))
    .toBeVisible()
})

it('[PAY-01] somebody else’s account is named by its holder, and refunds go to the member’s own', async () => {
  await openMethods('sophie')
  for (const region of [debit, refunds]) await expect.element(region).toMatchTextContent(/••••/)
  await expect.element(refunds.getByRole('definition').nth(1)).toMatchTextContent(/sophie/i)
  await expect.element(debit.getByRole('definition').nth(1)).toMatchTextContent(/eric/i)
  await expect.element(debit.getByRole('definition').nth(1)).not.toMatchTextContent(/sophie/i)
})

it('[PAY-01] where no account for refunds is known it is said, with the way to name one', async () => {
  await openMethods('yanis')
  await expect.element(refunds).toMatchTextContent('Aucun compte pour vos remboursements.')
  await expect
    .element(refunds.getByRole('link', { name: 'Indiquer un compte' }))
    .toHaveAttribute('href', '/profile/payment-methods/refund-account')
})

it('[PAY-09] the due day is one of the allowed ones, each with its next debit', async () => {
  await openMethods('helene')
  await expect.element(due).toMatchTextContent('Le 5 de chaque mois')
  await due.getByRole('button', { name: /^Modifier/ }).click()
  await expect.poll(() => due.getByRole('radio').elements()).toHaveLength(3)
  const labels = [...due.element().querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels).toEqual([
    expect.stringMatching(/^Le 5 de chaque mois.*7 décembre/),
    expect.stringMatching(/^Le 10 de chaque mois.*10 décembre/),
    expect.stringMatching(/^Le 15 de chaque mois.*15 décembre/),
  ])
  await expect.element(due.getByRole('radio', { name: 'Le 5 de chaque mois' })).toBeChecked()
  const chosen: number[] = []
  serves(chooseDueDay, ({ due_day }) => {
    chosen.push(due_day)
    return {
      ...answerTo('helene', getPaymentMethods, '/payment-methods'),
      due_day,
      next_debit_on: '2026-12-15',
    }
  })
  await due.getByRole('radio', { name: 'Le 15 de chaque mois' }).click()
  await due.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByRole('status').getByText('C’est noté : le 15 de chaque mois.')).toBeVisible()
  await expect.element(due.getByRole('button', { name: /^Modifier/ })).toHaveFocus()
  await expect.element(due).toMatchTextContent('Le 15 de chaque mois')
  await expect.element(due).toMatchTextContent(/15 décembre/)
  expect(chosen).toEqual([15])
})
