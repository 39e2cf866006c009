import {
  type AuthorizationResult,
  addIdentity,
  beginAuthorization,
  finishAuthorization,
  listIdentities,
} from '@coussinet/contract/identities.ts'
import { signIn, signOut } from '@coussinet/contract/session.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LINK, saveLink } from '#start/kept-link.ts'
import { itsme, linkedToItsme, offersProviders } from '../../../testing/providers.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { answers, callsTo, loses, refuses, serves, speaksTo } from '../../../testing/wire.ts'

const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 } as const
const query = 'code=c-1&state=s-1&iss=https%3A%2F%2Fid.example'
const here = location.href

const withItsme = page.getByRole('button', { name: 'Continuer avec itsme' })
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const alert = page.getByRole('alert').filter({ hasText: /\p{L}/u })

/** Opens the page as the provider sends the browser back, with what the inline script has taken off the address. */
function comeBack(sent: string | null = query, visit: Parameters<typeof showPage>[1] = { as: 'guest' }) {
  if (sent !== null) Reflect.set(globalThis, LINK, { path: '/sign-in/itsme', token: sent })
  return showPage('/sign-in/itsme', visit)
}

async function signInByPassword(): Promise<void> {
  await userEvent.fill(page.getByLabelText('Numéro d’adhérent ou adresse e-mail'), '412703584')
  await userEvent.fill(page.getByLabelText('Mot de passe', { exact: true }), 'Coussinet#2026')
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

const unlinked: AuthorizationResult = {
  kind: 'unlinked',
  provider: itsme,
  link_token: 'l'.repeat(43),
  expires_at: '2026-11-20T10:10:00.000Z',
}

beforeEach(() => {
  speaksTo('helene')
  offersProviders()
})
afterEach(() => history.replaceState(null, '', here))

describe('[OIDC-01] the sign-in page', () => {
  it('has no further way, and asks for none, in a portal without providers', async () => {
    speaksTo('helene')
    await showPage('/login', { as: 'guest' }).shown
    await expect.element(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: /Continuer avec/ }).elements()).toEqual([])
    // The list of providers was not fetched: a call that nobody answers fails the test.
  })

  it('has a button for each provider, which leads there and remembers what was wanted', async () => {
    const begun: unknown[] = []
    serves(beginAuthorization, (body, address) => {
      begun.push([address, body])
      return { href: '#at-the-provider' }
    })
    await showPage('/login?redirect=/animals', { as: 'guest' }).shown
    history.replaceState(null, '', '?redirect=/animals')
    await expect.element(page.getByRole('button', { name: 'Continuer avec FranceConnect' })).toBeVisible()
    await withItsme.click()
    await expect.poll(() => location.hash).toBe('#at-the-provider')
    expect(begun).toEqual([['/api/auth/providers/itsme/authorizations', { purpose: 'sign-in' }]])
    expect(sessionStorage.getItem('redirect')).toBe('/animals')
  })

  it('moves nothing when the buttons come', async () => {
    await showPage('/login', { as: 'guest' }).shown
    await expect.element(page.getByText('Première connexion')).toBeVisible()
    const below = () => page.getByText('Première connexion').element().getBoundingClientRect().top
    const before = below()
    await expect.element(withItsme).toBeVisible()
    expect(below()).toBe(before)
  })

  it('says that a provider does not answer, and the password still signs in', async () => {
    refuses(beginAuthorization, 'unavailable', { errors: { provider: ['provider_down'] } })
    answers(signIn, tokens)
    await showPage('/login', { as: 'guest' }).shown
    await withItsme.click()
    await expect.element(alert).toMatchTextContent(/itsme ne répond pas pour l’instant/)
    await signInByPassword()
    await expect.element(heading('Bonjour Hélène')).toBeVisible()
  })
})

