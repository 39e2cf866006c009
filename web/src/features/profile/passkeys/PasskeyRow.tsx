import KeyRound from 'lucide-react/icons/key-round'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import type { Ref } from 'react'
import type { Passkey } from '@coussinet/contract/passkeys.ts'
import { dayOf } from '@coussinet/contract/domain/days.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import { RowIcon } from '#ui/display/rows/RowIcon.tsx'
import { Row } from '#ui/display/rows/Rows.tsx'
import { sinceThen } from '../sessions/last-use.ts'
import { passkeyMessages } from './passkeys.messages.ts'

type PasskeyRowProps = {
  passkey: Passkey
  /** ms since 1970 */
  now: number
  canWrite: boolean
  renameRef: Ref<HTMLButtonElement> | undefined
  onRename: () => void
  onRemove: () => void
}

/** One passkey: its name, when it was made and last used. */
export function PasskeyRow({
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
  const used = last_used_at === null ? words.unused : words.used(sinceThen(last_used_at, now, language))
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
          {words.created(format.shortDay(dayOf(created_at)))}
          <span className="profile-network">{used}</span>
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
