import { type Animal, getAnimal, listAnimals } from '@coussinet/contract/animals.ts'
import {
  type FormulaChange,
  listFormulaChanges,
  type PossibleChange,
  requestFormulaChange,
  withdrawFormulaChange,
} from '@coussinet/contract/formula-changes.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerTo } from '../../../testing/recorded.ts'
import { settled, showPage } from '../../../testing/show-page.tsx'
import { answers, callsTo, problem, serves, speaksTo } from '../../../testing/wire.ts'

const recorded = answerTo('helene', listFormulaChanges, '/contract/formula-changes')
const animals = answerTo('helene', listAnimals, '/animals').data
const oslo = animals.find(({ name }) => name === 'Oslo')
if (!oslo) throw new Error('no Oslo')

const change = (given: Partial<FormulaChange> = {}): FormulaChange => ({
  id: 'c1',
  animal_id: oslo.id,
  status: 'pending',
  formula: 'integrale',
  from_formula: 'confort',
  asked_at: '2026-11-19T10:00:00Z',
  takes_effect_on: '2027-03-15',
  monthly_price_cents: 2490,
  answered_at: null,
  reason: null,
  ...given,
})
const possible = (given: Partial<PossibleChange> = {}): PossibleChange[] =>
  recorded.possible.map((one) => (one.animal_id === oslo.id ? { ...one, ...given } : { ...one, obstacle: 'late' }))

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
const cardOf = (name: string) => page.getByRole('article', { name, exact: true })
const textOf = (name: string) => plain(cardOf(name).element().textContent)

async function showContract(data: FormulaChange[], more: Partial<PossibleChange> = {}): Promise<void> {
  speaksTo('helene')
  answers(listFormulaChanges, { data, possible: possible(more) })
  await showPage('/profile/contract').shown
  await settled()
}
async function openReplay(): Promise<void> {
  await page.getByText('Et avec une autre formule ?').click()
  await settled()
  // Confort paid more than the formula in question: its link is in the fold.
  await page.getByText('Les comptes d’Oslo, formule par formule').click()
}
const act = () => page.getByRole('button', { name: 'Demander la formule Intégrale pour Oslo' })

describe('[PRE-03] a change of formula on the card of its animal', () => {
  it('waits for an answer, and can be given up', async () => {
    await showContract([change()])
    expect(textOf('Oslo')).toContain('Formule Intégrale demandée, à partir du 15 mars 2027')
    serves(withdrawFormulaChange, () => {
      answers(listFormulaChanges, { data: [change({ status: 'withdrawn' })], possible: possible() })
    })
    await page.getByRole('button', { name: 'Retirer ma demande : formule d’Oslo' }).click()
    await settled()
    expect(callsTo(withdrawFormulaChange)).toHaveLength(1)
    await expect.element(page.getByText('Votre demande est retirée. Rien n’a changé.')).toBeVisible()
    expect(textOf('Oslo')).not.toContain('demandée')
  })

  it('that was answered at the same moment says so, and shows the answer', async () => {
    await showContract([change()])
    serves(withdrawFormulaChange, () => {
      answers(listFormulaChanges, { data: [change({ status: 'confirmed' })], possible: possible() })
      return problem('conflict', { params: { change: { current: 'confirmed' } } })
    })
    await page.getByRole('button', { name: 'Retirer ma demande : formule d’Oslo' }).click()
    await settled()
    await expect.element(page.getByText('Cet élément a changé entre-temps.', { exact: false })).toBeVisible()
    expect(textOf('Oslo')).toContain('Formule Confort jusqu’au 14 mars 2027, puis Intégrale')
  })

  it.each([
    [
      'confirmed',
      { answered_at: '2026-11-19T12:00:00Z' },
      ['Formule Confort jusqu’au 14 mars 2027, puis Intégrale', '24,90 € par mois'],
    ],
    [
      'refused',
      { answered_at: '2026-11-19T12:00:00Z', reason: 'Un dossier est à l’étude.' },
      ['Formule Intégrale : demande refusée', 'Un dossier est à l’étude.'],
    ],
    [
      'applied',
      { answered_at: '2026-09-01T12:00:00Z', takes_effect_on: '2026-11-01' },
      ['Formule Intégrale depuis le 1er novembre 2026', 'la formule Confort'],
    ],
    ['lapsed', { takes_effect_on: '2026-11-15' }, ['Votre demande de la formule Intégrale est restée sans réponse']],
  ] as const)('that is %s is told', async (status, given, sentences) => {
    await showContract([change({ status, ...given })])
    for (const sentence of sentences) expect(textOf('Oslo')).toContain(sentence)
    expect(page.getByRole('button', { name: /Retirer ma demande/ }).elements()).toHaveLength(0)
  })

  it('that was given up, or is over for two months, is told no more', async () => {
    await showContract([change({ status: 'withdrawn' })])
    expect(textOf('Oslo')).not.toContain('Intégrale')
    await showContract([change({ status: 'refused', answered_at: '2026-09-01T12:00:00Z', reason: 'Non.' })])
    expect(textOf('Oslo')).not.toContain('Intégrale')
  })

  it('is on the animal’s own page', async () => {
    speaksTo('helene')
    const next_formula: Animal['next_formula'] = { name: 'integrale', from: '2027-03-15', monthly_price_cents: 2490 }
    answers(getAnimal, { ...oslo, next_formula })
    answers(listAnimals, { data: animals.map((one) => (one.id === oslo.id ? { ...one, next_formula } : one)) })
    await showPage(`/animals/${oslo.id}`).shown
    await settled()
    expect(plain(document.body.textContent)).toContain(
      'Formule Confort jusqu’au 14 mars 2027, puis Intégrale pour 24,90 € par mois.',
    )
  })
})

