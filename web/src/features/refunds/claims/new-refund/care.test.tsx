import { listAnimals } from '@coussinet/contract/animals.ts'
import type { WizardStep } from '@coussinet/contract/domain/requests.ts'
import { changeRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { draftAtCare, keepsDraft } from '../../../../testing/draft.ts'
import { goOffline } from '../../../../testing/offline.ts'
import { answerTo } from '../../../../testing/recorded.ts'
import { settled, showPage } from '../../../../testing/show-page.tsx'
import { recovers, refuses, speaksTo, waits } from '../../../../testing/wire.ts'

const main = page.getByRole('main')
const next = main.getByRole('button', { name: 'Continuer', exact: true })
const date = main.getByLabelText('Date des soins')
const symptoms = main.getByLabelText(/^Date des premiers symptômes/)
const number = main.getByLabelText(/^Numéro de facture/)
const vet = main.getByLabelText(/^Vétérinaire ou clinique/)
const saving = main.getByRole('button', { name: 'Enregistrement…' })
const sheets = /feuille de soins/
const care = 'Quels animaux ont été soignés ?'

beforeEach(() => speaksTo('helene'))

async function heading(name: string | RegExp): Promise<void> {
  await expect.element(main.getByRole('heading', { level: 1, name })).toBeVisible()
}

const openAt = async (step: WizardStep) => {
  const { router, shown } = showPage(`/refunds/new?request=${draftAtCare.id}&step=${step}`)
  await shown
  await settled()
  return router
}

/** The draft at its second step, with everything required entered and saved. */
async function atCare(changes: Partial<typeof draftAtCare> = {}, rules?: Parameters<typeof keepsDraft>[1]) {
  const { kept } = keepsDraft({ ...draftAtCare, ...changes }, rules)
  const router = await openAt('animals')
  await expect.element(date).toHaveValue(draftAtCare.care_date)
  await expect.element(next).not.toHaveAttribute('aria-disabled', 'true')
  return { kept, router }
}

/** Presses "next" while it is unavailable: the step stays, and the focus is on the field, which shows why. */
async function expectHeldBack(field: Locator, says: string): Promise<void> {
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await next.click({ force: true })
  await heading(care)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(says))
}

describe('the day of the care', () => {
  it('[REF-06][REF-18] in the future, typed over a kept one, is neither kept nor passed over', async () => {
    const { kept } = await atCare()
    await userEvent.fill(date, '2026-11-23')
    await expectHeldBack(date, 'Cette date est dans le futur.')
    await expect.poll(() => kept().care_date).toBeNull()
    // No way leads to the former day: neither the address of the summary, nor another look at the step.
    await openAt('summary')
    await expect.element(main.getByText('La date des soins est à indiquer.')).toBeVisible()
    await main.getByRole('link', { name: 'Voir les soins' }).first().click()
    await expect.element(date).toHaveValue('')
    await userEvent.fill(date, '2026-11-18')
    await next.click()
    await heading(sheets)
    expect(kept().care_date).toBe('2026-11-18')
  })

  it('[REF-06] emptied is neither kept nor passed over, at once and by the keyboard', async () => {
    const { kept } = await atCare()
    await userEvent.clear(date)
    await expectHeldBack(date, 'Indiquez la date des soins.')
    await expect.poll(() => kept().care_date).toBeNull()
  })

  it('[REF-06] typed in part says so', async () => {
    const { kept } = await atCare()
    date.element().focus()
    await userEvent.keyboard('{Backspace}')
    await expectHeldBack(date, 'Cette date est incomplète.')
    await expect.poll(() => kept().care_date).toBeNull()
  })
})

it('[REF-06] the day of the first symptoms: what cannot be kept is not passed over, emptied it is none, and it goes with the illness', async () => {
  const { kept, router } = await atCare({ cause: 'illness' })
  await userEvent.fill(symptoms, '2026-11-11')
  await expect.poll(() => kept().first_symptoms_on).toBe('2026-11-11')
  await userEvent.fill(symptoms, '2026-11-21')
  await expectHeldBack(symptoms, 'Cette date est dans le futur.')
  await expect.poll(() => kept().first_symptoms_on).toBeNull()
  await userEvent.fill(symptoms, '2026-11-12')
  await expect.poll(() => kept().first_symptoms_on).toBe('2026-11-12')
  await userEvent.clear(symptoms)
  await next.click()
  await heading(sheets)
  expect(kept().first_symptoms_on).toBeNull()
  router.history.back()
  await userEvent.fill(symptoms, '2026-11-21')
  await main.getByRole('radio', { name: /^Accident/ }).click()
  await expect.poll(() => symptoms.elements()).toHaveLength(0)
  await next.click()
  await heading(sheets)
  expect(kept()).toMatchObject({ cause: 'accident', first_symptoms_on: null })
})

it('[REF-06] a day too long ago, which the server refuses, is told at its field, and the former one is not filed', async () => {
  const { kept } = await atCare(
    {},
    {
      errorsIn: ({ care_date }) => (care_date === '2023-08-07' ? { care_date: ['date_too_old'] } : undefined),
    },
  )
  await userEvent.fill(date, '2023-08-07')
  await expect.element(date).toHaveAttribute('aria-invalid', 'true')
  await expectHeldBack(date, 'elle ne peut plus être remboursée')
  await expect.element(date).toHaveValue('2023-08-07')
  await expect.poll(() => kept().care_date).toBeNull()
})

