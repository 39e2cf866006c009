import { signIn } from '@coussinet/contract/session.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../testing/show-page.tsx'
import { answers, loses, refuses, serves, speaksTo } from '../../testing/wire.ts'

const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 } as const
const number = page.getByLabelText('Numéro d’adhérent ou adresse e-mail')
const password = page.getByLabelText('Mot de passe', { exact: true })
const submit = page.getByRole('button', { name: 'Se connecter', exact: true })
const toast = page.getByRole('alert').filter({ hasText: /\p{L}/u })

const visit = () => showPage('/login', { as: 'guest' })

async function type(username: string, typed: string): Promise<void> {
  await userEvent.fill(number, username)
  await userEvent.fill(password, typed)
}

beforeEach(() => speaksTo('helene'))

describe('the form', () => {
  it('[AUTH-01][NAV-03] is sent by the Enter key, keeps both tokens, and leads to where one wanted to go', async () => {
    const sent: unknown[] = []
    serves(signIn, (body) => {
      sent.push(body)
      return tokens
    })
    const { router, shown } = visit()
    await shown
    sessionStorage.setItem('redirect', '/animals')
    await type('Helene.Carpentier@example.org ', 'Coussinet#2026')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.href).toBe('/animals')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Mes animaux' })).toBeVisible()
    expect(sent).toEqual([{ username: 'Helene.Carpentier@example.org', password: 'Coussinet#2026' }])
    expect([localStorage.getItem('auth_token'), localStorage.getItem('auth_refresh_token')]).toEqual(['a', 'r'])
    expect(sessionStorage.getItem('redirect')).toBeNull()
  })

  it('[NAV-02] a page that is only loaded ahead, under a pointer at rest, is not what one wanted', async () => {
    sessionStorage.removeItem('redirect')
    const { router, shown } = visit()
    await shown
    await router.preloadRoute({ to: '/faq' })
    expect(sessionStorage.getItem('redirect')).toBeNull()
    await router.navigate({ to: '/faq' })
    expect(sessionStorage.getItem('redirect')).toBe('/faq')
    sessionStorage.removeItem('redirect')
  })

  it('[NAV-03][SEC-43] leads home when nothing was wanted, or an address of another origin', async () => {
    for (const wanted of [null, '/\\evil.example', '//evil.example']) {
      answers(signIn, tokens)
      const { router, shown } = visit()
      await shown
      if (wanted !== null) sessionStorage.setItem('redirect', wanted)
      await type('412703584', 'Coussinet#2026')
      await submit.click()
      await expect.element(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
      expect(router.state.location.href).toBe('/')
    }
  })

  it('[AUTH-01] the Tab key goes from the number to the password, then to what is beside it', async () => {
    await visit().shown
    await number.click()
    const reached: (string | null | undefined)[] = []
    for (let at = 0; at < 4; at += 1) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      reached.push(
        activeElement?.getAttribute('name') ?? activeElement?.getAttribute('aria-label') ?? activeElement?.textContent,
      )
    }
    expect(reached).toEqual(['password', 'Afficher le mot de passe', 'Mot de passe oublié\u00a0?', 'Se connecter'])
  })

  it('[AUTH-02] a refusal is told by the same toast, which waits for the member, and the number stays typed', async () => {
    refuses(signIn, 'invalid_credentials')
    await visit().shown
    await type('900000019', 'Rien#2026')
    await submit.click()
    await expect.element(toast).toMatchTextContent('Une erreur est survenue, réessayez.')
    await expect.element(number).toHaveValue('900000019')
    expect(page.getByText(/mot de passe (incorrect|invalide)|compte inconnu/i).elements()).toEqual([])
    await toast.getByRole('button', { name: 'Fermer' }).click()
    await expect.poll(() => toast.elements()).toEqual([])
    loses(signIn)
    await submit.click()
    await expect.element(toast).toMatchTextContent(/Connexion impossible/)
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  it('empty fields are named before any call, and the first takes the focus', async () => {
    await visit().shown
    await submit.click()
    await expect.element(number).toHaveAccessibleDescription(/Obligatoire/)
    await expect.element(password).toHaveAccessibleDescription(/Obligatoire/)
    await expect.element(number).toHaveFocus()
    // Nothing was sent: a call that nobody answers fails the test.
  })

  it('[A11Y-05] the password is shown and hidden by its button, takes a paste, and is known to a password manager', async () => {
    await visit().shown
    await type('Collé-Partout-77', '')
    await number.click()
    await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}')
    await password.click()
    await userEvent.keyboard('{Control>}v{/Control}')
    await expect.element(password).toHaveValue('Collé-Partout-77')
    await expect.element(number).toHaveAttribute('autocomplete', 'username')
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
    await expect.element(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
    await expect.element(password).toHaveAttribute('type', 'password')
  })
})

it.each([
  ['fr', 'Exemple de remboursement', 'Ravis de vous revoir', 'Se connecter'],
  ['it', 'Esempio di rimborso', 'Felici di rivederLa', 'Accedi'],
] as const)(
  '[AUTH-13] in %s the form stands left of a sample refund: 3/3 and 45,20 €',
  async (language, sample, title, enter) => {
    await showPage('/login', { as: 'guest', language }).shown
    const card = page.getByRole('complementary', { name: sample })
    await expect.element(card).toMatchTextContent('3/3')
    await expect.element(card).toMatchTextContent(/45,20\s€/)
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(title)
    await expect.element(page.getByRole('button', { name: enter, exact: true })).toBeVisible()
    const field = document.querySelector('#username')?.getBoundingClientRect()
    expect(field?.right).toBeLessThanOrEqual(card.element().getBoundingClientRect().left)
  },
)
