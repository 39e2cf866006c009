import { Link } from '@tanstack/react-router'
import Mail from '~icons/lucide/mail'
import { useMessages } from '#platform/language/i18n.ts'
import { Note } from '#ui/Note.tsx'
import { invoiceAddressMessages } from './invoice-address.messages.ts'
import styles from './MailedNote.module.css'

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
