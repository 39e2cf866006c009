import { formulaLabels } from '@coussinet/contract/brand/values/formula-labels.ts'
import { euros } from '@coussinet/contract/domain/format.ts'
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
    // The fifth is the way to ask for the formula, where it can be asked for.
    [...row.querySelectorAll('td')].slice(0, 4).map(({ textContent }) => plain(textContent)),
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
    // twelve times 12,90 €
    expect(sections[0] && cellsOf(sections[0])[0]?.[1]).toBe('154,80 €')
  })

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
