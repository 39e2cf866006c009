import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { SelectField } from '#ui/forms/field/SelectField.tsx'
import { TextField } from '#ui/forms/field/TextField.tsx'
import { accountMessages } from './account.messages.ts'
import { sepaCountries } from './sepa-countries.ts'
import type { AccountForm } from './use-account-form.ts'

const rarer = ['line3', 'line4'] as const

/** Where the holder of the account lives, in any country of SEPA. */
export function AddressFields({ form }: { form: AccountForm }) {
  const words = useMessages(accountMessages)
  const language = useLanguage()
  const labels = fieldLabels[language]
  // A browser fills in the member's own address, not somebody else's.
  const known = (token: string) => (form.typed.is_other ? 'off' : token)
  return (
    <div className="stack">
      <TextField {...form.holder('line1')} label={labels.address_line1} autoComplete={known('address-line1')} />
      <TextField
        {...form.holder('line2')}
        label={labels.address_line2}
        optional={words.optional}
        autoComplete={known('address-line2')}
      />
      {rarer
        .filter((line) => form.holder(line).value !== '' || form.holder(line).error !== undefined)
        .map((line) => (
          <TextField
            key={line}
            {...form.holder(line)}
            label={labels[`address_${line}`]}
            optional={words.optional}
            autoComplete="off"
          />
        ))}
      <div className="account-place">
        <TextField {...form.holder('postal_code')} label={labels.postal_code} autoComplete={known('postal-code')} />
        <TextField {...form.holder('city')} label={labels.city} autoComplete={known('address-level2')} />
      </div>
      <SelectField
        {...form.holder('country')}
        label={labels.country}
        options={sepaCountries(language)}
        autoComplete={known('country')}
      />
    </div>
  )
}