describe('[PRE-03] another formula is asked for from the replay', () => {
  it('after a step that says from when, what changes, what counts on, and who confirms; it is sent once', async () => {
    await showContract([], { obstacle: null })
    await openReplay()
    await act().click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    const said = plain(dialog.element().textContent)
    for (const sentence of [
      'Demander la formule Intégrale pour Oslo ?',
      'Elle commencerait le 15 mars 2027, à l’échéance de votre contrat.',
      'Prix mensuel, frais de gestion inclus41,10 €24,90 €',
      'Taux de remboursement90 %75 %',
      'Plafond annuel2 500 €1 500 €',
      'Franchise60 € par an25 € par événement',
      'Ce qui a déjà été utilisé dans l’année d’assurance',
      'Nous confirmons le changement et son prix par e-mail.',
    ])
      expect(said).toContain(sentence)
    serves(requestFormulaChange, (body) => {
      expect(body).toEqual({ animal_id: oslo.id, formula: 'integrale', takes_effect_on: '2027-03-15' })
      answers(listFormulaChanges, { data: [change()], possible: possible({ obstacle: 'under_way' }) })
      return change()
    })
    await page.getByRole('button', { name: 'Demander cette formule' }).click()
    await settled()
    expect(callsTo(requestFormulaChange).map(({ headers }) => headers.has('idempotency-key'))).toEqual([true])
    await expect.element(dialog).not.toBeInTheDocument()
    // Both change with the list of changes, which is fetched again once the dialog is closed.
    await expect.element(act()).not.toBeInTheDocument()
    await expect.poll(() => textOf('Oslo')).toContain('Formule Intégrale demandée')
    await expect.poll(() => document.activeElement?.textContent).toContain('Un changement est en cours')
  })

  it('is left by the keyboard without a word', async () => {
    await showContract([], { obstacle: null })
    await openReplay()
    const button = act().element()
    if (!(button instanceof HTMLElement)) throw new Error('no button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(callsTo(requestFormulaChange)).toHaveLength(0)
    expect(document.activeElement).toBe(button)
  })

  it('that is refused says why, or that the day has changed', async () => {
    await showContract([], { obstacle: null })
    await openReplay()
    await act().click()
    serves(requestFormulaChange, () => problem('conflict', { errors: { animal_id: ['change_late'] } }))
    await page.getByRole('button', { name: 'Demander cette formule' }).click()
    await expect.element(page.getByRole('alert').getByText(/il est trop tard pour celle-ci/)).toBeVisible()
    serves(requestFormulaChange, () => problem('conflict'))
    await page.getByRole('button', { name: 'Demander cette formule' }).click()
    await expect.element(page.getByRole('alert').getByText(/La date a changé entre-temps/)).toBeVisible()
  })

  it.each([
    ['late', /est dans moins d’un mois/],
    ['contract_ends', /Le contrat prend fin avant la prochaine échéance/],
    ['under_way', /Un changement est en cours pour cet animal/],
  ] as const)('is not offered where it is %s, and that is said', async (obstacle, sentence) => {
    await showContract([], { obstacle })
    await openReplay()
    expect(act().elements()).toHaveLength(0)
    await expect.element(page.getByText(sentence).first()).toBeVisible()
  })

  it('is asked on a phone from its title on, however long the question is', async () => {
    await page.viewport(390, 700)
    onTestFinished(() => page.viewport(1280, 800))
    await showContract([])
    await openReplay()
    await act().click()
    const title = page.getByRole('dialog').getByRole('heading', { level: 2 })
    await expect.element(title).toHaveFocus()
    expect(title.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  })

  it('says what a guarantee that comes or goes means', async () => {
    const formulas = recorded.possible
      .find(({ animal_id }) => animal_id === oslo.id)
      ?.formulas.map((one) =>
        one.formula === 'integrale'
          ? {
              ...one,
              added: [{ guarantee: 'illness' as const, covered_from: '2027-04-29' }],
              lost: ['accident' as const],
            }
          : one,
      )
    await showContract([], { obstacle: null, ...(formulas ? { formulas } : {}) })
    await openReplay()
    await act().click()
    const said = plain(page.getByRole('dialog').element().textContent)
    expect(said).toContain('Maladies : nouvelle garantie, à partir du 29 avril 2027.')
    expect(said).toContain('Accidents : aucune garantie à partir du 15 mars 2027.')
  })
})
