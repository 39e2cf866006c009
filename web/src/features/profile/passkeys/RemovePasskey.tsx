import type { Passkey } from '@coussinet/contract/passkeys.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { passkeyMessages } from './passkeys.messages.ts'

type RemovePasskeyProps = { passkey: Passkey | null; onRemove: () => void; onKeep: () => void }

/** Asked before a passkey is removed. */
export function RemovePasskey({ passkey, onRemove, onKeep }: RemovePasskeyProps) {
  const words = useMessages(passkeyMessages)
  return (
    <Dialog
      open={passkey !== null}
      onClose={onKeep}
      title={words.removeTitle(passkey?.name ?? '')}
      text={words.removeText}
      actions={
        <>
          <Button variant="quiet" onClick={onRemove}>
            {words.removeYes}
          </Button>
          <Button variant="primary" onClick={onKeep}>
            {words.keep}
          </Button>
        </>
      }
    />
  )
}
