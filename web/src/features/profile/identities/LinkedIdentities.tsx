import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { IdentityProvider, LinkedIdentity } from '@coussinet/contract/identities.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import Link2 from '~icons/lucide/link-2'
import Unlink from '~icons/lucide/unlink'
import { identityMessages } from '#messages/identities.ts'
import { errorToast } from '#platform/form/error-toast.ts'
import { isProviderDown } from '#platform/identities/authorization.ts'
import { identitiesQuery, providersQuery } from '#platform/identities/identities-query.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useCan } from '#platform/permissions.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { RowIcon } from '#ui/RowIcon.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { toast } from '#ui/toast-store.ts'
import { PanelList, RowDetail } from '../PanelList.tsx'
import { relativeTime } from '../relative-time.ts'
import { linkIdentity, unlinkIdentity } from './identities.queries.ts'

/** The member's accounts at identity providers: each unlinked, and further ones linked. `label` names the list. */
export function LinkedIdentities({ label }: { label: string }) {
  const words = useMessages(identityMessages)
  const canWrite = useCan('profile:write')
  const { data: accounts, dataUpdatedAt: now } = useSuspenseQuery(identitiesQuery)
  const identities = accounts.data
  const { data: providers } = useSuspenseQuery(providersQuery)
  const unlinking = useMutation(unlinkIdentity)
  const [candidate, setCandidate] = useState<LinkedIdentity | null>(null)
  const linked = new Set(identities.map(({ provider }) => provider.id))
  const others = providers.filter(({ id }) => !linked.has(id))

  function unlink() {
    if (candidate === null) return
    setCandidate(null)
    unlinking.mutateAsync(candidate.id).then(
      () => toast({ text: words.unlinked(candidate.provider.name), tone: 'success' }),
      (error: unknown) => errorToast(error, 'profile.identity.unlink'),
    )
  }

  return (
    <PanelList>
      {identities.length === 0 && <p className="small muted">{words.none}</p>}
      {identities.length > 0 && (
        <RowList label={label}>
          {identities.map((identity) => (
            <IdentityRow
              key={identity.id}
              identity={identity}
              now={now}
              onUnlink={canWrite ? () => setCandidate(identity) : null}
            />
          ))}
        </RowList>
      )}
      {canWrite && others.length > 0 && <LinkButtons providers={others} />}
      <UnlinkQuestion identity={candidate} onUnlink={unlink} onKeep={() => setCandidate(null)} />
    </PanelList>
  )
}

/** A button for each provider by which the member does not sign in yet; it leads there. */
function LinkButtons({ providers }: { providers: readonly IdentityProvider[] }) {
  const words = useMessages(identityMessages)
  const linking = useMutation(linkIdentity)

  function link({ id, name }: IdentityProvider) {
    if (linking.isPending) return
    linking.mutateAsync(id).then(
      (href) => location.assign(href),
      (error: unknown) => {
        if (isProviderDown(error)) toast({ text: words.down(name), tone: 'danger', key: 'profile.identity.link' })
        else errorToast(error, 'profile.identity.link')
      },
    )
  }

  return (
    <div className="row wrap">
      {providers.map((provider) => (
        <Button
          key={provider.id}
          size="small"
          busy={linking.isPending && linking.variables === provider.id ? words.linking : undefined}
          onClick={() => link(provider)}
        >
          {words.link(provider.name)}
        </Button>
      ))}
    </div>
  )
}

type IdentityRowProps = {
  identity: LinkedIdentity
  /** ms since 1970 */
  now: number
  onUnlink: (() => void) | null
}

function IdentityRow({ identity: { provider, linked_at, last_used_at }, now, onUnlink }: IdentityRowProps) {
  const words = useMessages(identityMessages)
  const language = useLanguage()
  const format = useFormat()
  const used = last_used_at === null ? words.unused : words.used(relativeTime(last_used_at, now, language))
  return (
    <Row
      size="small"
      lead={
        <RowIcon>
          <Link2 />
        </RowIcon>
      }
      title={<b className="strong breakable">{provider.name}</b>}
      note={
        <>
          {words.since(format.shortDay(toLocalDay(linked_at)))}
          <RowDetail>{used}</RowDetail>
        </>
      }
      end={
        onUnlink && <IconButton size="small" label={words.unlink(provider.name)} icon={<Unlink />} onClick={onUnlink} />
      }
    />
  )
}

type UnlinkQuestionProps = { identity: LinkedIdentity | null; onUnlink: () => void; onKeep: () => void }

/** Asked before an account is unlinked. */
function UnlinkQuestion({ identity, onUnlink, onKeep }: UnlinkQuestionProps) {
  const words = useMessages(identityMessages)
  const name = identity?.provider.name ?? ''
  return (
    <ConfirmDialog
      open={identity !== null}
      title={words.unlinkTitle(name)}
      text={words.unlinkText(name)}
      confirmLabel={words.unlinkYes}
      cancelLabel={words.keep}
      onConfirm={onUnlink}
      onCancel={onKeep}
    />
  )
}
