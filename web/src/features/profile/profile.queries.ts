import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { Locale } from '@coussinet/contract/brand/locale.ts'
import type { PasswordChange, ProfileChange } from '@coussinet/contract/forms.ts'
import { changeMe } from '@coussinet/contract/profile.ts'
import { endOtherSessions, endSession, getSecurityLog, listSessions } from '@coussinet/contract/security.ts'
import { changePassword as changePasswordEndpoint, forgotPassword } from '@coussinet/contract/session.ts'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { everyPage } from '#platform/calls/every-page.ts'
import { proven } from '#platform/calls/proof-store.ts'
import { me } from '#platform/calls/queries.ts'
import { setLanguage } from '#platform/language/i18n.ts'

const profile = { scope: { id: 'profile' } }

/** Changes the given fields; the answer appears at once, everywhere. */
export const changeProfile = mutationOptions({
  ...profile,
  mutationFn: (change: ProfileChange) => proven(() => call(changeMe, { body: change })),
  onSuccess: async (answer, _change, _before, { client }) => {
    await client.cancelQueries({ queryKey: me.queryKey })
    client.setQueryData(me.queryKey, answer)
    // Each change of a contact is a line of the log.
    void client.invalidateQueries({ queryKey: ['security-log'] })
  },
})

/** Changes the language: the portal speaks it at once, and the one before again when that is refused. */
export const changeLocale = mutationOptions({
  ...profile,
  mutationFn: (locale: Locale) => call(changeMe, { body: { locale } }),
  onMutate: async (locale, { client }) => {
    await client.cancelQueries({ queryKey: me.queryKey })
    const before = client.getQueryData(me.queryKey)
    client.setQueryData(me.queryKey, (shown) => shown && { ...shown, locale })
    setLanguage(toLanguage(locale))
    return before?.locale
  },
  onError: (_error, _locale, before, { client }) => {
    if (before === undefined) return
    client.setQueryData(me.queryKey, (shown) => shown && { ...shown, locale: before })
    setLanguage(toLanguage(before))
  },
  onSuccess: async (answer, _locale, _before, { client }) => {
    await client.cancelQueries({ queryKey: me.queryKey })
    client.setQueryData(me.queryKey, answer)
    setLanguage(toLanguage(answer.locale))
  },
})

const SHOWN_AT_FIRST = 6
const SHOWN_MORE = 20

/** Log of the account, newest first: a few lines, then more on request. */
export const securityLogQuery = infiniteQueryOptions({
  queryKey: ['security-log'],
  queryFn: ({ signal, pageParam }) =>
    call(
      getSecurityLog,
      { query: pageParam === '' ? { limit: SHOWN_AT_FIRST } : { limit: SHOWN_MORE, cursor: pageParam } },
      { signal },
    ),
  initialPageParam: '',
  getNextPageParam: ({ next_cursor }) => next_cursor,
})

/** Mails a member without a password the link that chooses one. */
export const mailPasswordLink = mutationOptions({
  mutationFn: (username: string) => call(forgotPassword, { body: { username } }),
})

/** Changes the password; the other sessions end with it. */
export const changePassword = mutationOptions({
  mutationFn: (change: PasswordChange) => call(changePasswordEndpoint, { body: change }),
  // A secret is not stored longer than it takes to send it.
  gcTime: 0,
  onSuccess: (_answer, _change, _before, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['sessions'] }),
      client.invalidateQueries({ queryKey: ['security-log'] }),
    ]),
})

/** Sessions of the member, the last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => everyPage((cursor) => call(listSessions, { query: { limit: 100, cursor } }, { signal })),
})

/** Ends one session, or all others (`null`): gone from the list at once, back on refusal. */
export const endSessions = mutationOptions({
  mutationFn: (id: string | null) => (id === null ? call(endOtherSessions) : call(endSession, { params: { id } })),
  onMutate: async (id, { client }) => {
    const { queryKey } = sessionsQuery
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)
    client.setQueryData(queryKey, (sessions) =>
      sessions?.filter((one) => one.current || (id !== null && one.id !== id)),
    )
    return before
  },
  onError: (_error, _id, before, { client }) => {
    client.setQueryData(sessionsQuery.queryKey, before)
  },
  onSettled: (_answer, _error, _id, _before, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['security-log'] }),
    ]),
})
