import type { IdentityProvider } from '@coussinet/contract/identities.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import ExternalLink from '~icons/lucide/external-link'
import { identityProofMessages } from '#messages/identities.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { identitiesQuery } from '../identities/identities-query.ts'
import { onReauthenticated, openProviderWindow } from '../identities/provider-window.ts'
import { useMessages } from '../language/i18n.ts'

// An app on the home screen of iOS opens other sites in a browser that does not know its session.
const opensWindows = () => !('standalone' in navigator && navigator.standalone === true)

type ProviderProofProps = {
  onProven: () => void
  /** hears that the member has no password but one of these accounts to prove it by */
  onNoPassword: () => void
}

/** Buttons that prove, by a linked account, who the member is: in a window, so that nothing typed on the page is lost. */
export function ProviderProof({ onProven, onNoPassword }: ProviderProofProps) {
  const words = useMessages(identityProofMessages)
  const { data } = useQuery({ ...identitiesQuery, staleTime: 0 })
  const identities = opensWindows() ? (data?.data ?? []) : []
  const hasNoPassword = data?.has_password === false && identities.length > 0
  const tellNoPassword = useEffectEvent(onNoPassword)
  useEffect(() => {
    if (hasNoPassword) tellNoPassword()
  }, [hasNoPassword])
  const [opened, setOpened] = useState<{ name: string; isBlocked: boolean } | null>(null)
  const prove = useEffectEvent(onProven)
  useEffect(() => onReauthenticated(() => prove()), [])
  const providers = new Map(identities.map(({ provider }) => [provider.id, provider]))
  const open = ({ id, name }: IdentityProvider) =>
    setOpened({ name, isBlocked: !openProviderWindow(id, 'reauthenticate') })
  return (
    <>
      {[...providers.values()].map((provider) => (
        <Button key={provider.id} icon={<ExternalLink />} onClick={() => open(provider)}>
          {words.with(provider.name)}
        </Button>
      ))}
      {opened && (
        <Note tone={opened.isBlocked ? 'warning' : 'info'} live>
          {opened.isBlocked ? words.blocked(opened.name) : words.waiting(opened.name)}
        </Note>
      )}
    </>
  )
}
