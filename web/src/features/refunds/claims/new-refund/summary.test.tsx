import { listAnimals } from '@coussinet/contract/animals.ts'
import type { WizardStep } from '@coussinet/contract/domain/requests.ts'
import { type Check, submitRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFile, pdfFile, photoOfInvoice } from '../../../../testing/choose-file.ts'
import { draftAtCare, emptyDraft, keepsDraft } from '../../../../testing/draft.ts'
import { answerTo, type DemoMember } from '../../../../testing/recorded.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import { answers, speaksTo } from '../../../../testing/wire.ts'

const main = page.getByRole('main')
const next = main.getByRole('button', { name: 'Continuer', exact: true })
const choose = main.getByLabelText('Choisir un fichier').first()
const received = main.getByText('Reçue', { exact: true }).first()
const declare = main.getByRole('checkbox', { name: /^Je certifie que ces documents sont exacts/ })
const send = main.getByRole('button', { name: 'Envoyer ma demande' })
const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const care = title('Quels animaux ont été soignés ?')
const sheets = title(/feuille de soins/)
const summary = title('Vérifiez puis envoyez')

const openAt = (step: WizardStep) => showPage(`/refunds/new?request=${draftAtCare.id}&step=${step}`)

/** Presses "next" while it is unavailable. */
const press = () => next.click({ force: true })

it('[REF-06] on a phone the bar says what is missing once it was pressed, and the place of it is in sight', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1280, 800))
  keepsDraft(emptyDraft)
  await openAt('invoice').shown
  const said = main.getByText('Ajoutez la facture pour continuer').last()
  await expect.element(next).toBeVisible()
  await expect.element(said).not.toBeVisible()
  await press()
  await expect.element(said).toBeInViewport()
  await expect.element(main.getByText('Choisir un fichier')).toBeInViewport()
})

beforeEach(() => speaksTo('helene'))

it('[REF-06] what is missing says so at its place when the member wants to go on', async () => {
  const { kept } = keepsDraft(emptyDraft)
  await openAt('invoice').shown
  await press()
  await expect.element(choose).toHaveFocus()
  chooseFile(choose, photoOfInvoice())
  await expect.element(received).toBeVisible()
  await press()
  const paid = main.getByRole('checkbox', { name: /Cette facture prouve le paiement/ })
  await expect.element(paid).toHaveFocus()
  await expect.element(paid).toHaveAccessibleDescription(expect.stringContaining('Confirmez le paiement'))
  await paid.click()
  await expect.poll(() => kept().paid_confirmed).toBe(true)
  await next.click()
  await expect.element(care).toBeVisible()
  await press()
  const animal = main.getByRole('checkbox').first()
  await expect.element(animal).toHaveFocus()
  await expect.element(animal).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard(' ')
  await userEvent.fill(main.getByLabelText('Date des soins'), '2026-11-19')
  await expect.poll(() => kept()).toMatchObject({ care_date: '2026-11-19', animals: [{ name: 'Oslo' }] })
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await press()
  await expect.element(main.getByRole('radio').first()).toHaveFocus()
  await main.getByRole('radio', { name: /^Accident/ }).click()
  await next.click()
  await expect.element(sheets).toBeVisible()
  await press()
  await expect.element(choose).toHaveFocus()
})

it('[REF-06] each step takes the focus to its title, to the confirmation', async () => {
  const { kept } = keepsDraft(draftAtCare)
  await openAt('animals').shown
  await expect.element(care).toBeVisible()
  await next.click()
  await expect.element(sheets).toHaveFocus()
  chooseFile(choose, pdfFile())
  await expect.element(received).toBeVisible()
  await next.click()
  await expect.element(summary).toHaveFocus()
  await expect.element(main.getByText('Tout est là.')).toBeVisible()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await send.click({ force: true })
  await expect.element(declare).toHaveFocus()
  await expect.element(declare).toHaveAccessibleDescription('Cochez la déclaration pour envoyer')
  await declare.click()
  answers(submitRefundRequest, { ...kept(), status: 'pending', step: null, tracking_reference: 'ZR-2026-00999' })
  await send.click()
  await expect.element(title('Votre demande est partie !')).toHaveFocus()
  await expect.element(main.getByText('ZR-2026-00999').first()).toBeVisible()
})

it('[RDY-01] the summary says what blocks, with the way to its step', async () => {
  keepsDraft({ ...emptyDraft, paid_confirmed: true })
  const { router, shown } = openAt('summary')
  await shown
  await expect.element(main.getByText('Avant l’envoi')).toBeVisible()
  for (const missing of ['Il manque la facture.', 'Aucun animal n’est choisi.', 'La date des soins est à indiquer.'])
    await expect.element(main.getByText(missing)).toBeVisible()
  await declare.click()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await send.click({ force: true })
  await expect.element(main.getByRole('link', { name: 'Voir la facture' }).first()).toHaveFocus()
  await expect.element(main.getByText('Complétez ce qui manque pour envoyer')).toBeVisible()
  await main.getByRole('link', { name: 'Voir les soins' }).first().click()
  await expect.element(care).toBeVisible()
  router.history.back()
  await main.getByRole('link', { name: 'Voir la facture' }).first().click()
  await expect.element(title('Ajoutez votre facture payée')).toBeVisible()
})

/** A draft of one animal that lacks nothing. */
function wholeDraftOf(member: DemoMember, name: string) {
  const [animal] = answerTo(member, listAnimals, '/animals').data.filter((one) => one.name === name)
  const [invoice] = draftAtCare.files
  if (animal === undefined || invoice === undefined) throw new Error(`No ${name}, or no invoice is recorded.`)
  const animal_id = animal.id
  const sheet = { ...invoice, id: '00000000-0000-4000-9000-000000000001', type: 'care-sheet' as const, animal_id }
  return { ...draftAtCare, animals: [animal], animal_ids: [animal_id], files: [invoice, sheet] }
}

describe('what only warns', () => {
  it('[REF-18] of a waiting period is said again in the summary, and does not forbid', async () => {
    const draft = { ...wholeDraftOf('helene', 'Pistache'), cause: 'illness' as const, care_date: '2026-11-18' }
    const warning = { code: 'waiting_period', until: '2026-11-24', tracking_reference: null } as const
    keepsDraft(draft, { warnings: draft.animal_ids.map((animal_id) => ({ ...warning, animal_id })) })
    await openAt('summary').shown
    await expect.element(main.getByText(/le délai de carence de Pistache court encore/)).toBeVisible()
    await declare.click()
    await expect.element(send).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('[REF-18][RDY-01] of a suspension is told at the step of the care, in the summary and by the estimate, with its date', async () => {
    const sentence = /Vos garanties sont suspendues depuis le 10 novembre 2026, faute de paiement/
    const warnings: Check['warnings'] = [
      { code: 'cover_suspended', animal_id: null, until: null, since: '2026-11-10', tracking_reference: null },
    ]
    speaksTo('suspended')
    keepsDraft({ ...wholeDraftOf('suspended', 'Biscotte'), care_date: '2026-11-20' }, { warnings })
    await openAt('animals').shown
    await expect.element(main.getByRole('status').filter({ hasText: sentence })).toBeVisible()
    for (const step of ['care_sheets', 'summary'] as const) {
      await openAt(step).shown
      await expect.element(main.getByText(sentence)).toBeVisible()
    }
    await showPage('/refunds/estimate').shown
    await main.getByRole('radio', { name: /^Accident/ }).click()
    await expect.element(main.getByText(sentence).first()).toBeVisible()
  })
})
