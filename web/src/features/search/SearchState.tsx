import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { searchMessages } from './search.messages.ts'

type SearchStateProps = { text: string; state: 'waiting' | 'offline' | 'failed' | 'nothing'; onRetry: () => void }

/** What stands where the results would. */
export function SearchState({ text, state, onRetry }: SearchStateProps) {
  const words = useMessages(searchMessages)
  return (
    <div className="finder-state">
      {state === 'waiting' && <Skeleton shape="rows" label={words.searching} />}
      {state === 'offline' && <p role="status">{words.offline}</p>}
      {state === 'failed' && <ErrorBlock title={words.failed} retryLabel={words.retry} onRetry={onRetry} />}
      {state === 'nothing' && (
        <div className="stack gap-m">
          <div className="two">
            <p className="strong">{words.nothing(text)}</p>
            <p className="small muted">{words.hint}</p>
          </div>
          <Gate permission="contact:write">
            <Link to="/contact" className={buttonClass({ size: 'small', className: 'finder-contact' })}>
              <MessageCircle />
              {words.contact}
            </Link>
          </Gate>
        </div>
      )}
    </div>
  )
}