describe('[OIDC-01] the page to which a provider leads back', () => {
  it('takes the answer off the address before anything else can see it', () => {
    history.replaceState(null, '', `/sign-in/itsme?${query}#x`)
    saveLink()
    expect([location.pathname, location.search, location.hash]).toEqual(['/sign-in/itsme', '', ''])
    expect(Reflect.get(globalThis, LINK)).toEqual({ path: '/sign-in/itsme', token: query })
  })

  it('[NAV-03] signs in with it, once, and leads to where one wanted to go', async () => {
    const sent: unknown[] = []
    serves(finishAuthorization, (body, address) => {
      sent.push([address, body])
      return { kind: 'signed_in' as const, ...tokens }
    })
    const { router, shown } = comeBack()
    sessionStorage.setItem('redirect', '/animals')
    await shown
    await expect.element(heading('Mes animaux')).toBeVisible()
    expect(router.state.location.href).toBe('/animals')
    expect(sent).toEqual([['/api/auth/providers/itsme/results', { query }]])
    expect(localStorage.getItem('auth_token')).toBe('a')
    expect(Reflect.get(globalThis, LINK)).toBeUndefined()
  })

  it('[SAME-01] ends the session of another member that was open, and shows nothing of theirs', async () => {
    serves(finishAuthorization, () => {
      speaksTo('helene')
      offersProviders()
      answers(signOut, undefined)
      return { kind: 'signed_in' as const, ...tokens }
    })
    await comeBack(query, { as: 'member' }).shown
    await expect.element(heading('Bonjour Hélène')).toBeVisible()
    await expect
      .poll(() => callsTo(signOut).map(({ headers }) => headers.get('authorization')))
      .toEqual(['Bearer recorded'])
  })

  it('asks a member whose account is not linked to sign in once, then links it', async () => {
    const done: unknown[] = []
    answers(finishAuthorization, unlinked)
    answers(signIn, tokens)
    serves(addIdentity, (body) => {
      done.push(body)
      return linkedToItsme
    })
    const { router, shown } = comeBack()
    sessionStorage.setItem('redirect', '/animals')
    await shown
    await expect.element(heading('Reliez une fois votre compte')).toBeVisible()
    expect(localStorage.getItem('auth_token')).toBeNull()
    await signInByPassword()
    await expect
      .element(page.getByRole('status').getByText('C’est fait : itsme ouvre désormais votre espace.'))
      .toBeVisible()
    await expect.poll(() => router.state.location.href).toBe('/animals')
    expect(done).toEqual([{ link_token: 'l'.repeat(43) }])
    expect(callsTo(addIdentity).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a'])
  })

  it('[SAME-01] links nothing to whoever signs in on the sign-in page afterwards', async () => {
    answers(finishAuthorization, unlinked)
    answers(signIn, tokens)
    await comeBack().shown
    await page.getByRole('link', { name: 'Ne pas relier, revenir à la connexion' }).click()
    await expect.element(heading('Ravis de vous revoir')).toBeVisible()
    await signInByPassword()
    await expect.element(heading('Bonjour Hélène')).toBeVisible()
    expect(callsTo(addIdentity)).toEqual([])
  })

  it('says that an account could not be linked, and the member is signed in all the same', async () => {
    answers(finishAuthorization, unlinked)
    answers(signIn, tokens)
    refuses(addIdentity, 'expired')
    await comeBack().shown
    await expect.element(heading('Reliez une fois votre compte')).toBeVisible()
    await signInByPassword()
    await expect.element(alert).toMatchTextContent(/itsme n’a pas pu être relié/)
    await expect.element(heading('Bonjour Hélène')).toBeVisible()
  })

  it.each([
    ['expired', undefined, 'Cette page a déjà servi'],
    ['forbidden', 'level_too_low', 'Il faut une identité mieux vérifiée'],
    ['unavailable', 'provider_down', 'itsme ne répond pas'],
    ['conflict', 'identity_in_use', 'Ce compte ouvre déjà un autre espace'],
    ['invalid_credentials', 'provider_answer', 'Cette connexion n’a pas abouti'],
  ] as const)('says in calm words what went wrong (%s, %s), and leads on', async (code, key, title) => {
    refuses(finishAuthorization, code, key === undefined ? {} : { errors: { provider: [key] } })
    answers(beginAuthorization, { href: '#once-more' })
    const { router, shown } = comeBack()
    await shown
    await expect.element(heading(title)).toHaveFocus()
    expect(localStorage.getItem('auth_token')).toBeNull()
    await page.getByRole('button', { name: 'Réessayer avec itsme' }).click()
    await expect.poll(() => location.hash).toBe('#once-more')
    await comeBack().shown
    await page.getByRole('link', { name: 'Me connecter avec mon mot de passe' }).click()
    await expect.element(heading('Ravis de vous revoir')).toBeVisible()
    expect(router.state.location.pathname).toBe('/sign-in/itsme')
  })

  it('takes a member who gave up at the provider at their word', async () => {
    answers(finishAuthorization, { kind: 'cancelled', purpose: 'sign-in' })
    await comeBack().shown
    await expect.element(heading('Connexion interrompue')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Réessayer avec itsme' })).toBeVisible()
  })

  it('says that it was used when it is loaded again', async () => {
    await comeBack(null).shown
    await expect.element(heading('Cette page a déjà servi')).toBeVisible()
    expect(callsTo(finishAuthorization)).toEqual([])
  })

  it('[DATA-04] sends the same answer again after the network was lost', async () => {
    loses(finishAuthorization)
    await comeBack().shown
    await expect.element(heading('Nous n’avons pas pu vous répondre')).toBeVisible()
    answers(finishAuthorization, { kind: 'signed_in', ...tokens })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(heading('Bonjour Hélène')).toBeVisible()
    expect(callsTo(finishAuthorization)).toHaveLength(2)
  })

  it('leads a member who has linked an account back to the list of them', async () => {
    offersProviders([linkedToItsme])
    answers(finishAuthorization, { kind: 'linked', identity: linkedToItsme })
    const { router, shown } = comeBack(query, { as: 'member' })
    await shown
    await expect.element(page.getByRole('status').getByText(/itsme ouvre désormais votre espace/)).toBeVisible()
    await expect.poll(() => router.state.location.href).toBe('/profile#identities')
    // The access token may be old: a call of the member's refreshes it first.
    expect(callsTo(listIdentities).length).toBeGreaterThan(0)
  })
})

it('[OIDC-01] leads to the provider again where its session may be somebody else’s', async () => {
  answers(finishAuthorization, { kind: 'ask_again', href: '#asked-again' })
  await comeBack(query).shown
  await expect.poll(() => location.hash).toBe('#asked-again')
})

describe('[OIDC-01] a window of its own', () => {
  it('[AUTH-07] opens for a member whose session expired, so that what was typed stays', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(window)
    const { router, shown } = showPage('/animals')
    await shown
    await expect.element(heading('Mes animaux')).toBeVisible()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null }))
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    await withItsme.click()
    const [[address] = []] = opened.mock.calls
    expect(address).toBe(`/sign-in/itsme#begin=sign-in.${localStorage.getItem('provider_window_mark')}`)
  })

  it('leads to the provider, and tells the page that opened it that the member was recognised', async () => {
    const begun: unknown[] = []
    serves(beginAuthorization, (body) => {
      begun.push(body)
      return { href: '#at-the-provider' }
    })
    const told = vi.fn<() => void>()
    const channel = new BroadcastChannel('portal-reauthenticated')
    channel.addEventListener('message', told)
    const opened = showPage('/sign-in/itsme')
    localStorage.setItem('provider_window_mark', 'ours')
    history.replaceState(null, '', '#begin=reauthenticate.ours')
    await opened.shown
    await expect.poll(() => location.hash).toBe('#at-the-provider')
    expect(begun).toEqual([{ purpose: 'reauthenticate' }])

    answers(finishAuthorization, { kind: 'reauthenticated' })
    const mark = sessionStorage.getItem('provider_window')
    const back = comeBack(query, { as: 'member' })
    sessionStorage.setItem('provider_window', mark ?? '')
    await back.shown
    await expect.element(heading('C’est confirmé')).toBeVisible()
    await expect.poll(() => told.mock.calls.length).toBe(1)
    channel.close()
    // Left open by the browser, it leads into the portal.
    await page.getByRole('link', { name: 'Fermer cette fenêtre' }).click()
    await expect.element(heading('Bonjour Hélène')).toBeVisible()
    expect(sessionStorage.getItem('provider_window')).toBeNull()
  })

  it.each(['#begin=sign-in', '#begin=sign-in.theirs'])('begins nothing by a link from elsewhere: %s', async (hash) => {
    localStorage.setItem('provider_window_mark', 'ours')
    const begun = vi.fn<() => { href: string }>(() => ({ href: '#at-the-provider' }))
    serves(beginAuthorization, begun)
    const opened = showPage('/sign-in/itsme', { as: 'guest' })
    history.replaceState(null, '', hash)
    await opened.shown
    await expect.element(heading('Cette page a déjà servi')).toBeVisible()
    expect(begun).not.toHaveBeenCalled()
    expect(location.hash).toBe('')
  })
})
