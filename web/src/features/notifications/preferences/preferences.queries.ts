import {
  changeNotificationPreferences,
  listNotificationPreferences,
  type Preference,
} from '@coussinet/contract/notifications.ts'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { withChoice, type PreferenceChoice } from './choice.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['notifications', 'preferences'],
  queryFn: async ({ signal }) => (await call(listNotificationPreferences, {}, { signal })).data,
})

const show = (client: QueryClient, choice: PreferenceChoice) =>
  client.setQueryData(
    preferencesQuery.queryKey,
    (shown: Preference[] | undefined) => shown && withChoice(shown, choice),
  )

const mutationKey = ['notification-preferences']

/**
 * Chooses whether a group comes by e-mail, or on devices: shown at once, put back when that is refused; choices leave
 * one after the other.
 */
export const choosePreference = mutationOptions({
  mutationKey,
  scope: { id: 'notification-preferences' },
  mutationFn: ({ group, way, wanted }: PreferenceChoice) => {
    const choice = { [group]: wanted }
    return call(changeNotificationPreferences, { body: way === 'push' ? { push: choice } : choice })
  },
  onMutate: async (choice, { client }) => {
    await client.cancelQueries({ queryKey: preferencesQuery.queryKey })
    show(client, choice)
  },
  onError: (_error, choice, _before, { client }) => void show(client, { ...choice, wanted: !choice.wanted }),
  // Fetched while another choice waits to be sent, the server's answer would show the former state.
  onSettled: (_answer, _error, _choice, _before, { client }) =>
    client.isMutating({ mutationKey }) > 1
      ? undefined
      : client.invalidateQueries({ queryKey: preferencesQuery.queryKey }),
})
