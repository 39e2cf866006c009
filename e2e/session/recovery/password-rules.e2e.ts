import { expect, test } from '../../portal/portal-test.ts'

const languages = {
  fr: {
    locale: 'fr-FR',
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
    locale: 'it-IT',
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

for (const [language, words] of Object.entries(languages)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: words.locale })

    test('[AUTH-12] the rules are checked one by one while one types, and each has its message', async ({ page }) => {
      const calls: string[] = []
      page.on('request', (request) => calls.push(new URL(request.url()).pathname))
      await page.goto('/password-reset?token=not-looked-at-yet')
      const password = page.getByLabel(words.password, { exact: true })
      const repetition = page.getByLabel(words.repetition, { exact: true })
      const rules = page.getByRole('list', { name: words.rules }).getByRole('listitem')
      for (const [typed, repeated, met] of typing) {
        await password.fill(typed)
        await repetition.fill(repeated)
        await expect(rules, `${typed} ${repeated}`).toHaveText(
          words.each.map((rule, at) => `${met[at] === '1' ? words.met : words.unmet}${rule}`),
        )
      }
      for (const [typed, sentence] of words.broken) {
        await password.fill(typed)
        await repetition.fill(typed)
        await page.getByRole('button', { name: words.submit }).click()
        await expect(page.getByText(sentence, { exact: true }), typed).toBeVisible()
        await expect(password, typed).toHaveAttribute('aria-invalid', 'true')
        await expect(password, typed).toBeFocused()
        expect(
          await password.evaluate((field) =>
            (field.getAttribute('aria-describedby') ?? '')
              .split(' ')
              .map((id) => document.getElementById(id)?.textContent),
          ),
          typed,
        ).toContain(sentence)
      }
      await password.fill('Tilleul-Parc-42')
      await repetition.fill('Tilleul-Parc-43')
      await page.getByRole('button', { name: words.submit }).click()
      await expect(repetition).toHaveAccessibleDescription(words.mismatch)
      await expect(repetition).toBeFocused()
      expect(calls.filter((path) => path.startsWith('/api/auth/'))).toEqual([])
    })
  })
}

test('[A11Y-05] password fields take a paste, and tell a password manager what they are', async ({ page }) => {
  const fields = [
    ['/login', 'Mot de passe', 'current-password'],
    ['/password-reset?token=x', 'Nouveau mot de passe', 'new-password'],
    ['/password-reset?token=x', 'Confirmez le mot de passe', 'new-password'],
  ] as const
  await page.goto('/login')
  await page.getByLabel('Numéro d’adhérent').fill('Collé-Partout-77')
  await page.getByLabel('Numéro d’adhérent').press('Control+a')
  await page.getByLabel('Numéro d’adhérent').press('Control+c')
  await expect(page.getByLabel('Numéro d’adhérent')).toHaveAttribute('autocomplete', 'username')
  for (const [address, label, autocomplete] of fields) {
    await page.goto(address)
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
    await field.press('Control+v')
    await expect(field).toHaveValue('Collé-Partout-77')
  }
})

test('what is typed before the code arrives is kept, and counted', async ({ page }) => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/password-reset?token=not-looked-at-yet', { waitUntil: 'commit' })
  const password = page.getByLabel('Nouveau mot de passe', { exact: true })
  const repetition = page.getByLabel('Confirmez le mot de passe', { exact: true })
  await password.fill('aB3!efgh')
  await repetition.fill('aB3!efg')
  open()
  const rules = page.getByRole('list', { name: 'Votre mot de passe doit contenir :' }).getByRole('listitem')
  await expect(rules.filter({ hasText: 'Respecté' })).toHaveCount(5)
  await expect(password).toHaveValue('aB3!efgh')
  await expect(repetition).toHaveValue('aB3!efg')
})
