import { signedInMessages } from '#messages/session.ts'
import { takeLinkToken } from '#platform/calls/link-token.ts'
import { takeRedirect } from '#platform/calls/redirect.ts'
import { isSignedIn } from '#platform/calls/session.ts'
import { inLanguage } from '#platform/language/i18n.ts'
import { loadMember } from '#platform/member-context.ts'
import { toast } from '#ui/toast-store.ts'

// Loads the profile, for the language of the message, or to learn that the session has ended.
async function tellUnused(): Promise<void> {
  await loadMember().catch(() => undefined)
  if (isSignedIn()) toast({ text: inLanguage(signedInMessages).unused, tone: 'warning' })
}

/** Address to which a signed-in member leaves the guest page at `path`; the mailed link that opened it is dropped, with a toast. */
export function leaveGuestPage(path: string, query: string | undefined): string {
  if (takeLinkToken(path) !== null) void tellUnused()
  return takeRedirect(query)
}
