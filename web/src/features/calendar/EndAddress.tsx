import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { calendarMessages } from './calendar.messages.ts'

export type Ending = 'replace' | 'revoke'

type EndAddressProps = {
  /** null while nothing is asked */
  ending: Ending | null
  onEnd: () => void
  onKeep: () => void
}

/** Asked before the address stops working. */
export function EndAddress({ ending, onEnd, onKeep }: EndAddressProps) {
  const words = useMessages(calendarMessages)
  const isRevoked = ending === 'revoke'
  return (
    <Dialog
      open={ending !== null}
      onClose={onKeep}
      title={isRevoked ? words.revokeTitle : words.replaceTitle}
      text={isRevoked ? words.revokeText : words.replaceText}
      actions={
        <>
          <Button variant="quiet" onClick={onEnd}>
            {isRevoked ? words.revokeYes : words.replaceYes}
          </Button>
          <Button variant="primary" onClick={onKeep}>
            {words.keep}
          </Button>
        </>
      }
    />
  )
}
