import { useMessages } from '#platform/language/i18n.ts'
import { phone } from '@coussinet/contract/domain/phones.ts'
import { useCan } from '#platform/permissions.tsx'
import { useMe } from '#platform/queries.ts'
import { DescriptionList } from '#ui/display/facts/DescriptionList.tsx'
import { Panel } from '#ui/display/panel/Panel.tsx'
import { toast } from '#ui/feedback/toast/toast-store.ts'
import type { Opening } from '../form/panels.ts'
import { profileMessages } from '../profile.messages.ts'
import { contactMessages } from './contact.messages.ts'
import { PhonesForm } from './PhonesForm.tsx'

/** The mobile and landline numbers, as people of the member's country write them. */
export function PhonesPanel({ opened, open, cancel, close }: Opening) {
  const words = useMessages(profileMessages)
  const texts = useMessages(contactMessages)
  const me = useMe()
  const canWrite = useCan('profile:write')
  const shown = (number: string | null) =>
    number === null ? <span className="muted">{words.none}</span> : phone(number, me.address.country)
  const form = (
    <PhonesForm
      me={me}
      onCancel={cancel}
      onDone={(answer) => {
        close('phones')
        if (answer) toast({ text: words.saved, tone: 'success' })
      }}
    />
  )
  return (
    <Panel
      {...words.phones}
      edit={canWrite ? { label: words.edit, onEdit: () => open('phones') } : undefined}
      form={opened === 'phones' && canWrite ? form : null}
    >
      <DescriptionList
        variant="left"
        facts={[
          { term: texts.mobile, value: shown(me.phones.mobile) },
          { term: texts.landlineShort, value: shown(me.phones.landline) },
        ]}
      />
    </Panel>
  )
}
