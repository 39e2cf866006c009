import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { automaticPasskeyMessages } from '#messages/profile.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { allowCreationByItself, canCreateByItself, mayCreateByItself } from '#platform/passkeys/automatic-passkey.ts'
import { Checkbox } from '#ui/Checkbox.tsx'

const possible = queryOptions({
  queryKey: ['passkey-by-itself-possible'],
  queryFn: canCreateByItself,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Choice of this browser, where it can create a passkey by itself. */
export function AutomaticPasskey() {
  const words = useMessages(automaticPasskeyMessages)
  const { data: isPossible = false } = useQuery(possible)
  const [isAllowed, setIsAllowed] = useState(mayCreateByItself)
  if (!isPossible) return null
  return (
    <Checkbox
      label={words.label}
      hint={words.hint}
      checked={isAllowed}
      onCheck={(isChecked) => {
        allowCreationByItself(isChecked)
        setIsAllowed(isChecked)
      }}
    />
  )
}
