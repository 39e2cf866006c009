import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { sessionMessages } from './sessions.messages.ts'

type EndSessionsProps = {
  /** The name of the device that is asked about, `others` for all but this one, null while nothing is asked. */
  device: string | null
  onEnd: () => void
  onKeep: () => void
}

/** Asked before a device is signed out. */
export function EndSessions({ device, onEnd, onKeep }: EndSessionsProps) {
  const words = useMessages(sessionMessages)
  const isAll = device === 'others'
  return (
    <Dialog
      open={device !== null}
      onClose={onKeep}
      title={isAll ? words.othersTitle : words.endTitle}
      text={isAll ? words.othersText : words.endText(device ?? '')}
      actions={
        <>
          <Button variant="quiet" onClick={onEnd}>
            {words.end}
          </Button>
          <Button variant="primary" onClick={onKeep}>
            {isAll ? words.keep : words.keepOne}
          </Button>
        </>
      }
    />
  )
}
