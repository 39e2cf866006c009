import { groupedNevg } from '@coussinet/contract/brand/grouped-nevg.ts'
import { useLanguage } from '#platform/language/i18n.ts'
import type { Demo } from './demo-accounts.ts'

type DemoAccountListProps = { demo: Demo; onPick: (username: string, password: string) => void }

export function DemoAccountList({ demo, onPick }: DemoAccountListProps) {
  const language = useLanguage()
  return demo.data.map(({ nevg, firstname, lastname, note }) => (
    <li key={nevg}>
      <button type="button" onClick={() => onPick(groupedNevg(nevg), demo.password)}>
        <span className="strong">
          {firstname} {lastname}
        </span>
        <span className="caption muted tnum">{groupedNevg(nevg)}</span>
        <span className="caption muted">{note[language]}</span>
      </button>
    </li>
  ))
}
