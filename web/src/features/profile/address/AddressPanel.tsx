import { addressLines } from '@coussinet/contract/domain/address.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useCan } from '#platform/permissions.tsx'
import { useMe } from '#platform/queries.ts'
import { Panel } from '#ui/display/panel/Panel.tsx'
import { toast } from '#ui/feedback/toast/toast-store.ts'
import type { Opening } from '../form/panels.ts'
import { profileMessages } from '../profile.messages.ts'
import { AddressForm } from './AddressForm.tsx'

/** The postal address, shown and changed. */
export function AddressPanel({ opened, open, cancel, close }: Opening) {
  const words = useMessages(profileMessages)
  const { address } = useMe()
  const canWrite = useCan('profile:write')
  const form = (
    <AddressForm
      address={address}
      onCancel={cancel}
      onDone={(answer) => {
        close('address')
        if (answer) toast({ text: words.saved, tone: 'success' })
      }}
    />
  )
  return (
    <Panel
      {...words.address}
      edit={canWrite ? { label: words.edit, onEdit: () => open('address') } : undefined}
      form={opened === 'address' && canWrite ? form : null}
    >
      <address className="profile-address">
        {[...addressLines(address), words.countries[address.country]].map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
    </Panel>
  )
}
