import { formulaLabels } from '@coussinet/contract/brand/values.ts'
import { euros } from '@coussinet/contract/domain/format.ts'
import { listFormulaChanges } from '@coussinet/contract/formula-changes.ts'
import { getFormulaReplay } from '@coussinet/contract/formula-replay.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from '../../../testing/recorded.ts'
import { settled, showPage } from '../../../testing/show-page.tsx'
import { answers, callsTo, lacks, speaksTo } from '../../../testing/wire.ts'

const replay = answerTo('helene', getFormulaReplay, '/contract/formula-replay')
const question = () => page.getByText('Et avec une autre formule ?')

async function openQuestion(): Promise<void> {
  await showPage('/profile/contract').shown
  await settled()
  await question().click()
  await settled()
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const cellsOf = (section: Element) =>
  [...section.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => plain(textContent)),
  )

describe('the last twelve months under each formula', () => {
  it('[PRE-03] are asked for when the question is opened, and stand animal by animal, to the cent', async () => {
    speaksTo('helene')
    await showPage('/profile/contract').shown
    await settled()
    expect(callsTo(getFormulaReplay)).toHaveLength(0)
    await question().click()
    await settled()
    expect(callsTo(getFormulaReplay)).toHaveLength(1)
    const sections = [...document.querySelectorAll('section[aria-label^="Les douze derniers mois"]')]
    expect(sections.map((section) => section.querySelector('h3')?.textContent)).toEqual(
      replay.animals.map(({ name }) => name),
    )
    const shown = (cents: number) => plain(euros(cents, 'fr'))
    expect(sections.map(cellsOf)).toEqual(
      replay.animals.map(({ current, formulas }) =>
        formulas.map(({ formula, contributions_cents, refunded_cents, difference_cents }) => [
          `${formulaLabels[formula]?.fr} ${formula === current ? 'La vôtre' : ''}`,
          ...[contributions_cents, refunded_cents, difference_cents].map(shown),
        ]),
      ),
    )
    // The tables wait in their folds.
    expect(page.getByRole('table').elements()).toHaveLength(0)
    // twelve times 12,90 €
    expect(sections[0] && cellsOf(sections[0])[0]?.[1]).toBe('154,80 €')
  })

  it('[PRE-03] is answered first, in one sentence an animal, and only what would have brought more can be asked for there', async () => {
    speaksTo('helene')
    const { possible } = answerTo('helene', listFormulaChanges, '/contract/formula-changes')
    const all = possible.map((one) => ({ ...one, obstacle: null }))
    answers(listFormulaChanges, { data: [], possible: all })
    await openQuestion()
    const sectionOf = (name: string) => page.getByRole('region', { name: `Les douze derniers mois ${name}` })
    const saidOf = (name: string) => plain(sectionOf(name).element().querySelector('h3 + p')?.textContent ?? '')
    const asks = (name: string) =>
      sectionOf(name)
        .getByRole('button', { name: /^Demander/ })
        .elements()
        .map(({ textContent }) => textContent)
    expect(saidOf('d’Oslo')).toBe(
      'Confort est celle qui vous a le plus apporté : 147,43 € de plus qu’Intégrale, cotisations déduites.',
    )
    expect(asks('d’Oslo')).toEqual([])
    expect(saidOf('de Mirza')).toBe('Chat Plus aurait rapporté 35,02 € de plus qu’Intégrale, cotisations déduites.')
    expect(asks('de Mirza')).toEqual(['Demander la formule Chat Plus'])
    await page.getByText('Les comptes d’Oslo, formule par formule').click()
    expect(asks('d’Oslo')).toEqual(
      ['Préventive', 'Intégrale', 'Chien Plus'].map((formula) => `Demander la formule ${formula}`),
    )
  })

  const two = (own: [number, number], other: [number, number]) =>
    (
      [
        ['confort', own],
        ['integrale', other],
      ] as const
    ).map(([formula, [refunded_cents, contributions_cents]]) => ({
      formula,
      refunded_cents,
      contributions_cents,
      difference_cents: refunded_cents - contributions_cents,
      remarks: [],
    }))
  it.each([
    [two([5000, 3000], [4000, 2000]), 'Confort et Intégrale vous auraient apporté autant, cotisations déduites'],
    [two([0, 3000], [0, 2000]), 'Aucun remboursement à comparer : Intégrale aurait coûté 10 € de moins que Confort.'],
    [
      two([0, 2000], [0, 3000]),
      'Aucun remboursement à comparer : Confort est la moins chère, 10 € de moins qu’Intégrale.',
    ],
    [two([0, 2000], [0, 2000]), 'Aucun remboursement à comparer : Confort et Intégrale coûtent autant'],
  ])(
    '[PRE-03] a tie, and a year without a refund, are said as they are, and nothing is advised',
    async (formulas, said) => {
      speaksTo('helene')
      const [animal] = replay.animals
      if (!animal) throw new Error('no animal')
      answers(getFormulaReplay, { ...replay, animals: [{ ...animal, formulas }] })
      await openQuestion()
      expect(plain(document.body.textContent)).toContain(said)
      expect(page.getByRole('button', { name: /^Demander/ }).elements()).toHaveLength(0)
    },
  )

  it('[PRE-03] what cannot be compared is said, once for each animal', async () => {
    speaksTo('helene')
    const [animal] = replay.animals
    if (!animal) throw new Error('no animal')
    const remarks = ['insurer_amounts', 'before_portal', 'opening_balance', 'partial_year', 'terms_changed'] as const
    answers(getFormulaReplay, {
      ...replay,
      animals: [
        { ...animal, bills: 0, formulas: animal.formulas.map((formula) => ({ ...formula, remarks: [...remarks] })) },
      ],
    })
    await openQuestion()
    expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /rejou|mois commencés|tel quel/ })
        .elements(),
    ).toHaveLength(5)
    await page.getByText('Les comptes d’Oslo, formule par formule').click()
    await expect.element(page.getByText('Aucune facture décidée sur cette période')).toBeVisible()
  })

  it('[PRE-03] nobody insured is said so; without the right to see refunds the question is not there', async () => {
    speaksTo('helene')
    answers(getFormulaReplay, { ...replay, animals: [] })
    await openQuestion()
    await expect.element(page.getByText('Aucun animal n’est assuré aujourd’hui.')).toBeVisible()
    lacks(['refunds:read', 'refunds:write'])
    await showPage('/profile/contract').shown
    await settled()
    expect(question().elements()).toHaveLength(0)
  })
})
