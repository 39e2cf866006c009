import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { InvoiceAddress } from '@coussinet/contract/invoice-address.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import Mail from '~icons/lucide/mail'
import { hasCode } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Block } from '#platform/page/Block.tsx'
import { report } from '#platform/page/report-failure.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Panel } from '#ui/Panel.tsx'
import { toast } from '#ui/toast-store.ts'
import { invoiceAddressMessages } from './invoice-address.messages.ts'
import { createAddress, invoiceAddressQuery, revokeAddress } from './invoice-address.queries.ts'
import { SharedAddress } from './SharedAddress.tsx'

/** Private address for invoices by mail: made, shown, replaced, revoked. Nothing where the portal offers none. */
export function InvoiceAddressPanel() {
  const words = useMessages(invoiceAddressMessages)
  return (
    <Block what={words.failed} pending={null}>
      <OfferedAddress />
    </Block>
  )
}

function OfferedAddress() {
  const words = useMessages(invoiceAddressMessages)
  const { data } = useSuspenseQuery(invoiceAddressQuery)
  if (!data.is_offered) return null
  return (
    <Panel title={words.title} hint={words.hint}>
      <div className="stack gap-m">
        <p>{words.does}</p>
        <AddressActs data={data} />
      </div>
    </Panel>
  )
}

type AddressEnd = 'replace' | 'revoke'

function AddressActs({ data: { address, created_at, last_used_at } }: { data: InvoiceAddress }) {
  const words = useMessages(invoiceAddressMessages)
  const language = useLanguage()
  const format = useFormat()
  const making = useMutation(createAddress)
  const revoking = useMutation(revokeAddress)
  const [ending, setEnding] = useState<AddressEnd | null>(null)

  const tell = (action: string) => (error: unknown) => {
    report(error, { action })
    if (!hasCode(error, 'session_expired')) toast({ text: problemText(error, language), tone: 'danger' })
  }
  function make() {
    if (!making.isPending) making.mutateAsync().catch(tell('invoice-address.make'))
  }
  function end() {
    setEnding(null)
    if (ending === 'replace') return make()
    revoking.mutateAsync().then(() => toast({ text: words.revoked, tone: 'success' }), tell('invoice-address.revoke'))
  }

  const busy = making.isPending ? words.making : undefined
  if (address === null || created_at === null) {
    return (
      <>
        <p className="small muted">{words.open}</p>
        <div>
          <Button icon={<Mail />} busy={busy} onClick={make}>
            {words.make}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      <SharedAddress address={address} />
      <p>
        {words.since(format.longDay(toLocalDay(created_at)))}{' '}
        {last_used_at === null ? words.neverUsed : words.used(format.shortInstant(last_used_at))}
      </p>
      <p className="small muted">{words.open}</p>
      <div className="row wrap">
        <Button size="small" busy={busy} onClick={() => setEnding('replace')}>
          {words.replace}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setEnding('revoke')}>
          {words.revoke}
        </Button>
      </div>
      <EndAddress ending={ending} onEnd={end} onKeep={() => setEnding(null)} />
    </>
  )
}

type EndAddressProps = {
  /** null while no question is open */
  ending: AddressEnd | null
  onEnd: () => void
  onKeep: () => void
}

/** Asked before the address stops working. */
function EndAddress({ ending, onEnd, onKeep }: EndAddressProps) {
  const words = useMessages(invoiceAddressMessages)
  const isRevoked = ending === 'revoke'
  return (
    <Dialog
      open={ending !== null}
      onClose={onKeep}
      title={isRevoked ? words.revokeTitle : words.replaceTitle}
      text={isRevoked ? words.revokeText : words.replaceText}
      actions={
        <>
          <Button variant="quiet" onClick={onEnd}>
            {isRevoked ? words.revokeYes : words.replaceYes}
          </Button>
          <Button variant="primary" onClick={onKeep}>
            {words.keep}
          </Button>
        </>
      }
    />
  )
}
