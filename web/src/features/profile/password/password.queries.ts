import { mutationOptions } from '@tanstack/react-query'
import type { PasswordChange } from '@coussinet/contract/forms.ts'
import { changePassword as changePasswordEndpoint } from '@coussinet/contract/session.ts'
import { call } from '#platform/call.ts'
import { atOnce } from '../form/at-once.ts'

/** Changes the password; the other sessions end with it. */
export const changePassword = mutationOptions({
  ...atOnce,
  mutationFn: (change: PasswordChange) => call(changePasswordEndpoint, { body: change }),
  // A secret is not kept longer than it takes to send it.
  gcTime: 0,
  onSuccess: (_answer, _change, _before, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['sessions'] }),
      client.invalidateQueries({ queryKey: ['security-log'] }),
    ]),
})
