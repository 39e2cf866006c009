import type { Animal } from '@coussinet/contract/animals.ts'
import { identificationMessages } from '#messages/animals.ts'
import { useMe } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { GroupedField } from '#ui/GroupedField.tsx'
import { icadGrouping } from './icad-format.ts'

type IcadFieldProps = {
  type: Animal['type']
  name: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

/**
 * The identification number, grouped as it is typed, with where it is found in the contract's country, or the member's before there is one.
 */
export function IcadField({ type, ...field }: IcadFieldProps) {
  const words = useMessages(identificationMessages)
  const { contract, address } = useMe()
  const { country } = contract ?? address
  const where = words.where[country]
  return (
    <GroupedField
      {...field}
      grouping={icadGrouping}
      label={words.label}
      hint={typeof where === 'string' ? where : where[type]}
      placeholder={words.example}
      maxLength={40}
    />
  )
}