it('[REF-18] care within the waiting period, or before the contract, is flagged as soon as the date is typed', async () => {
  const pistache = answerTo('helene', listAnimals, '/animals').data.filter(({ name }) => name === 'Pistache')
  await atCare({ cause: 'illness', animals: pistache, animal_ids: pistache.map(({ id }) => id) })
  await userEvent.fill(date, '2026-11-18')
  await expect
    .element(
      main.getByText(
        /le délai de carence de Pistache court encore\. Ces soins seraient couverts à partir du 24 novembre 2026/,
      ),
    )
    .toBeVisible()
  await userEvent.fill(date, '2026-05-04')
  await expect.element(main.getByText(/les garanties de Pistache n’avaient pas commencé/)).toBeVisible()
})

describe('the number of the invoice and the vet', () => {
  it('[REF-06] a text that the server refuses stays with its reason, is not passed over, and the former one is not filed', async () => {
    const card = '4970 1000 0000 0154'
    const { kept } = await atCare(
      {},
      {
        errorsIn: ({ invoice_number, vet_name }) => {
          if (invoice_number === card) return { invoice_number: ['card_number'] }
          return vet_name === card ? { vet_name: ['card_number'] } : undefined
        },
      },
    )
    for (const [field, name] of [
      [number, 'invoice_number'],
      [vet, 'vet_name'],
    ] as const) {
      await userEvent.fill(field, 'PREMIER')
      await userEvent.tab()
      await expect.poll(() => kept()[name]).toBe('PREMIER')
      await userEvent.fill(field, card)
      await userEvent.tab()
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      // Another answer does not wipe the reason away.
      for (const [cause, told] of [
        [/^Maladie/, 'illness'],
        [/^Accident/, 'accident'],
      ] as const) {
        await main.getByRole('radio', { name: cause }).click()
        await expect.poll(() => kept().cause).toBe(told)
      }
      await expectHeldBack(field, 'numéro de carte')
      await expect.element(field).toHaveValue(card)
      await expect.poll(() => kept()[name]).toBeNull()
      await userEvent.fill(field, 'F-2')
      await userEvent.tab()
      await expect.poll(() => kept()[name]).toBe('F-2')
    }
    await userEvent.clear(number)
    await next.click()
    await heading(sheets)
    expect(kept()).toMatchObject({ invoice_number: null, vet_name: 'F-2' })
  })

  it('[REF-06][ERR-04] typed offline stays, going on waits for the network, and it is kept when that comes back', async () => {
    const { kept } = await atCare()
    const goOnline = await goOffline()
    const said = page.getByRole('status').filter({ hasText: 'Vous êtes hors connexion.' })
    await expect.element(said).toBeVisible()
    await userEvent.fill(number, 'HORS-LIGNE-1')
    await userEvent.fill(vet, 'Cabinet des Tilleuls')
    await next.click()
    await expect.element(saving).toHaveAttribute('aria-busy', 'true')
    await heading(care)
    expect(kept()).toMatchObject({ invoice_number: null, vet_name: null })
    await expect.element(number).toHaveValue('HORS-LIGNE-1')
    goOnline()
    await expect.element(said).not.toBeInTheDocument()
    await heading(sheets)
    expect(kept()).toMatchObject({ invoice_number: 'HORS-LIGNE-1', vet_name: 'Cabinet des Tilleuls' })
  })

  it('[REF-06][ERR-04] going on waits for a slow save, stays when it fails, and tries it again', async () => {
    const { kept, router } = await atCare()
    const letGo = waits(changeRefundRequest)
    await userEvent.fill(number, 'LENT-1')
    await next.click()
    await expect.element(saving).toHaveAttribute('aria-busy', 'true')
    letGo()
    await heading(sheets)
    expect(kept().invoice_number).toBe('LENT-1')

    refuses(changeRefundRequest, 'unavailable')
    router.history.back()
    await userEvent.fill(number, 'PERDU-1')
    await next.click()
    await expect.element(page.getByText('Une modification n’est pas encore enregistrée').first()).toBeVisible()
    await heading(care)
    await expect.element(number).toHaveValue('PERDU-1')
    recovers(changeRefundRequest)
    const { kept: keptNow } = keepsDraft(kept())
    await next.click()
    await heading(sheets)
    expect(keptNow().invoice_number).toBe('PERDU-1')
  })

  it('[REF-06] what is typed while a save is under way is not passed over', async () => {
    const { kept } = await atCare()
    const letGo = waits(changeRefundRequest)
    await userEvent.fill(number, 'UN')
    await next.click()
    await userEvent.fill(number, 'DEUX')
    letGo()
    await expect.poll(() => saving.elements()).toHaveLength(0)
    await heading(care)
    await expect.element(number).toHaveValue('DEUX')
    await next.click()
    await heading(sheets)
    expect(kept().invoice_number).toBe('DEUX')
  })

  it('[REF-06][REF-08] the way back keeps what was typed and not left', async () => {
    const { kept } = keepsDraft(draftAtCare)
    const router = await openAt('invoice')
    await next.click()
    await heading(care)
    await userEvent.fill(vet, 'Clinique du Port')
    router.history.back()
    await heading('Ajoutez votre facture payée')
    await expect.poll(() => kept().vet_name).toBe('Clinique du Port')
  })
})

it('[REF-06] a step that was jumped over is not shown as done', async () => {
  keepsDraft(draftAtCare)
  await openAt('summary')
  await heading('Vérifiez puis envoyez')
  const steps = main.getByRole('list', { name: 'Étapes de la demande' }).getByRole('listitem')
  const done = () =>
    steps
      .elements()
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.includes('étape terminée'))
  await expect.poll(done).toEqual([expect.stringContaining('Votre facture'), expect.stringContaining('Les animaux')])
})
