import { listAnimals } from '@coussinet/contract/animals.ts'
import { type Estimate, estimateRefund } from '@coussinet/contract/refunds.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerTo } from '../../../../testing/recorded.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import { serves, speaksTo } from '../../../../testing/wire.ts'

const main = page.getByRole('main')

/** Intégrale: 25 € for the event, then 75 %. */
const answered: Estimate = {
  billed_cents: 10_000,
  refunded_cents: 5625,
  remaining_cents: 4375,
  computation: {
    covered_base_cents: 10_000,
    deductible_cents: 2500,
    rate: 75,
    net_cents: 5625,
    ceiling_cut_cents: 0,
    vaccine_package_cents: 0,
    refunded_cents: 5625,
  },
  event: { first_day: '2026-11-20', last_day: '2027-01-04', used_cents: 0 },
  lines: [
    {
      label: 'Consultation',
      care_kind: 'consultation',
      billed_cents: 10_000,
      covered_cents: 10_000,
      refunded_cents: 5625,
      reason_code: null,
    },
  ],
  reasons: [],
}

it('[EST-02] an estimate begins from the animal or the refunds, offers usual prices, shows each step and says that it is none of a decision', async () => {
  const asked: unknown[] = []
  speaksTo('helene')
  serves(estimateRefund, (question) => {
    asked.push(question)
    return answered
  })
  await showPage('/refunds').shown
  await main.getByRole('link', { name: 'Estimer un remboursement' }).click()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Estimer un remboursement' })).toBeVisible()
  await showPage('/animals').shown
  await main.getByRole('link', { name: /Mirza/ }).click()
  await main.getByRole('link', { name: 'Estimer un remboursement' }).click()
  await expect.element(main.getByRole('radio', { name: /Mirza/ })).toBeChecked()
  await expect.element(main).toMatchTextContent('C’est une estimation, pas une décision')

  await main.getByRole('button', { name: 'Estimer' }).click()
  await expect.element(main.getByText('Indiquez la cause des soins pour continuer.')).toBeVisible()
  expect(asked).toEqual([])
  await main.getByRole('radio', { name: 'Maladie' }).click()
  await userEvent.selectOptions(main.getByLabelText('Soin', { exact: true }), 'Consultation')
  await expect.element(main.getByText(/D’ordinaire de 35\s€ à 60\s€/)).toBeVisible()
  const amount = main.getByLabelText('Montant')
  await userEvent.fill(amount, '45 20')
  await userEvent.tab()
  await expect.element(amount).toHaveAccessibleDescription('Écrivez un montant, par exemple 45,20.')
  await userEvent.fill(amount, '45€20')
  await userEvent.tab()
  await expect.element(amount).toHaveValue('45,20')
  await userEvent.clear(amount)
  await main.getByRole('button', { name: /^Mettre 48\s€/ }).click()
  await expect.element(main.getByLabelText('Montant')).toHaveValue('48,00')
  await userEvent.fill(main.getByLabelText('Montant'), '100')
  await main.getByRole('button', { name: 'Estimer', exact: true }).click()

  const answer = main.getByRole('region', { name: 'Estimation' })
  for (const step of [
    /Total facturé\s*100\s€/,
    /Franchise/,
    /25\s€/,
    /25\s% restent à votre charge/,
    /Remboursement estimé\s*56,25\s€/,
    /Reste à votre charge\s*43,75\s€/,
  ])
    await expect.element(answer).toMatchTextContent(step)
  const mirza = answerTo('helene', listAnimals, '/animals').data.find(({ name }) => name === 'Mirza')
  expect(asked).toEqual([
    {
      animal_id: mirza?.id,
      care_date: '2026-11-20',
      cause: 'illness',
      first_symptoms_on: null,
      lines: [{ care_kind: 'consultation', billed_cents: 10_000 }],
    },
  ])
})

it.each([
  [
    'begins',
    { first_day: '2026-11-20', last_day: '2027-01-04', used_cents: 0 },
    2500,
    /ouvrent un événement\s: la franchise n’est retenue qu’une fois pour les soins de même cause, jusqu’au 4 janvier 2027/,
  ],
  [
    'is borne',
    { first_day: '2026-11-03', last_day: '2026-12-18', used_cents: 2500 },
    0,
    /font partie de l’événement du 3 novembre 2026\s: sa franchise \(25\s€\) est déjà retenue/,
  ],
  [
    'is borne in part',
    { first_day: '2026-11-03', last_day: '2026-12-18', used_cents: 1000 },
    1500,
    /10\s€ de sa franchise sont déjà retenus, seul le reste l’est ici/,
  ],
  ['is of the year', null, 2500, null],
] as const)(
  '[EVT-01] an estimate says to which event the care belongs: a deductible that %s',
  async (_case, event, deductible_cents, text) => {
    speaksTo('helene')
    const computation = { ...answered.computation, deductible_cents }
    serves(estimateRefund, () => ({ ...answered, computation, event }))
    await showPage('/refunds/estimate').shown
    await main.getByRole('radio', { name: 'Maladie' }).click()
    await userEvent.selectOptions(main.getByLabelText('Soin', { exact: true }), 'Consultation')
    await userEvent.fill(main.getByLabelText('Montant'), '100')
    await main.getByRole('button', { name: 'Estimer', exact: true }).click()
    const answer = main.getByRole('region', { name: 'Estimation' })
    await expect.element(answer).toMatchTextContent(/Remboursement estimé/)
    if (text) await expect.element(answer).toMatchTextContent(text)
    else await expect.element(answer).not.toMatchTextContent(/événement/)
  },
)
