import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LINK } from '#start/kept-link.ts'
import { showPage } from '../../testing/show-page.tsx'
import { speaksTo } from '../../testing/wire.ts'

const guestPages = ['/login', '/forgot-password', '/password-reset', '/activation', '/transfer', '/continue']
// Each of its kind; all of them are read by `redirect.test.ts`.
const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/\n/evil.example',
  'https:/evil.example',
  'java\nscript:alert(1)',
  '/transfer?token=of-somebody-else',
  '/%E3%80%82//evil.example\\',
]

/** Opens a page as a member who first wanted to open another, and returns where it leads. */
async function leadsTo(address: string, wanted?: string): Promise<string> {
  speaksTo('helene')
  const { router, shown } = showPage(address)
  if (wanted !== undefined) sessionStorage.setItem('redirect', wanted)
  await shown
  return router.state.location.href
}

describe('for a member who is signed in', () => {
  it.each(guestPages)('[NAV-04] %s leads to the query’s address, else home', async (address) => {
    expect(await leadsTo(address)).toBe('/')
    expect(await leadsTo(`${address}?redirect=/profile`)).toBe('/profile')
  })

  it('[NAV-03] the stored address goes before the query’s, and is forgotten', async () => {
    expect(await leadsTo('/login?redirect=/refunds', '/animals')).toBe('/animals')
    expect(sessionStorage.getItem('redirect')).toBeNull()
  })

  it.each(elsewhere)(
    '[SEC-43] no address of another origin is followed, neither from the query nor from the store: %j',
    async (address) => {
      const { origin } = location
      expect(await leadsTo(`/login?redirect=${encodeURIComponent(address)}`)).toBe('/')
      expect(await leadsTo('/login', address)).toBe('/')
      expect(location.origin).toBe(origin)
    },
  )

  it.each([
    ['helene', 'fr', /^Un espace est déjà ouvert dans ce navigateur\s: ce lien n’a pas servi\./],
    ['giulia', 'it', /^In questo browser è già aperta un’area personale: il link non è stato usato\./],
  ] as const)(
    '[NAV-04][I18N-02] a mailed link that leads %s home has not been used: it is said once, in the member’s language, and the link is forgotten',
    async (member, language, sentence) => {
      const told = page.getByRole('status').getByText(sentence)
      const path = '/password-reset'
      speaksTo(member)
      Reflect.set(globalThis, LINK, { path, token: 'not-looked-at' })
      // The browser's language, until the profile is there.
      const { router, shown } = showPage(path)
      await shown
      expect(router.state.location.href).toBe('/')
      await expect.poll(() => told.elements().length).toBe(1)
      expect(document.documentElement.lang).toBe(language)
      await showPage(path).shown
      await expect.element(page.getByRole('heading', { level: 1, name: /Hélène|Giulia/ })).toBeVisible()
      expect(told.elements()).toEqual([])
      // A stored token would show the form.
      await showPage(path, { as: 'guest' }).shown
      await expect
        .element(page.getByRole('heading', { level: 1, name: 'Ce lien a expiré ou a déjà servi' }))
        .toBeVisible()
      // The link was not used: a call that nobody answers fails the test.
    },
  )
})
