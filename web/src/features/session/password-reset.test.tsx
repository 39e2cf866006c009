import { resetPassword } from '@coussinet/contract/session.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EARLY_TYPING } from '#start/early-typing.ts'
import { LINK } from '#start/kept-link.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refuses, serves, speaksTo } from '../../testing/wire.ts'

const languages = {
  fr: {
    password: 'Nouveau mot de passe',
    repetition: 'Confirmez le mot de passe',
    submit: 'Enregistrer et me connecter',
    rules: 'Votre mot de passe doit contenir :',
    met: 'Respecté : ',
    unmet: 'Pas encore : ',
    each: [
      '8 caractères au minimum',
      '1 lettre majuscule',
      '1 lettre minuscule',
      '1 chiffre',
      '1 caractère spécial (ex. ! ? # @)',
      'les deux saisies identiques',
    ],
    broken: [
      ['Abc1!xy', 'Le mot de passe doit compter au moins 8 caractères.'],
      ['tilleul-parc-42', 'Le mot de passe doit contenir une majuscule.'],
      ['TILLEUL-PARC-42', 'Le mot de passe doit contenir une minuscule.'],
      ['Tilleul-Parc-xx', 'Le mot de passe doit contenir un chiffre.'],
      ['TilleulParc4242', 'Le mot de passe doit contenir un caractère spécial.'],
    ],
    mismatch: 'Les deux mots de passe ne sont pas identiques.',
  },
  it: {
    password: 'Nuova password',
    repetition: 'Confermi la password',
    submit: 'Salva e accedi',
    rules: 'La password deve contenere:',
    met: 'Rispettata: ',
    unmet: 'Non ancora: ',
    each: [
      'almeno 8 caratteri',
      '1 lettera maiuscola',
      '1 lettera minuscola',
      '1 numero',
      '1 carattere speciale (es. ! ? # @)',
      'le due voci identiche',
    ],
    broken: [
      ['Abc1!xy', 'La password deve avere almeno 8 caratteri.'],
      ['tilleul-parc-42', 'La password deve contenere una maiuscola.'],
      ['TILLEUL-PARC-42', 'La password deve contenere una minuscola.'],
      ['Tilleul-Parc-xx', 'La password deve contenere un numero.'],
      ['TilleulParc4242', 'La password deve contenere un carattere speciale.'],
    ],
    mismatch: 'Le due password non coincidono.',
  },
} as const

// Tells which of the six rules hold: of length, uppercase, lowercase, digit, special, and that both entries are equal.
const typing = [
  ['', '', '000000'],
  ['a', '', '001000'],
  ['aB', '', '011000'],
  ['aB3', '', '011100'],
  ['aB3!', '', '011110'],
  ['aB3!efgh', '', '111110'],
  ['aB3!efgh', 'aB3!efg', '111110'],
  ['aB3!efgh', 'aB3!efgh', '111111'],
  ['aB3!efghi', 'aB3!efgh', '111110'],
] as const

const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 } as const

function visit(language: 'fr' | 'it' = 'fr') {
  Reflect.set(globalThis, LINK, { path: '/password-reset', token: 'mailed' })
  const { password, repetition, submit, rules } = languages[language]
  return {
    ...showPage('/password-reset', { as: 'guest', language }),
    password: page.getByLabelText(password, { exact: true }),
    repetition: page.getByLabelText(repetition, { exact: true }),
    submit: page.getByRole('button', { name: submit }),
    rules: () =>
      page
        .getByRole('list', { name: rules })
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
  }
}

beforeEach(() => speaksTo('helene'))

describe.each(['fr', 'it'] as const)('in %s', (language) => {
  const words = languages[language]

  it('[AUTH-12] the rules are checked one by one while one types, and each has its message', async () => {
    const { shown, password, repetition, submit, rules } = visit(language)
    await shown
    for (const [typed, repeated, met] of typing) {
      await userEvent.fill(password, typed)
      await userEvent.fill(repetition, repeated)
      const told = words.each.map((rule, at) => `${met[at] === '1' ? words.met : words.unmet}${rule}`)
      await expect.poll(rules, { message: `${typed} ${repeated}` }).toEqual(told)
    }
    for (const [typed, sentence] of words.broken) {
      await userEvent.fill(password, typed)
      await userEvent.fill(repetition, typed)
      await submit.click()
      await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
      await expect.element(password).toHaveAttribute('aria-invalid', 'true')
      await expect.element(password).toHaveFocus()
      expect(password.element().ariaDescribedByElements?.map(({ textContent }) => textContent)).toContain(sentence)
    }
    await userEvent.fill(password, 'Tilleul-Parc-42')
    await userEvent.fill(repetition, 'Tilleul-Parc-43')
    await submit.click()
    await expect.element(repetition).toHaveAccessibleDescription(words.mismatch)
    await expect.element(repetition).toHaveFocus()
    // Nothing was sent: a call that nobody answers fails the test.
  })
})

