import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/detail/demo-insurer.ts'
import * as it from '@coussinet/texts/it/pages/refunds/detail/demo-insurer.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/detail/demo-insurer.ts'
import { useMessages } from '#platform/language/i18n.ts'
import styles from './request-page.module.css'

const demoMessages = messages({ fr: fr.demoMessages, it: it.demoMessages, nl: nl.demoMessages })

/** A word on who decides in a demonstration, where no person reads the documents. */
export function DemoInsurer() {
  return <p className={`small muted ${styles.played}`}>{useMessages(demoMessages).played}</p>
}
