import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { beforeEach, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answerTo } from '../../testing/recorded.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { answers, refuses, speaksTo } from '../../testing/wire.ts'

const panel = page.getByRole('main').getByRole('region', { name: /^Adresse$/ })
const field = (label: string) => panel.getByLabelText(label)
const save = () => panel.getByRole('button', { name: 'Enregistrer' }).click()
const invalid = () => [...panel.element().querySelectorAll('[aria-invalid=true]')]

beforeEach(async () => {
  speaksTo('helene')
  await showPage('/profile').shown
  await settled()
  await panel.getByRole('button', { name: /^Modifier/ }).click()
})

async function expectSays(at: Locator, sentence: string): Promise<void> {
  await expect.element(at).toHaveAccessibleDescription(sentence)
}

it('[PRO-02] the postal code is held to the country, and what is required says so', async () => {
  const postal_code = field('Code postal')
  for (const [country, sentence, wrong, right] of [
    ['FR', 'Le code postal compte 5 chiffres.', '4400', '44000'],
    ['IT', 'Le CAP compte 5 chiffres.', '4012', '40123'],
    ['BE', 'Le code postal compte 4 chiffres.', '50000', '5000'],
  ] as const) {
    await userEvent.selectOptions(panel.getByLabelText('Pays', { exact: true }), country)
    await userEvent.fill(postal_code, wrong)
    await save()
    await expectSays(postal_code, sentence)
    await userEvent.fill(postal_code, right)
    await expectSays(postal_code, '')
  }
  for (const label of ['Numéro et rue', 'Code postal', 'Ville']) {
    await userEvent.clear(field(label))
    await save()
    await expectSays(field(label), 'Obligatoire')
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
  }
  // Nothing was sent: a call that nobody answers fails the test.
  await userEvent.fill(field('Numéro et rue'), 'A'.repeat(39))
  await expectSays(field('Numéro et rue'), '38 caractères au maximum par ligne.')
})

it('[A11Y-04] errors are text tied to their field, the first takes the focus, and a failure waits for the member', async () => {
  for (const label of ['Ville', 'Numéro et rue']) await userEvent.clear(field(label))
  await save()
  await expect.poll(() => invalid().length).toBe(2)
  expect(document.activeElement).toBe(invalid()[0])
  for (const label of ['Numéro et rue', 'Ville']) {
    await expectSays(field(label), 'Obligatoire')
    await userEvent.fill(field(label), 'NANTES')
    await expect.element(field(label)).not.toHaveAttribute('aria-invalid')
  }
  refuses(changeMe, 'server_error')
  await save()
  const failure = page.getByRole('alert').filter({ hasText: /\p{L}/u })
  await expect.element(failure).toBeVisible()
  await expect.element(field('Ville')).toHaveValue('NANTES')
  await failure.getByRole('button', { name: 'Fermer' }).click()
  await expect.poll(() => failure.elements().length).toBe(0)

  answers(changeMe, answerTo('helene', getMe, '/me'))
  await save()
  await expect.element(page.getByRole('status').getByText('Vos informations sont enregistrées.')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Modifier Adresse' })).toHaveFocus()
})