it('[A11Y-05] the fields take a paste, and tell a password manager what they are', async () => {
  const { shown, password, repetition } = visit()
  await shown
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).first().click()
  await userEvent.fill(password, 'Collé-Partout-77')
  await password.click()
  await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}')
  await repetition.click()
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.element(repetition).toHaveValue('Collé-Partout-77')
  await userEvent.clear(password)
  await password.click()
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.element(password).toHaveValue('Collé-Partout-77')
  for (const field of [password, repetition])
    await expect.element(field).toHaveAttribute('autocomplete', 'new-password')
})

it('what was typed before the code arrived is kept, and counted', async () => {
  const early = [
    ['password', 'aB3!efgh'],
    ['password_confirmation', 'aB3!efg'],
  ] as const
  Reflect.set(globalThis, EARLY_TYPING, new Map(early))
  const { shown, password, repetition, rules } = visit()
  await shown
  await expect.poll(() => rules().filter((rule) => rule.startsWith('Respecté'))).toHaveLength(5)
  await expect.element(password).toHaveValue('aB3!efgh')
  await expect.element(repetition).toHaveValue('aB3!efg')
})

it('[SEC-05][AUTH-08] a password that is easily guessed is refused at its field with the reason; another one then signs in', async () => {
  const { shown, password, repetition, submit } = visit()
  await shown
  const guessed = [
    ['Password1!', 'common', /mot très courant/],
    ['Coussinet#2028', 'brand', /contient notre nom/],
    ['Biscotte!2026', 'personal', /celui d’un animal, votre e-mail ou votre numéro/],
  ] as const
  for (const [typed, reason, sentence] of guessed) {
    refuses(resetPassword, 'validation_failed', {
      errors: { password: ['password.blocklisted'] },
      params: { password: { reason } },
    })
    await userEvent.fill(password, typed)
    await userEvent.fill(repetition, typed)
    await submit.click()
    await expect.element(password).toHaveAccessibleDescription(sentence)
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    await expect.element(repetition).toHaveValue(typed)
  }
  const sent: unknown[] = []
  serves(resetPassword, (body) => {
    sent.push(body)
    return tokens
  })
  await userEvent.fill(password, 'Tilleul-Parapluie-42')
  await userEvent.fill(repetition, 'Tilleul-Parapluie-42')
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
  await expect.element(page.getByRole('status').getByText('Votre mot de passe est modifié.')).toBeVisible()
  const [password_sent, password_confirmation] = ['Tilleul-Parapluie-42', 'Tilleul-Parapluie-42']
  expect(sent).toEqual([{ token: 'mailed', password: password_sent, password_confirmation }])
  expect(localStorage.getItem('auth_token')).toBe('a')
})

it('[AUTH-09] a link that has been used offers to begin again', async () => {
  refuses(resetPassword, 'expired')
  const { router, shown, password, repetition, submit } = visit()
  await shown
  await userEvent.fill(password, 'Voilier#Brume7')
  await userEvent.fill(repetition, 'Voilier#Brume7')
  await submit.click()
  const toast = page.getByRole('status').filter({ hasText: 'Ce lien de réinitialisation a expiré.' })
  await expect.element(toast).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ce lien a expiré ou a déjà servi' })).toBeVisible()
  await toast.getByRole('button', { name: 'Demander un nouveau lien' }).click()
  await expect.poll(() => router.state.location.href).toBe('/forgot-password')
  await expect.element(page.getByLabelText('Numéro d’adhérent ou adresse e-mail')).toBeVisible()
  await expect.poll(() => toast.elements()).toEqual([])
})
