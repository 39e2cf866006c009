import { leaveMessages } from '#messages/platform.ts'
import { ConfirmDialog } from '#ui/Dialog.tsx'
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
    <ConfirmDialog
      open={isAsking}
      role="alertdialog"
      title={words.title}
      text={words.text}
      confirmLabel={words.yes}
      cancelLabel={words.no}
      onConfirm={leave}
      onCancel={stay}
    />
  )
}
