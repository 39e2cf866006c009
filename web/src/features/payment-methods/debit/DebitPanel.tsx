import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { debitMessages, paymentMethodMessages } from '#messages/payment-methods.ts'
import { useContract } from '#platform/calls/queries.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { useAnswering } from '#platform/opening-hours.ts'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'
import { Gate, useCan } from '#platform/permissions.tsx'
import { Note } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { DebitMeans } from './DebitMeans.tsx'

export function DebitPanel({ methods, today }: { methods: PaymentMethods; today: string }) {
  const { debit: about } = useMessages(paymentMethodMessages)
  const words = useMessages(debitMessages)
  const canWrite = useCan('payment-methods:write')
  // A contract that has ended is not debited any more.
  const isOver = useContract().status === 'terminated'
  const canChange = !isOver && canWrite
  const { debit, pending_mandate_id, takes_cards } = methods
  const kind = debit?.kind ?? 'none'
  const wayOut = !canChange ? 'call' : takes_cards ? 'card' : 'account'
  const toCard = canChange && takes_cards && (
    <LinkButton size="small" to="/profile/payment-methods/card" search={{}}>
      {words.toCard[kind]}
    </LinkButton>
  )
  return (
    <Panel title={about.title} hint={isOver ? about.hintOver : about.hint}>
      <div className="stack">
        {canChange && pending_mandate_id !== null && (
          <Note
            title={words.pending}
            action={
              <LinkButton
                size="small"
                variant="outline"
                to="/profile/payment-methods/account"
                search={{ mandate: pending_mandate_id }}
              >
                {words.resume}
              </LinkButton>
            }
          >
            {words.pendingText}
          </Note>
        )}
        <DebitMeans debit={debit} today={today} wayOut={wayOut} />
        <div className="row wrap gap-s">
          {kind === 'card' && toCard}
          {canChange && (
            <LinkButton size="small" to="/profile/payment-methods/account" search={{}}>
              {words.toAccount[kind]}
            </LinkButton>
          )}
          {kind !== 'card' && toCard}
          {kind === 'bank_account' && (
            <Gate permission="contract:read">
              <DownloadButton
                size="small"
                variant={canChange ? 'quiet' : 'secondary'}
                href="/api/pdf/mandate"
                document_type="mandate"
              >
                {words.downloadMandate}
              </DownloadButton>
            </Gate>
          )}
        </div>
        {kind === 'bank_account' && <PaperLanguage />}
        {!isOver && <WhoToCall canWrite={canWrite} />}
      </div>
    </Panel>
  )
}

/** People who change what cannot be changed here, and when they answer; all of it for a member who may only read. */
function WhoToCall({ canWrite }: { canWrite: boolean }) {
  const words = useMessages(paymentMethodMessages)
  const { phone, weekdays, now } = useAnswering()
  return (
    <p className="small muted">
      {canWrite ? words.special : words.callToChange}{' '}
      <a className="text-link tnum nowrap" href={phone.href}>
        {phone.text}
      </a>
      {`. ${weekdays}. ${now}.`}
    </p>
  )
}
