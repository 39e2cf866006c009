import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Mail from '~icons/lucide/mail'
import { invoiceAddressMessages } from '#messages/invoice-address.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Note } from '#ui/Note.tsx'
import { invoiceAddressQuery } from './invoice-address.queries.ts'
import styles from './MailedInvoices.module.css'

/** Line that names the other way to bring an invoice. Nothing where the portal offers none, or does not answer. */
export function MailOffer() {
  const { offer } = useMessages(invoiceAddressMessages)
  const { data } = useQuery(invoiceAddressQuery)
  if (!data?.is_offered) return null
  return (
    <p className={`small muted ${styles.offer}`}>
      {offer.text}{' '}
      <Link className="text-link" to="/profile/payment-methods" hash="invoice-address">
        {data.address === null ? offer.make : offer.see}
      </Link>
    </p>
  )
}

/** Says who mailed the documents of a draft, and what to do about a sender that the member does not know. */
export function MailedNote({ sender }: { sender: string }) {
  const { mailed } = useMessages(invoiceAddressMessages)
  return (
    <div className={styles.mailed}>
      <Note tone="info" icon={<Mail />}>
        {mailed.from(sender)} {mailed.check}{' '}
        <Link className="text-link" to="/profile/payment-methods" hash="invoice-address">
          {mailed.stranger}
        </Link>
      </Note>
    </div>
  )
}
