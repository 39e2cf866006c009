import { transferSession } from '@coussinet/contract/session.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LINK } from '#start/kept-link.ts'
import { showPage } from '../../testing/show-page.tsx'
import { loses, refuses, serves, speaksTo } from '../../testing/wire.ts'

const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 } as const

it.each([
  [
    'fr',
    'Ce lien de connexion a expiré ou n’est pas valide. Connectez-vous avec votre numéro d’adhérent.',
    'Numéro d’adhérent',
  ],
  ['it', 'Il link di accesso è scaduto o non è valido. Acceda con il Suo numero cliente.', 'Numero cliente'],
] as const)(
  '[AUTH-11] in %s a link that is no good, or none, is told in a toast and leads to sign-in by hand',
  async (language, sentence, username) => {
    for (const token of ['not-a-token', null]) {
      speaksTo('helene')
      refuses(transferSession, 'expired')
      if (token !== null) Reflect.set(globalThis, LINK, { path: '/transfer', token })
      const { router, shown } = showPage('/transfer', { as: 'guest', language })
      await shown
      await expect.element(page.getByText(sentence)).toBeVisible()
      await expect.poll(() => router.state.location.href).toBe('/login')
      await expect.element(page.getByLabelText(username)).toBeVisible()
      expect(localStorage.getItem('auth_token')).toBeNull()
    }
  },
)

it('[AUTH-11] a link that could not be looked at may be tried again', async () => {
  speaksTo('helene')
  loses(transferSession)
  Reflect.set(globalThis, LINK, { path: '/transfer', token: 'good' })
  await showPage('/transfer', { as: 'guest' }).shown
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Votre lien n’a pas pu être vérifié' }))
    .toBeVisible()
  const sent: unknown[] = []
  serves(transferSession, (body) => {
    sent.push(body)
    return tokens
  })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
  expect(sent).toEqual([{ token: 'good' }])
})
