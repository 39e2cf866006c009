import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { GroupedField } from '#ui/forms/grouped/GroupedField.tsx'
import { bankMessages } from './bank.messages.ts'
import { expectedLength, ibanGrouping, isBegunAnew, isFull } from './iban-format.ts'

type IbanFieldProps = {
  name: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
  /** Called once as many characters are typed as the country's accounts have: what is wrong may be said. */
  onFull?: (() => void) | undefined
  /** Called once another account is begun in its place: nothing is wrong with it yet. */
  onAnew?: (() => void) | undefined
}

/** An account of any SEPA country, grouped in fours as it is typed. */
export function IbanField({ onValue, onFull, onAnew, ...field }: IbanFieldProps) {
  const words = useMessages(bankMessages)
  const language = useLanguage()
  const expected = expectedLength(field.value)
  const country = expected && new Intl.DisplayNames(language, { type: 'region' }).of(expected.country)
  return (
    <GroupedField
      {...field}
      className="tnum"
      grouping={ibanGrouping}
      label={words.iban}
      hint={expected && country ? words.expected(expected.length, country) : words.where}
      // Room for what is pasted with its prefix, spaces and dots.
      maxLength={64}
      onValue={(text) => {
        onValue(text)
        if (isFull(text)) onFull?.()
        else if (isBegunAnew(field.value, text)) onAnew?.()
      }}
    />
  )
}
