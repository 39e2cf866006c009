import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { beforeEach, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { keepsProfile } from '../../testing/profile.ts'
import { answerTo } from '../../testing/recorded.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { answers, refuses, speaksTo, tells } from '../../testing/wire.ts'

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
  await expectSays(field('Numéro et rue'), 'Au maximum 38 caractères par ligne.')
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

it('[PRO-01] every line is changed, shown, and may be emptied again', async () => {
  const { sent } = keepsProfile('helene')
  const texts = {
    'Numéro et rue': 'RUE HAUTE 12',
    'Appartement, étage': 'BOITE 4',
    'Bâtiment, résidence': 'RESIDENCE DES TILLEULS',
    'Lieu-dit, boîte postale': 'BP 17',
    'Code postal': '5000',
    Ville: 'NAMUR',
  }
  const lines = () => [...panel.element().querySelectorAll('address span')].map(({ textContent }) => textContent)
  for (const [label, text] of Object.entries(texts)) await userEvent.fill(field(label), text)
  await userEvent.selectOptions(panel.getByLabelText('Pays', { exact: true }), 'Belgique')
  await save()
  await expect.element(page.getByRole('status').getByText('Vos informations sont enregistrées.')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Modifier Adresse' })).toHaveFocus()
  expect(lines()).toEqual(['RUE HAUTE 12', 'BOITE 4', 'RESIDENCE DES TILLEULS', 'BP 17', '5000 NAMUR', 'Belgique'])

  await panel.getByRole('button', { name: /^Modifier/ }).click()
  for (const label of ['Appartement, étage', 'Bâtiment, résidence', 'Lieu-dit, boîte postale'])
    await userEvent.clear(field(label))
  await save()
  await expect.poll(lines).toEqual(['RUE HAUTE 12', '5000 NAMUR', 'Belgique'])
  const address = { line1: 'RUE HAUTE 12', postal_code: '5000', city: 'NAMUR', country: 'BE' }
  expect(sent).toEqual([
    { address: { ...address, line2: 'BOITE 4', line3: 'RESIDENCE DES TILLEULS', line4: 'BP 17' } },
    { address: { ...address, line2: null, line3: null, line4: null } },
  ])
})

it('[PRO-03] what the server refuses stands at its field, and the others keep what was typed', async () => {
  const { sent } = keepsProfile('helene')
  const typed = { 'Numéro et rue': '8 RUE NEUVE', Ville: 'REZE', 'Code postal': '44400' }
  for (const [label, text] of Object.entries(typed)) await userEvent.fill(field(label), text)
  refuses(changeMe, 'validation_failed', {
    errors: { 'address.postal_code': ['postal.FR'], 'address.line2': ['address_line'] },
    params: { 'address.line2': { max: 38 } },
  })
  await save()
  await expectSays(field('Code postal'), 'Le code postal compte 5 chiffres.')
  await expectSays(field('Appartement, étage'), 'Au maximum 38 caractères par ligne.')
  await expect.element(field('Appartement, étage')).toHaveFocus()
  for (const [label, text] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(text)

  const { sent: again } = keepsProfile('helene')
  await userEvent.fill(field('Code postal'), '44401')
  await save()
  await expect.element(panel).toMatchTextContent('8 RUE NEUVE')
  expect([sent, again]).toMatchObject([[], [{ address: { line1: '8 RUE NEUVE', postal_code: '44401', city: 'REZE' } }]])
})

it('a form left open follows what another tab has saved, and sends it back with what is typed', async () => {
  const { sent, me, keep } = keepsProfile('helene')
  await userEvent.fill(field('Appartement, étage'), 'BOITE 4')
  keep({ ...me(), address: { ...me().address, line1: 'RUE HAUTE 12' } })
  await tells('profile', () => expect(field('Numéro et rue').element()).toHaveValue('RUE HAUTE 12'))
  await expect.element(field('Appartement, étage')).toHaveValue('BOITE 4')
  await save()
  await expect.element(panel.getByRole('button', { name: 'Modifier Adresse' })).toBeVisible()
  expect(sent).toMatchObject([{ address: { line1: 'RUE HAUTE 12', line2: 'BOITE 4' } }])
})
