import { beginProviderLogout } from '@coussinet/contract/identities.ts'
import { refreshSession, signOut as signOutEndpoint } from '@coussinet/contract/session.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { offersProviders } from '../../testing/providers.ts'
import { answers, callsTo, refuses, serves, speaksTo, waits } from '../../testing/wire.ts'
import { signOut } from './sign-out.ts'

const here = location.href
const tokensOf = (calls: readonly Request[]) => calls.map(({ headers }) => headers.get('authorization'))

beforeEach(() => {
  speaksTo('helene')
  localStorage.setItem('auth_token', 'mine')
  localStorage.setItem('auth_refresh_token', 'mine')
})
afterEach(() => history.replaceState(null, '', here))

it('[OIDC-01][AUTH-11] signing out is done at once, then ends the session here and leads over the sign-out of the provider', async () => {
  offersProviders()
  const order: string[] = []
  const letGo = waits(beginProviderLogout)
  serves(beginProviderLogout, () => {
    order.push('provider')
    return { href: '#signed-out-there' }
  })
  serves(signOutEndpoint, () => void order.push('here'))
  signOut()
  expect(localStorage.getItem('auth_token')).toBeNull()
  letGo()
  await expect.poll(() => location.hash).toBe('#signed-out-there')
  await expect.poll(() => order).toEqual(['provider', 'here'])
  expect(tokensOf([...callsTo(beginProviderLogout), ...callsTo(signOutEndpoint)])).toEqual([
    'Bearer mine',
    'Bearer mine',
  ])
})

it('[OIDC-01][AUTH-11] an access token that has expired is replaced, so that the provider’s session ends too', async () => {
  offersProviders()
  answers(signOutEndpoint, undefined)
  refuses(beginProviderLogout, 'session_expired')
  serves(refreshSession, ({ refresh_token }) => {
    answers(beginProviderLogout, { href: '#signed-out-there' })
    return {
      access_token: `fresh by ${refresh_token}`,
      refresh_token: 'next',
      token_type: 'Bearer' as const,
      expires_in: 900,
    }
  })
  signOut()
  await expect.poll(() => location.hash).toBe('#signed-out-there')
  await expect.poll(() => tokensOf(callsTo(signOutEndpoint))).toEqual(['Bearer fresh by mine'])
  expect(localStorage.getItem('auth_token')).toBeNull()
})

it('[OIDC-01] whatever the provider’s sign-out answers, the session here ends', async () => {
  offersProviders()
  answers(signOutEndpoint, undefined)
  refuses(beginProviderLogout, 'unavailable')
  signOut()
  await expect.poll(() => tokensOf(callsTo(signOutEndpoint))).toEqual(['Bearer mine'])
  expect(location.href).toBe(here)
})

it('[OIDC-01][SAME-01] whoever has signed in meanwhile is not led away', async () => {
  offersProviders()
  answers(signOutEndpoint, undefined)
  const letGo = waits(beginProviderLogout)
  answers(beginProviderLogout, { href: '#signed-out-there' })
  signOut()
  localStorage.setItem('auth_token', 'of the next')
  letGo()
  await expect.poll(() => tokensOf(callsTo(signOutEndpoint))).toEqual(['Bearer mine'])
  expect(location.href).toBe(here)
})

it('[OIDC-01] a portal without providers asks none', async () => {
  answers(signOutEndpoint, undefined)
  signOut()
  await expect.poll(() => callsTo(signOutEndpoint).length).toBe(1)
  expect(callsTo(beginProviderLogout)).toEqual([])
})
