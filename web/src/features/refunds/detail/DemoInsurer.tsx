import { messages } from '@coussinet/contract/domain/messages.ts'
import { useMessages } from '#platform/language/i18n.ts'

const demoMessages = messages({
  fr: { played: 'Démonstration : l’assureur est joué, les soins de la décision sont inventés.' },
  it: { played: 'Dimostrazione: l’assicuratore è simulato, le cure della decisione sono inventate.' },
})

/** A word on who decides in a demonstration, where nobody reads the documents. */
export function DemoInsurer() {
  return <p className="small muted">{useMessages(demoMessages).played}</p>
}
