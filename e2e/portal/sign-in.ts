import { type Account, accounts, password } from './accounts.ts'

export type Tokens = { access_token: string; refresh_token: string }

const kept = new Map<Account, Promise<Tokens>>()

/** A new session of an account, made by the API alone. */
export async function newSession(baseURL: string, account: Account): Promise<Tokens> {
  const response = await fetch(`${baseURL}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: accounts[account], password }),
  })
  if (!response.ok) throw new Error(`${account} could not sign in: ${response.status}`)
  return response.json()
}

/** The session that the tests of one worker share. */
export function sharedSession(baseURL: string, account: Account): Promise<Tokens> {
  const known = kept.get(account) ?? newSession(baseURL, account)
  kept.set(account, known)
  return known
}
