import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { wizardMessages } from './wizard.messages.ts'

type PendingMandateProps = {
  /** One that waits for its signature; null for none beside that on screen. */
  id: string | null
  /** The mandate of the address is not to be signed any more, or was in use and has ended. */
  gone: 'unsigned' | 'ended' | null
}

/** Above the first step: that a mandate is gone, and the one that waits. */
export function PendingMandate({ id, gone }: PendingMandateProps) {
  const words = useMessages(wizardMessages)
  if (id === null && gone === null) return null
  return (
    <div className="account-notes stack gap-m">
      {gone !== null && (
        <Note tone="warning" live>
          {words.gone[gone]}
        </Note>
      )}
      {id !== null && (
        <Note
          action={
            <Link
              className={buttonClass({ variant: 'outline', size: 'small' })}
              to="/profile/payment-methods/account"
              search={{ mandate: id }}
            >
              {words.resume}
            </Link>
          }
        >
          {words.pending}
        </Note>
      )}
    </div>
  )
}
