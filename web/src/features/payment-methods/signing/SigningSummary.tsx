import { signingMessages } from '#messages/payment-methods.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { DescriptionList, type Fact } from '#ui/DescriptionList.tsx'
import { Cat } from '#ui/drawings/Cat.tsx'
import styles from './signing.module.css'

type SigningSummaryProps = {
  facts: readonly Fact[]
  signer?: string | null | undefined
}

export function SigningSummary({ facts, signer = null }: SigningSummaryProps) {
  const words = useMessages(signingMessages)
  return (
    <aside className={`card card-accent ${styles.codeArt}`}>
      <Cat />
      <h2 className="h3">{signer === null ? words.youSign : words.signs(signer)}</h2>
      <DescriptionList facts={facts} />
    </aside>
  )
}
