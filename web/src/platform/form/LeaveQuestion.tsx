import { leaveMessages } from '#messages/platform.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useMessages } from '../language/i18n.ts'

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
