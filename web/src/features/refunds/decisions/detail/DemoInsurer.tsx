import * as fr from '@coussinet/texts/fr/refunds.ts'
import * as it from '@coussinet/texts/it/refunds.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import styles from './request-page.module.css'

const demoMessages = messages({ fr: fr.demoMessages, it: it.demoMessages, nl: nl.demoMessages })

/** A word on who decides in a demonstration, where no person reads the documents. */
export function DemoInsurer() {
  return <p className={`small muted ${styles.played}`}>{useMessages(demoMessages).played}</p>
}
