import * as fr from '@coussinet/texts/fr/platform.ts'
import * as it from '@coussinet/texts/it/platform.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/platform.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useMessages } from '../language/i18n.ts'

const leaveMessages = messages({ fr: fr.leaveMessages, it: it.leaveMessages, nl: nl.leaveMessages })

type LeaveQuestionProps = {
  isAsking: boolean
  leave: () => void
  stay: () => void
  /** Words for giving up something other than changes. */
  texts?: { title: string; text: string; yes: string; no: string }
}

/** Question before unsaved input is lost, as `useLeaveGuard` returns it. */
export function LeaveQuestion({ isAsking, leave, stay, texts }: LeaveQuestionProps) {
  const usual = useMessages(leaveMessages)
  const words = texts ?? usual
  return (
    <Dialog
      open={isAsking}
      onClose={stay}
      role="alertdialog"
      title={words.title}
      text={words.text}
      actions={
        <>
          <Button variant="quiet" onClick={leave}>
            {words.yes}
          </Button>
          <Button variant="primary" onClick={stay}>
            {words.no}
          </Button>
        </>
      }
    />
  )
}
