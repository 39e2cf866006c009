import { test as base, expect } from '@playwright/test'
import type { Account } from './accounts.ts'
import { newSession, sharedSession, signedIn } from './sign-in.ts'

/** The session when a test begins (nobody: null), and whether the session is this test's alone. */
export type AccountChoice = { account: Account | null; ownSession: boolean }

type Portal = { origin: string; quiet: string[] }

export { expect }

export const test = base.extend<AccountChoice & Portal>({
  account: [null, { option: true }],
  ownSession: [false, { option: true }],

  origin: ({ baseURL }, use) => use(baseURL ?? ''),

  storageState: async ({ account, ownSession, origin }, use) => {
    if (account === null) return use({ cookies: [], origins: [] })
    return use(signedIn(origin, await (ownSession ? newSession : sharedSession)(origin, account)))
  },

  // No page may violate the policy or leave an unhandled rejection.
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (/Content Security Policy|TrustedHTML|TrustedScript|Trusted Type/i.test(message.text()))
          complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      context.on('dialog', async (dialog) => {
        if (dialog.type() === 'beforeunload') return dialog.accept()
        complaints.push(`a dialog opened: ${dialog.message()}`)
        return dialog.dismiss()
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
