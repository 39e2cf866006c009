import { type ContractEnding, getContractEndings, terminateContract } from '@coussinet/contract/contract-endings.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tabTo } from '../../../testing/keyboard.ts'
import { goOffline } from '../../../testing/offline.ts'
import { answerTo, type DemoMember, recordedAt } from '../../../testing/recorded.ts'
import { settled, showPage } from '../../../testing/show-page.tsx'
import { answers, loses, problem, serves, speaksTo } from '../../../testing/wire.ts'

const main = page.getByRole('main')
const title = (name: string) => main.getByRole('heading', { level: 1, name })
const confirm = main.getByRole('button', { name: 'Confirmer ma demande de résiliation' })
const requested = title('Votre demande de résiliation est enregistrée')

/** Writes a termination down as the server does, for the day that it would be today. */
function takesTerminations(member: DemoMember): { asked: string[] } {
  const before = answerTo(member, getContractEndings, '/contract/endings')
  const asked: string[] = []
  serves(terminateContract, ({ ends_on }) => {
    asked.push(ends_on)
    if (ends_on !== before.termination?.ends_on) return problem('conflict')
    const ending: ContractEnding = {
      id: '00000000-0000-4000-8000-999999999901',
      kind: 'termination',
      reference: 'DZ-2026-1K7QXM9V',
      requested_at: recordedAt.toISOString(),
      ends_on,
    }
    answers(getContractEndings, { withdrawal: null, termination: null, data: [ending] })
    return ending
  })
  return { asked }
}

async function open(address: string, language: 'fr' | 'it' = 'fr') {
  await showPage(address, { language }).shown
  await settled()
}

it('[LAW-01] termination goes by the keyboard alone', async () => {
  speaksTo('helene')
  const { asked } = takesTerminations('helene')
  await open('/profile/contract')
  await tabTo(/^Résilier mon contrat/)
  for (const name of ['Continuer', 'Continuer', 'Confirmer ma demande de résiliation']) {
    await userEvent.keyboard('{Enter}')
    await expect.element(main.getByText(name, { exact: true })).toBeVisible()
    await tabTo(new RegExp(`^${name}$`))
  }
  expect(asked).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(requested).toHaveFocus()
  expect(asked).toEqual(['2026-12-19'])
})

it('[LAW-01] a day that is no longer the one shown sends nothing, and says so', async () => {
  speaksTo('helene')
  const { asked } = takesTerminations('helene')
  // A page that was opened long ago.
  const now = answerTo('helene', getContractEndings, '/contract/endings')
  answers(getContractEndings, { ...now, termination: { ends_on: '2025-01-31', rule: 'one_month' } })
  await open('/profile/contract/termination?step=confirm')
  answers(getContractEndings, now)
  await confirm.click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Rien n’a été envoyé.' }))
    .toMatchTextContent('La date a changé depuis l’affichage de cette page')
  await confirm.click()
  await expect.element(requested).toBeVisible()
  expect(asked).toEqual(['2025-01-31', '2026-12-19'])
})

it('[LAW-01] [ERR-04] without a network the termination fails at once, and is not sent later', async () => {
  speaksTo('helene')
  await open('/profile/contract/termination?step=confirm')
  const goOnline = await goOffline()
  loses(terminateContract)
  await confirm.click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Connexion impossible.' }))
    .toMatchTextContent('Vérifiez votre accès à internet.')
  const { asked } = takesTerminations('helene')
  goOnline()
  await settled()
  expect(asked).toEqual([])
  await confirm.click()
  await expect.element(requested).toBeVisible()
  expect(asked).toEqual(['2026-12-19'])
})

it('[LAW-01] termination is asked for in Italian', async () => {
  speaksTo('giulia')
  const { asked } = takesTerminations('giulia')
  await open('/profile/contract', 'it')
  await main.getByRole('link', { name: 'Disdire il contratto' }).click()
  for (const where of ['Passaggio 1 di 3', 'Passaggio 2 di 3']) {
    await expect.element(main).toMatchTextContent(where)
    await main.getByRole('link', { name: 'Continua' }).click()
  }
  await main.getByRole('button', { name: 'Conferma la disdetta' }).click()
  await expect.element(title('La Sua disdetta è registrata')).toBeVisible()
  await expect.element(main).toMatchTextContent('DZ-2026-1K7QXM9V')
  expect(asked).toHaveLength(1)
})

it('[LAW-01] after the first 14 days the withdrawal is not offered any more, nor at its address', async () => {
  speaksTo('helene')
  await open('/profile/contract')
  await expect.element(main.getByRole('link', { name: 'Résilier mon contrat' })).toBeVisible()
  expect(main.getByRole('link', { name: 'Renoncer à mon contrat' }).elements()).toHaveLength(0)
  await open('/profile/contract/withdrawal?step=confirm')
  await expect.element(title('Le délai pour renoncer est passé')).toBeVisible()
  expect(main.getByRole('button', { name: /^Confirmer/ }).elements()).toHaveLength(0)
})
