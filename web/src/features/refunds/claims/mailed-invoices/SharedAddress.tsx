import Contact from '~icons/lucide/contact'
import Copy from '~icons/lucide/copy'
import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'
import { toast } from '#ui/toast-store.ts'
import { addressCard } from './address-card.ts'
import { invoiceAddressMessages } from './invoice-address.messages.ts'
import styles from './SharedAddress.module.css'

/** The address with the ways to give it away. */
export function SharedAddress({ address }: { address: string }) {
  const words = useMessages(invoiceAddressMessages)
  function copy() {
    navigator.clipboard.writeText(address).then(
      () => toast({ text: words.copied, tone: 'success' }),
      () => toast({ text: words.notCopied, tone: 'warning' }),
    )
  }
  return (
    <>
      <dl className="stack gap-xs">
        <dt className="small strong">{words.address}</dt>
        {/* No field: on a phone it would cut the address off. */}
        <dd className={styles.shared}>{address}</dd>
      </dl>
      <div className="row wrap">
        <Button variant="primary" icon={<Copy />} onClick={copy}>
          {words.copy}
        </Button>
        <ButtonAnchor href={addressCard(words.contact, address)} download={words.file}>
          <Contact />
          {words.addContact}
        </ButtonAnchor>
      </div>
    </>
  )
}
