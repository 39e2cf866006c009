import { mutationOptions } from '@tanstack/react-query'
import type { Locale } from '@coussinet/contract/fields.ts'
import type { ProfileChange } from '@coussinet/contract/forms.ts'
import { changeMe } from '@coussinet/contract/profile.ts'
import { call } from '#platform/call.ts'
import { languageOf } from '@coussinet/contract/domain/messages.ts'
import { setLanguage } from '#platform/language/i18n.ts'
import { proven } from '#platform/reauthentication/proof-store.ts'
import { me } from '#platform/queries.ts'
import { atOnce } from './form/at-once.ts'

const profile = { ...atOnce, scope: { id: 'profile' } }

/** Changes what is present; the answer is shown at once, everywhere. */
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
    setLanguage(languageOf(locale))
    return before?.locale
  },
  onError: (_error, _locale, before, { client }) => {
    if (before === undefined) return
    client.setQueryData(me.queryKey, (shown) => shown && { ...shown, locale: before })
    setLanguage(languageOf(before))
  },
  onSuccess: async (answer, _locale, _before, { client }) => {
    await client.cancelQueries({ queryKey: me.queryKey })
    client.setQueryData(me.queryKey, answer)
    setLanguage(languageOf(answer.locale))
  },
})
