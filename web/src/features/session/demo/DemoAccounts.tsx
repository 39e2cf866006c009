import { groupedNevg as nevgText } from '@coussinet/contract/domain/format-numbers.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useLate } from '#platform/page/use-late.ts'
import { sessionMessages } from '../session.messages.ts'
import { demoAccounts } from './demo-accounts.ts'
import { DemoMailbox } from './DemoMailbox.tsx'

type DemoAccountsProps = { onPick: (username: string, password: string) => void }

/**
 * The accounts of a demonstration, each of which fills the form. Its place is there from the first paint, so that nothing
 * moves when they arrive; outside a demonstration it is hidden (`login.css`).
 */
export function DemoAccounts({ onPick }: DemoAccountsProps) {
  const words = useMessages(sessionMessages)
  const language = useLanguage()
  const demo = useLate(demoAccounts)
  return (
    <section className="demo-only demo-accounts stack gap-s" aria-labelledby="demo">
      <h2 id="demo" className="h3">
        {words.demo}
      </h2>
      <p className="small muted">{words.demo_hint}</p>
      <ul>
        {demo?.data.map(({ nevg, firstname, lastname, note }) => (
          <li key={nevg}>
            <button type="button" onClick={() => onPick(nevgText(nevg), demo.password)}>
              <span className="strong">
                {firstname} {lastname}
              </span>
              <span className="caption muted tnum">{nevgText(nevg)}</span>
              <span className="caption muted">{note[language]}</span>
            </button>
          </li>
        ))}
      </ul>
      <DemoMailbox />
    </section>
  )
}
