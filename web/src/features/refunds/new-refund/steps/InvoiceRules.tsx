import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useMessages } from '#platform/language/i18n.ts'
import { SideBlock } from '#ui/display/section/SideBlock.tsx'
import { Invoice } from '#ui/drawings/Invoice.tsx'
import { wizardMessages } from '../wizard.messages.ts'

/** What an invoice must show, and what does not stand for one. */
export function InvoiceRules() {
  const { invoice: words } = useMessages(wizardMessages)
  return (
    <SideBlock title={words.rules} variant="line" className="rules">
      <div className="rule-art only-desk">
        <Invoice />
      </div>
      <ul className="dos">
        {words.yes.map((rule) => (
          <li key={rule} className="yes">
            <Check />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
      <hr className="rule" />
      <ul className="dos">
        {words.no.map((rule) => (
          <li key={rule} className="no">
            <X />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </SideBlock>
  )
}
