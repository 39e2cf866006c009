import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { Passkey } from '@coussinet/contract/passkeys.ts'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type Ref, Suspense, useState } from 'react'
import KeyRound from '~icons/lucide/key-round'
import Pencil from '~icons/lucide/pencil'
import Trash from '~icons/lucide/trash-2'
import { passkeyMessages, profileMessages } from '#messages/profile.ts'
import { errorToast } from '#platform/form/error-toast.ts'
import { fieldSentences } from '#platform/form/field-sentences.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useRestoredState } from '#platform/page/form-memory.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { useUnsaved } from '#platform/page/use-leave-guard.ts'
import { passkeysQuery } from '#platform/passkeys/passkeys-query.ts'
import { useCan } from '#platform/permissions.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PanelForm } from '#ui/PanelForm.tsx'
import { RowIcon } from '#ui/RowIcon.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast-store.ts'
import type { PanelOpening, PanelName } from '../panel-opening.ts'
import { PanelList, RowDetail } from '../PanelList.tsx'
import { relativeTime } from '../relative-time.ts'
import { NewPasskey } from './NewPasskey.tsx'
import { readName } from './passkey-form.ts'
import { passkeyPossible, removePasskey, renamePasskey } from './passkeys.queries.ts'
import styles from './Passkeys.module.css'

// For browsers that can, once the rest is there.
const AutomaticPasskey = lazyPart(() => import('./AutomaticPasskey.tsx').then((module) => module.AutomaticPasskey))

const focusOn = (button: HTMLElement | null) => button?.focus()

/** The member's passkeys: each one named, renamed and removed, and a new one made where the browser can. */
export function Passkeys({ opened, open, cancel, close }: PanelOpening) {
  const words = useMessages(passkeyMessages)
  const { passkeys: panel } = useMessages(profileMessages)
  const canWrite = useCan('profile:write')
  const { data: passkeys, dataUpdatedAt: now } = useSuspenseQuery(passkeysQuery)
  const { data: isPossible } = useQuery(passkeyPossible)
  const removing = useMutation(removePasskey)
  const [candidate, setCandidate] = useState<Passkey | null>(null)
  // The button that opened a form has the focus again once the form is closed.
  const [returning, setReturning] = useState<PanelName | null>(null)

  function start(name: PanelName) {
    setReturning(name)
    open(name)
  }

  function remove() {
    if (candidate === null) return
    setCandidate(null)
    removing.mutateAsync(candidate.id).then(
      () => toast({ text: words.removed, tone: 'success' }),
      (error: unknown) => errorToast(error, 'profile.passkey.remove'),
    )
  }

  return (
    <PanelList>
      {passkeys.length === 0 && isPossible !== false && opened !== 'passkey-new' && (
        <p className="small muted">{words.none}</p>
      )}
      {passkeys.length > 0 && (
        <RowList label={panel.title}>
          {passkeys.map((passkey) => {
            const name: PanelName = `passkey-${passkey.id}`
            if (opened === name && canWrite) {
              return (
                <li key={passkey.id} className={styles.form}>
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
                onRemove={() => setCandidate(passkey)}
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
      {canWrite && (
        <Suspense fallback={null}>
          <AutomaticPasskey />
        </Suspense>
      )}
      <RemovePasskey passkey={candidate} onRemove={remove} onKeep={() => setCandidate(null)} />
    </PanelList>
  )
}

type RemovePasskeyProps = { passkey: Passkey | null; onRemove: () => void; onKeep: () => void }

/** Asked before a passkey is removed. */
function RemovePasskey({ passkey, onRemove, onKeep }: RemovePasskeyProps) {
  const words = useMessages(passkeyMessages)
  return (
    <ConfirmDialog
      open={passkey !== null}
      title={words.removeTitle(passkey?.name ?? '')}
      text={words.removeText}
      confirmLabel={words.removeYes}
      cancelLabel={words.keep}
      onConfirm={onRemove}
      onCancel={onKeep}
    />
  )
}

type RenamePasskeyProps = { passkey: Passkey; onDone: () => void; onCancel: () => void }

function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const words = useMessages(passkeyMessages)
  const language = useLanguage()
  const [first] = useState(passkey.name)
  const [name, setName] = useRestoredState(`profile.passkey.${passkey.id}`, first)
  const renaming = useMutation(renamePasskey)
  useUnsaved(name !== first)
  const reading = readName(name)
  const errors = 'errors' in reading ? fieldSentences(reading.errors, reading.params, language) : {}
  function submit() {
    if ('errors' in reading) return
    onDone()
    if (reading.body === first) return
    renaming.mutateAsync({ id: passkey.id, name: reading.body }).then(
      () => toast({ text: words.renamed, tone: 'success' }),
      (error: unknown) => errorToast(error, 'profile.passkey.rename'),
    )
  }
  return (
    <PanelForm submitLabel={words.renameSubmit} cancelLabel={words.cancel} onCancel={onCancel} onSubmit={submit}>
      <TextField
        name="name"
        label={words.name}
        value={name}
        error={errors['name']}
        autoComplete="off"
        onValue={setName}
      />
    </PanelForm>
  )
}

type PasskeyRowProps = {
  passkey: Passkey
  /** ms since 1970 */
  now: number
  canWrite: boolean
  renameRef: Ref<HTMLButtonElement> | undefined
  onRename: () => void
  onRemove: () => void
}

function PasskeyRow({
  passkey: { name, created_at, last_used_at },
  now,
  canWrite,
  renameRef,
  onRename,
  onRemove,
}: PasskeyRowProps) {
  const words = useMessages(passkeyMessages)
  const language = useLanguage()
  const format = useFormat()
  const used = last_used_at === null ? words.unused : words.used(relativeTime(last_used_at, now, language))
  return (
    <Row
      size="small"
      lead={
        <RowIcon>
          <KeyRound />
        </RowIcon>
      }
      title={<b className="strong breakable">{name}</b>}
      note={
        <>
          {words.created(format.shortDay(toLocalDay(created_at)))}
          <RowDetail>{used}</RowDetail>
        </>
      }
      end={
        canWrite && (
          <span className="row gap-0">
            <IconButton ref={renameRef} size="small" label={words.rename(name)} icon={<Pencil />} onClick={onRename} />
            <IconButton size="small" label={words.remove(name)} icon={<Trash />} onClick={onRemove} />
          </span>
        )
      }
    />
  )
}
