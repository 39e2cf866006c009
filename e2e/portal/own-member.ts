import { password } from './accounts.ts'
import { expect, test as base } from './portal-test.ts'
import { signedIn, fetchTokens } from './sign-in.ts'

/** The test's own member: French, with a password, unless specified otherwise. */
export type Wanted = {
  locale?: 'fr' | 'fr-BE' | 'it'
  country?: 'FR' | 'IT' | 'BE'
  has_password?: boolean
  /** the insurer has not brought the contract yet */
  before_contract?: boolean
  /** the contract ended a month ago, or three years ago */
  ended?: 'lately' | 'long_ago'
  /** the last contribution came back */
  declined?: boolean
  /** the last three came back, and the cover is suspended */
  suspended?: boolean
  /** the contract began five days ago */
  new_contract?: boolean
  /** features that are off */
  without?: ('sponsorship' | 'notifications')[]
  /** permissions that the member has not */
  without_permissions?: string[]
  /** godchildren, the newest first */
  godchildren?: ('created' | 'signed' | 'pending' | 'validated' | 'drawn' | 'paid')[]
}

/** `password` is null for one who has never signed in. */
type Made = { nevg: string; email: string; firstname: string; lastname: string; password: string | null }

export type OwnMember = Made & { password: string }

export { expect }

/** A member whom no other test knows. */
export async function makeMember(origin: string, wanted: Wanted = {}): Promise<OwnMember> {
  const response = await fetch(`${origin}/api/demo/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  })
  if (!response.ok) throw new Error(`No member was made: ${response.status} ${await response.text()}`)
  const made: Made = await response.json()
  return { ...made, password: made.password ?? password }
}

type OwnMembers = { wanted: Wanted; beginsSignedIn: boolean; member: OwnMember }

/** Tests that change an account: each has its own member, signed in unless `beginsSignedIn` is false. */
export const test = base.extend<OwnMembers>({
  wanted: [{}, { option: true }],
  beginsSignedIn: [true, { option: true }],

  member: async ({ origin, wanted }, use) => use(await makeMember(origin, wanted)),

  storageState: async ({ origin, member, beginsSignedIn }, use) =>
    use(
      beginsSignedIn
        ? signedIn(origin, await fetchTokens(origin, member.nevg, member.password))
        : { cookies: [], origins: [] },
    ),
})
