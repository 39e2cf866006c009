import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { profileMessages } from '../profile.messages.ts'

type LeaveQuestionProps = { isAsking: boolean; leave: () => void; stay: () => void }

/** Asked before what was typed is given up. */
export function LeaveQuestion({ isAsking, leave, stay }: LeaveQuestionProps) {
  const { leave: words } = useMessages(profileMessages)
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
