import { fieldLabels } from '@coussinet/contract/domain/problems.ts'
import type { Profile } from '@coussinet/contract/profile.ts'
import { profileMessages } from '#messages/profile.ts'
import { usePanelForm } from '#platform/form/use-panel-form.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { readAddress, typedAddress } from './address-form.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { countryOptions } from './country-options.ts'
import { changeProfile } from './profile.queries.ts'
import styles from './AddressForm.module.css'

type AddressFormProps = { address: Profile['address']; onDone: (answer: Profile | null) => void; onCancel: () => void }

const optionalLines = ['line2', 'line3', 'line4'] as const

export function AddressForm({ address, onDone, onCancel }: AddressFormProps) {
  const words = useMessages(profileMessages)
  const labels = useMessages(fieldLabels)
  const form = usePanelForm({
    name: 'profile.address',
    initial: typedAddress(address),
    read: readAddress,
    save: changeProfile,
    onDone,
  })
  return (
    <ChangeForm form={form} onCancel={onCancel}>
      <TextField {...form.field('address.line1')} label={labels.address_line1} autoComplete="address-line1" />
      {optionalLines.map((line) => (
        <TextField
          key={line}
          {...form.field(`address.${line}`)}
          label={labels[`address_${line}`]}
          optional={words.optional}
          autoComplete={line === 'line4' ? 'off' : `address-${line}`}
        />
      ))}
      <div className={styles.place}>
        <TextField
          {...form.field('address.postal_code')}
          label={labels.postal_code}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <TextField {...form.field('address.city')} label={labels.city} autoComplete="address-level2" />
        <SelectField
          {...form.field('address.country')}
          label={labels.country}
          options={countryOptions(words.countries)}
          autoComplete="country"
        />
      </div>
    </ChangeForm>
  )
}
