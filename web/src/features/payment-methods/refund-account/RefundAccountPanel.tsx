import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { destinationMessages, paymentMethodMessages } from '#messages/payment-methods.ts'
import { useMinute } from '#platform/browser/use-minute.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { useCan } from '#platform/permissions.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Note } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { activeHoldUntil } from './active-hold-until.ts'

/** Account for refunds, until when they wait for a new account, and the ways to change, confirm or resume. */
export function RefundAccountPanel({ methods }: { methods: PaymentMethods }) {
  const { refund: title } = useMessages(paymentMethodMessages)
  const words = useMessages(destinationMessages)
  const format = useFormat()
  const canWrite = useCan('payment-methods:write')
  const { refund_account: account, pending_refund_account_id: pending } = methods
  const until = activeHoldUntil(useMinute(), account)
  return (
    <Panel {...title}>
      <div className="stack">
        {canWrite && pending !== null && (
          <Note
            title={words.pending}
            action={
              <LinkButton
                size="small"
                variant="outline"
                to="/profile/payment-methods/refund-account"
                search={{ account: pending }}
              >
                {words.resume}
              </LinkButton>
            }
          >
            {account === null ? words.pendingFirst : words.pendingText}
          </Note>
        )}
        {account === null ? (
          <Note tone="warning" title={words.none}>
            {words.noneText}
          </Note>
        ) : (
          <DescriptionList
            variant="left"
            facts={[
              { term: words.account, value: format.shownAccount(account.iban) },
              { term: words.holder, value: account.holder },
            ]}
          />
        )}
        {account !== null && until !== null && (
          <Note
            title={words.held(format.longInstant(until))}
            action={
              canWrite && (
                <LinkButton
                  size="small"
                  variant="outline"
                  to="/profile/payment-methods/refund-account"
                  search={{ step: 'release', account: account.id }}
                >
                  {words.release}
                </LinkButton>
              )
            }
          >
            {words.heldText}
          </Note>
        )}
        {canWrite && (
          <div>
            <LinkButton
              size="small"
              to="/profile/payment-methods/refund-account"
              search={{}}
              aria-label={account === null ? undefined : words.changeOf}
            >
              {account === null ? words.add : words.change}
            </LinkButton>
          </div>
        )}
      </div>
    </Panel>
  )
}
