import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accounts, password } from '../portal/accounts.ts'
import { expect, test } from './engine-test.ts'
import { askAs, pageShown, signInPage, signOutPage } from './portal-session.ts'

type Ids = { data: { id: string }[] }

/** The address patterns of the built pages, and whether they are a guest's: a new page is tried here as soon as it is built. */
function builtPages(): { path: string; guest: boolean }[] {
  const { pages }: { pages: { path: string; guest: boolean }[] } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../web/dist/pages.json'), 'utf8'),
  )
  return pages
}

const guestQueries: Record<string, string> = {
  '/password-reset': '?token=sample',
  '/email-confirmation': '?token=sample',
  '/not-me': '?token=sample',
}

// Pages reached by a link: a used mailed link, the bill to pay.
const opened: Record<string, string> = {
  '/transfer': '/transfer?token=sample',
  '/continue': '/continue?token=sample',
  '/sign-in/$provider': '/sign-in/sample?code=sample&state=sample',
  '/$': '/nulle/part',
}

test('[I18N-04] signing in by hand, home, a request, the contract', { tag: '@smoke' }, async ({ portal, origin }) => {
  test.setTimeout(90_000)
  await signOutPage(portal)
  await portal.open('/login')
  await portal.type({ role: 'field', name: 'Numéro d’adhérent ou adresse e-mail' }, accounts.helene)
  await portal.type({ role: 'field', name: 'Mot de passe' }, password)
  await portal.press({ role: 'button', name: 'Se connecter' })
  await pageShown(portal, /^Bonjour Hélène$/)
  const token = await portal.evaluate(() => localStorage.getItem('auth_token') ?? '')
  const { data } = await askAs<Ids>(origin, token, '/refund-requests')
  for (const { id } of data.slice(0, 3)) {
    await portal.open(`/refunds/${id}`)
    await pageShown(portal)
  }
  await portal.open('/profile/contract')
  await pageShown(portal, /contrat/i)
})

test('every page of a guest', async ({ portal }) => {
  test.setTimeout(240_000)
  await signOutPage(portal)
  for (const { path } of builtPages().filter(({ guest }) => guest)) {
    await test.step(path, async () => {
      await portal.open(opened[path] ?? `${path}${guestQueries[path] ?? ''}`)
      await pageShown(portal)
    })
  }
  await portal.open('/sponsorship/helene-7k3qx9m2vt4h')
  await pageShown(portal)
  await portal.open('/privacy')
  await pageShown(portal)
})

for (const [account, language] of [
  ['helene', 'fr'],
  ['giulia', 'it'],
] as const) {
  test(`[NAV-13] every page of a member (${language})`, async ({ portal, origin }) => {
    test.setTimeout(480_000)
    const token = await signInPage(portal, origin, accounts[account], password)
    const { data: animals } = await askAs<Ids>(origin, token, '/animals')
    const { data: requests } = await askAs<Ids>(origin, token, '/refund-requests')
    const { data: receipts } = await askAs<Ids>(origin, token, '/receipts?limit=100')
    const ids: Record<string, Ids['data']> = {
      '/animals/$id': animals,
      '/refunds/$id': requests,
      '/profile/receipts/$id': receipts.slice(0, 3),
    }
    const places = builtPages().flatMap(({ path, guest }) => {
      if (guest || path === '/sponsorship/$sponsor') return []
      const all = ids[path]
      return all === undefined ? [opened[path] ?? path] : all.map(({ id }) => path.replace('$id', id))
    })
    expect(places.length).toBeGreaterThan(20)
    expect(places.filter((place) => place.includes('$'))).toEqual([])
    for (const place of places) {
      await test.step(place, async () => {
        await portal.open(place)
        await pageShown(portal)
      })
    }
  })
}
