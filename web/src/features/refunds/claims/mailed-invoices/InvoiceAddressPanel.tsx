import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { InvoiceAddress } from '@coussinet/contract/invoice-address.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import Contact from '~icons/lucide/contact'
import Copy from '~icons/lucide/copy'
import Mail from '~icons/lucide/mail'
import { invoiceAddressMessages } from '#messages/invoice-address.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Block } from '#platform/page/Block.tsx'
import { EndAddress } from '#platform/private-address/EndAddress.tsx'
import { usePrivateAddress } from '#platform/private-address/use-private-address.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'
import { Panel } from '#ui/Panel.tsx'
import { toast } from '#ui/toast-store.ts'
import { createAddress, invoiceAddressQuery, revokeAddress } from './invoice-address.queries.ts'
import styles from './InvoiceAddressPanel.module.css'

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

function AddressActs({ data: { address, created_at, last_used_at } }: { data: InvoiceAddress }) {
  const words = useMessages(invoiceAddressMessages)
  const format = useFormat()
  const making = useMutation(createAddress)
  const revoking = useMutation(revokeAddress)
  const acts = usePrivateAddress({ name: 'invoice-address', making, revoking, revoked: words.revoked })

  const busy = making.isPending ? words.making : undefined
  if (address === null || created_at === null) {
    return (
      <>
        <p className="small muted">{words.open}</p>
        <div>
          <Button icon={<Mail />} busy={busy} onClick={acts.make}>
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
      <EndAddress address={acts} words={words} busy={busy} />
    </>
  )
}

/** The address with the ways to give it away. */
function SharedAddress({ address }: { address: string }) {
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

/** Contact card (vCard 4.0, RFC 6350) of an address, as a `data:` address to download. */
export function addressCard(name: string, address: string): string {
  const escaped = name.replaceAll(/[\\,;]/g, '\\$&')
  const card = ['BEGIN:VCARD', 'VERSION:4.0', 'KIND:org', `FN:${escaped}`, `EMAIL:${address}`, 'END:VCARD', '']
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(card.join('\r\n'))}`
}
