import '../lists.css'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkey } from '@coussinet/contract/passkeys.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useCan } from '#platform/permissions.tsx'
import { Button } from '#ui/button/Button.tsx'
import { RowList } from '#ui/display/rows/Rows.tsx'
import { toast } from '#ui/feedback/toast/toast-store.ts'
import { tellFailure } from '#platform/form/tell-failure.ts'
import type { Opening, PanelName } from '../form/panels.ts'
import { profileMessages } from '../profile.messages.ts'
import { NewPasskey } from './NewPasskey.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { passkeyMessages } from './passkeys.messages.ts'
import { passkeysQuery } from '#platform/passkeys/passkeys-query.ts'
import { passkeyPossible, removePasskey } from './passkeys.queries.ts'
import { RemovePasskey } from './RemovePasskey.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'

const focusOn = (button: HTMLElement | null) => button?.focus()

/** The member's passkeys: each one named, renamed and removed, and a new one made where the browser can. */
export function Passkeys({ opened, open, cancel, close }: Opening) {
  const words = useMessages(passkeyMessages)
  const { passkeys: panel } = useMessages(profileMessages)
  const canWrite = useCan('profile:write')
  const { data: passkeys, dataUpdatedAt: now } = useSuspenseQuery(passkeysQuery)
  const { data: isPossible } = useQuery(passkeyPossible)
  const removing = useMutation(removePasskey)
  const [asked, setAsked] = useState<Passkey | null>(null)
  // The button that opened a form has the focus again once the form is closed.
  const [returning, setReturning] = useState<PanelName | null>(null)

  function start(name: PanelName) {
    setReturning(name)
    open(name)
  }

  function remove() {
    if (asked === null) return
    setAsked(null)
    removing.mutateAsync(asked.id).then(
      () => toast({ text: words.removed, tone: 'success' }),
      (error: unknown) => tellFailure(error, 'profile.passkey.remove'),
    )
  }

  return (
    <div className="profile-list">
      {passkeys.length === 0 && isPossible !== false && opened !== 'passkey-new' && (
        <p className="small muted">{words.none}</p>
      )}
      {passkeys.length > 0 && (
        <RowList label={panel.title}>
          {passkeys.map((passkey) => {
            const name: PanelName = `passkey-${passkey.id}`
            if (opened === name && canWrite) {
              return (
                <li key={passkey.id} className="passkey-form">
                  <RenamePasskey passkey={passkey} onDone={() => close(name)} onCancel={cancel} />
                </li>
              )
            }
            return (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                now={now}
                canWrite={canWrite}
                renameRef={returning === name && opened === null ? focusOn : undefined}
                onRename={() => start(name)}
                onRemove={() => setAsked(passkey)}
              />
            )
          })}
        </RowList>
      )}
      {canWrite && isPossible === false && <p className="small muted">{words.impossible}</p>}
      {canWrite && isPossible === true && opened === 'passkey-new' && (
        <NewPasskey onDone={() => close('passkey-new')} onCancel={cancel} />
      )}
      {canWrite && isPossible === true && opened !== 'passkey-new' && (
        <div>
          <Button
            ref={returning === 'passkey-new' && opened === null ? focusOn : undefined}
            size="small"
            onClick={() => start('passkey-new')}
          >
            {words.add}
          </Button>
        </div>
      )}
      <RemovePasskey passkey={asked} onRemove={remove} onKeep={() => setAsked(null)} />
    </div>
  )
}
