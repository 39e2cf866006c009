import './first-connection.css'
import { groupedNevg as nevgText } from '@coussinet/contract/domain/format-numbers.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useLate } from '#platform/page/use-late.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { demoAccounts } from '../demo/demo-accounts.ts'
import { askMessages } from './ask.messages.ts'

/** The member of a demonstration who has not connected yet: one press fills the number. Its place is kept from the first paint; outside a demonstration there is none. */
export function FirstConnection({ onPick }: { onPick: (nevg: string) => void }) {
  const { activation: words } = useMessages(askMessages)
  const first = useLate(demoAccounts)?.first_connection
  const fill = first && (
    <Button size="small" onClick={() => onPick(nevgText(first.nevg))}>
      {words.demo_fill}
    </Button>
  )
  return (
    <div className="demo-only first-connection">
      {first && (
        <Note action={fill}>
          <span className="small">{words.demo(`${first.firstname} ${first.lastname}`)}</span>
        </Note>
      )}
    </div>
  )
}
