import type { Page } from '@playwright/test'
import { type Account, accounts, password } from './accounts.ts'

export type Tokens = { access_token: string; refresh_token: string }

const kept = new Map<Account, { tokens: Promise<Tokens>; since: number }>()
// An access token lives 15 minutes. Were it renewed by two pages that began with the same tokens, the session would end as stolen.
const sharedFor = 8 * 60_000

/** A new session of whoever signs in with these, made by the API alone. */
export async function fetchTokens(baseURL: string, username: string, typed: string): Promise<Tokens> {
  const response = await fetch(`${baseURL}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: typed }),
  })
  if (!response.ok) throw new Error(`${username} could not sign in: ${response.status}`)
  return response.json()
}

/** A new session of an account of the demo. */
export const newSession = (baseURL: string, account: Account) => fetchTokens(baseURL, accounts[account], password)

/** The session that the tests of one worker share; a new one after some minutes. */
export function sharedSession(baseURL: string, account: Account): Promise<Tokens> {
  const known = kept.get(account)
  if (known && Date.now() - known.since < sharedFor) return known.tokens
  const tokens = newSession(baseURL, account)
  kept.set(account, { tokens, since: Date.now() })
  return tokens
}

/** Storage of a browser that is signed in. */
export function signedIn(origin: string, { access_token, refresh_token }: Tokens) {
  const localStorage = [
    { name: 'auth_token', value: access_token },
    { name: 'auth_refresh_token', value: refresh_token },
  ]
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** Signs in by hand, on the sign-in page where the browser is. */
export async function signInByHand(page: Page, username: string, typed: string): Promise<void> {
  await page.getByLabel(/^(Numéro d’adhérent ou|Numero cliente o) /).fill(username)
  await page.getByLabel(/^(Mot de passe|Password)$/).fill(typed)
  await page.getByRole('button', { name: /^(Se connecter|Accedi)$/ }).click()
}
