import { type Animal, changeAnimal, listAnimals } from '@coussinet/contract/animals.ts'
import type { AnimalChange } from '@coussinet/contract/forms.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerTo } from '../../../testing/recorded.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { answers, refuses, serves, speaksTo, waits } from '../../../testing/wire.ts'

const invalid =
  /Ce numéro d’identification n’est pas valide\s: 15 chiffres pour une puce, ou le tatouage \(ex\.\sLXQ482, 2HKD417 en Italie, B12A34 en Belgique\)\./
const typed = (text: string) => text.replaceAll(' ', '\u00a0')

const identity = page.getByRole('region', { name: 'Carte d’identité', includeHidden: true })
const card = page.getByRole('region', { name: 'Identifier Pistache' })
const dialog = page.getByRole('dialog', { name: 'Corriger la fiche d’Oslo' })

let animals: Animal[] = []
let changes: AnimalChange[] = []

function named(name: string): Animal {
  const found = animals.find((animal) => animal.name === name)
  if (found === undefined) throw new Error(`No ${name} is recorded.`)
  return found
}

/** Stores an animal as the server does: later answers contain the changes, and a number is no longer requested. */
function keepsAnimal(name: string): void {
  serves(changeAnimal, (change) => {
    changes.push(change)
    const before = named(name)
    const { icad = before.icad, colour = before.colour, adoption_date = before.adoption_date } = change
    const limits = before.limits && { ...before.limits, identification: null }
    const kept = { ...before, icad, colour, adoption_date, limits }
    animals = animals.map((animal) => (animal.name === name ? kept : animal))
    answers(listAnimals, { data: animals })
    return kept
  })
}

async function open(name: string): Promise<void> {
  keepsAnimal(name)
  await showPage(`/animals/${named(name).id}`).shown
}

beforeEach(() => {
  speaksTo('helene')
  animals = answerTo('helene', listAnimals, '/animals').data
  changes = []
})

describe('a number that is missing', () => {
  const field = card.getByLabelText('Numéro d’identification')
  const save = card.getByRole('button', { name: 'Enregistrer' })

  beforeEach(() => open('Pistache'))

  it('[ANI-04] an invalid one has its message at the field, keeps the typing, and is not sent', async () => {
    await save.click()
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining('Obligatoire'))
    for (const [wrong, shown] of [
      ['25026981234017', '250 26 98 1234017'],
      ['000269812340176', '000 2698 1234 0176'],
      ['LX4826', 'LX4826'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, wrong)
      await save.click()
      await expect.element(field).toHaveAccessibleDescription(expect.stringMatching(invalid))
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field).toHaveFocus()
      await expect.element(field).toHaveValue(typed(shown))
    }
    expect(changes).toEqual([])
  })

  it('[ANI-04] is grouped while it is typed, and the caret stays where one types', async () => {
    const caret = () => {
      const input = field.element()
      return input instanceof HTMLInputElement ? [input.selectionStart, input.selectionEnd] : []
    }
    await userEvent.type(field, '2502698')
    await expect.element(field).toHaveValue(typed('250 26 98'))
    expect(caret()).toEqual([9, 9])
    // Before the 26, then a digit there.
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}9')
    await expect.element(field).toHaveValue(typed('250 92 69 8'))
    expect(caret()).toEqual([5, 5])
    await userEvent.keyboard('1')
    await expect.element(field).toHaveValue(typed('250 91 26 98'))
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect.element(field).toHaveValue(typed('250 26 98'))
    expect(caret()[0]).toBeLessThanOrEqual(4)
    await userEvent.clear(field)
    await userEvent.type(field, 'lxq482')
    await expect.element(field).toHaveValue('LXQ482')
  })

  it('[ANI-04][DATA-03] is shown grouped once it is saved, and its request goes', async () => {
    await expect.element(identity).toMatchTextContent(/Numéro d’identification\s*À indiquer/)
    await userEvent.type(field, '250268743019552')
    await save.click()
    await expect
      .element(page.getByRole('status').getByText('Le numéro d’identification de Pistache est enregistré.'))
      .toBeVisible()
    await expect.element(identity).toMatchTextContent(/Numéro d’identification\s*250\s26\s87\s43019552/)
    await expect.element(card).not.toBeInTheDocument()
    expect(changes).toEqual([{ icad: '250268743019552' }])
  })
})

describe('a number that is wrong', () => {
  const field = dialog.getByLabelText('Numéro d’identification')
  const save = dialog.getByRole('button', { name: 'Enregistrer' })

  beforeEach(async () => {
    await open('Oslo')
    await identity.getByRole('button', { name: /^Corriger/ }).click()
  })

  it('[ANI-04] is mended, with colour and day of adoption', async () => {
    await expect.element(identity).toMatchTextContent(/250\s26\s98\s12340176/)
    await userEvent.fill(field, '941000024680135')
    await userEvent.fill(dialog.getByLabelText('Couleur de la robe'), 'bleu merle')
    await userEvent.fill(dialog.getByLabelText('Date d’adoption'), '2025-12-24')
    await save.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('status').getByText('La fiche d’Oslo est à jour.')).toBeVisible()
    for (const fact of [/941\s0000\s2468\s0135/, /Bleu merle/, /24 décembre 2025/])
      await expect.element(identity).toMatchTextContent(fact)
    expect(changes).toEqual([{ icad: '941000024680135', colour: 'bleu merle', adoption_date: '2025-12-24' }])
  })

  it('[ANI-04][DATA-03] a change that fails is taken back on screen, and what was typed stays', async () => {
    await userEvent.fill(field, '941000024680135')
    refuses(changeAnimal, 'server_error')
    const letGo = waits(changeAnimal)
    await save.click()
    // Shown at once, before the answer.
    await expect.element(identity).toMatchTextContent(/941\s0000\s2468\s0135/)
    letGo()
    await expect
      .element(page.getByText('Notre service rencontre un incident. Réessayez dans quelques minutes.'))
      .toBeVisible()
    await expect.element(identity).toMatchTextContent(/250\s26\s98\s12340176/)
    await expect.element(identity).not.toMatchTextContent(/941\s0000/)
    await expect.element(field).toHaveValue(typed('941 0000 2468 0135'))

    refuses(changeAnimal, 'validation_failed', { errors: { icad: ['icad'] } })
    await save.click()
    await expect.element(field).toHaveAccessibleDescription(expect.stringMatching(invalid))
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue(typed('941 0000 2468 0135'))
    await expect.element(identity).toMatchTextContent(/250\s26\s98\s12340176/)
  })
})
