import { signOut, transferSession } from '@coussinet/contract/session.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LINK } from '#start/kept-link.ts'
import { showPage } from '../../testing/show-page.tsx'
import { callsTo, loses, refuses, serves, speaksTo } from '../../testing/wire.ts'

const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 } as const

const languages = {
  fr: {
    open: 'Me connecter maintenant',
    invalid: 'Ce lien de connexion a expiré ou n’est pas valide. Connectez-vous avec votre numéro d’adhérent.',
    username: 'Numéro d’adhérent',
  },
  it: {
    open: 'Accedi ora',
    invalid: 'Il link di accesso è scaduto o non è valido. Acceda con il Suo numero cliente.',
    username: 'Numero cliente',
  },
} as const

function open(token: string | null, language: 'fr' | 'it' = 'fr') {
  speaksTo('helene')
  if (token !== null) Reflect.set(globalThis, LINK, { path: '/transfer', token })
  return showPage('/transfer', { as: 'guest', language })
}

it.each(['fr', 'it'] as const)(
  '[AUTH-11] in %s a link that is no good, or none, is told in a toast and leads to sign-in by hand',
  async (language) => {
    const words = languages[language]
    for (const token of ['not-a-token', null]) {
      const { router, shown } = open(token, language)
      refuses(transferSession, 'expired')
      await shown
      if (token !== null) await page.getByRole('button', { name: words.open }).click()
      await expect.element(page.getByRole('status').getByText(words.invalid)).toBeVisible()
      await expect.poll(() => router.state.location.href).toBe('/login')
      await expect.element(page.getByLabelText(words.username)).toBeVisible()
      expect(localStorage.getItem('auth_token')).toBeNull()
    }
  },
)

it('[AUTH-11] a link signs in once it is pressed, however often, and what opens it spends nothing', async () => {
  const { router, shown } = open('good')
  const sent: unknown[] = []
  serves(transferSession, (body) => {
    sent.push(body)
    return tokens
  })
  await shown
  const press = page.getByRole('button', { name: 'Me connecter maintenant' })
  await expect.element(press).toBeVisible()
  expect(sent).toEqual([])
  await press.dblClick()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
  expect(sent).toEqual([{ token: 'good' }])
  expect(router.state.location.href).toBe('/')
  expect(Reflect.get(globalThis, LINK)).toBeUndefined()
})

it.each([
  [
    'helene',
    /^Un espace est déjà ouvert dans ce navigateur \(Hélène .+\)\. Si vous continuez, il se ferme/,
    'Garder l’espace ouvert',
    'Me connecter maintenant',
  ],
  [
    'giulia',
    /^In questo browser è già aperta un’area personale \(Giulia .+\)\. Se continua, si chiude/,
    'Resta nell’area aperta',
    'Accedi ora',
  ],
] as const)(
  '[SAME-01] a link that opens where %s is signed in says so, and shows no page of theirs before they choose',
  async (member, sentence, stay, open) => {
    speaksTo(member)
    Reflect.set(globalThis, LINK, { path: '/transfer', token: 'of another' })
    const { router, shown } = showPage('/transfer')
    await shown
    await expect.element(page.getByText(sentence)).toBeVisible()
    expect(router.state.location.href).toBe('/transfer')
    expect(callsTo(transferSession)).toEqual([])
    await expect.element(page.getByRole('button', { name: open })).toBeVisible()
    await page.getByRole('button', { name: stay }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: /Hélène|Giulia/ })).toBeVisible()
    expect(localStorage.getItem('auth_token')).toBe('recorded')
    expect(Reflect.get(globalThis, LINK)).toBeUndefined()
  },
)

it('[SAME-01] a dead link leaves the session that is open, and does not ask to sign in', async () => {
  speaksTo('helene')
  Reflect.set(globalThis, LINK, { path: '/transfer', token: 'dead' })
  const { router, shown } = showPage('/transfer')
  await shown
  refuses(transferSession, 'expired')
  await page.getByRole('button', { name: 'Me connecter maintenant' }).click()
  const said = page.getByRole('status').getByText(/Ce lien de connexion a expiré ou n’est pas valide\./)
  await expect.element(said).toBeVisible()
  await expect.element(said).not.toMatchTextContent(/Connectez-vous/)
  await expect.poll(() => router.state.location.href).toBe('/')
  expect(localStorage.getItem('auth_token')).toBe('recorded')
})

it('[SAME-01] pressed, it ends the session that was open, and the page begins anew for the other member', async () => {
  speaksTo('helene')
  Reflect.set(globalThis, LINK, { path: '/transfer', token: 'of Giulia' })
  await showPage('/transfer').shown
  await expect.element(page.getByText(/\(Hélène/)).toBeVisible()
  serves(transferSession, () => {
    speaksTo('giulia')
    serves(signOut, () => undefined)
    return tokens
  })
  await page.getByRole('button', { name: 'Me connecter maintenant' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Giulia/ })).toBeVisible()
  expect(callsTo(signOut).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer recorded'])
  expect(localStorage.getItem('auth_token')).toBe('a')
  await expect.element(page.getByText(/Hélène/)).not.toBeInTheDocument()
})

it('[AUTH-11] a link that could not be looked at may be tried again', async () => {
  await open('good').shown
  loses(transferSession)
  const press = page.getByRole('button', { name: 'Me connecter maintenant' })
  await press.click()
  await expect.element(page.getByText(/connexion|réseau/i).last()).toBeVisible()
  await expect.element(press).toBeEnabled()
  const sent: unknown[] = []
  serves(transferSession, (body) => {
    sent.push(body)
    return tokens
  })
  await press.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
  expect(sent).toEqual([{ token: 'good' }])
})
