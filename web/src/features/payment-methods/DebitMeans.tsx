import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { dayOf, monthAndYear } from '#platform/language/format.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Gate } from '#platform/permissions.tsx'
import { DescriptionList } from '#ui/display/facts/DescriptionList.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { cardExpiry } from './card-expiry.ts'
import { paymentMethodMessages } from './payment-methods.messages.ts'

type Debit = NonNullable<PaymentMethods['debit']>

const brandName = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1)

function Card({ card, today }: { card: Extract<Debit, { kind: 'card' }>; today: string }) {
  const words = useMessages(paymentMethodMessages)
  const language = useLanguage()
  const { brand, last4, expires } = card
  const { state, last_day, days_left } = cardExpiry(expires, today)
  return (
    <div className="stack gap-m">
      <DescriptionList
        variant="left"
        facts={[
          { term: words.card, value: words.cardNumber(brandName(brand), last4) },
          { term: words.expires[state], value: monthAndYear(last_day, language) },
        ]}
      />
      {state === 'expired' && (
        <Note tone="danger" title={words.expired(last4)}>
          {words.expiredText}
        </Note>
      )}
      {state === 'expiring' && (
        <Note tone="warning" title={words.expiring(last4, days_left)}>
          {words.expiringText}
        </Note>
      )}
    </div>
  )
}

function BankAccount({ account }: { account: Extract<Debit, { kind: 'bank_account' }> }) {
  const words = useMessages(paymentMethodMessages)
  const format = useFormat()
  const { iban, holder, umr, signed_at } = account
  return (
    <div className="stack gap-m">
      <DescriptionList
        variant="left"
        facts={[
          { term: words.account, value: format.maskedIban(iban) },
          { term: words.holder, value: holder },
          { term: words.umr, value: umr },
          ...(signed_at === null ? [] : [{ term: words.signed, value: format.longDayWithYear(dayOf(signed_at)) }]),
        ]}
      />
      <Gate permission="contract:read">
        <div>
          <DownloadButton size="small" href="/api/pdf/mandate" document_type="mandate">
            {words.downloadMandate}
          </DownloadButton>
        </div>
      </Gate>
    </div>
  )
}

/** What the contributions are debited from: the account with its mandate, or the card with what is to be said of its expiry. */
export function DebitMeans({ methods: { debit, pending_mandate_id }, today }: { methods: PaymentMethods; today: string }) {
  const words = useMessages(paymentMethodMessages)
  return (
    <div className="stack gap-m">
      {debit === null && <p>{words.noDebit}</p>}
      {debit?.kind === 'card' && <Card card={debit} today={today} />}
      {debit?.kind === 'bank_account' && <BankAccount account={debit} />}
      {pending_mandate_id !== null && <Note>{words.pendingMandate}</Note>}
    </div>
  )
}
