import { useQuery } from '@tanstack/react-query'
import { bankMessages } from '#messages/payment-methods.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { GroupedField } from '#ui/GroupedField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { bankQuery } from '../../payment-methods.queries.ts'
import { isBicElsewhere } from './bank-fit.ts'
import { expectedLength, ibanGrouping, isBegunAnew, isFull, wholeIban } from './iban-format.ts'

type FieldProps = { name: string; value: string; error: string | undefined; onValue: (value: string) => void }

type BankAccountFieldsProps = {
  iban: FieldProps
  bic: FieldProps
  /** Called once the account's characters are all there. */
  onFull?: (() => void) | undefined
  /** Called when another account number replaces it. */
  onAnew?: (() => void) | undefined
}

/**
 * An account number and the BIC of its bank: shown if a list knows it, so that the member recognises the bank; a field if it is required.
 */
export function BankAccountFields({ iban, bic, onFull, onAnew }: BankAccountFieldsProps) {
  const words = useMessages(bankMessages)
  const account = wholeIban(iban.value)
  const { data: bank } = useQuery({ ...bankQuery(account ?? ''), enabled: account !== null, retry: false })
  const isAsked = account !== null && (bank?.is_bic_required === true || bic.error !== undefined)
  const isEnough = account !== null && !isAsked && bank !== undefined
  return (
    <div className="stack gap-s">
      <IbanField {...iban} onFull={onFull} onAnew={onAnew} />
      <p className="small muted tnum" role="status">
        {isEnough && (bank.bic === null ? words.enough : words.found(bank.bic))}
      </p>
      {isAsked && (
        <TextField
          {...bic}
          error={bic.error !== undefined && isBicElsewhere(iban.value, bic.value) ? words.elsewhere : bic.error}
          className="tnum"
          label={words.bic}
          hint={words.bicHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={16}
        />
      )}
    </div>
  )
}

type IbanFieldProps = {
  name: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
  /** Called once the number is as long as those of its country: errors may be shown. */
  onFull?: (() => void) | undefined
  /** Called when another account number replaces it: it has no error yet. */
  onAnew?: (() => void) | undefined
}

function IbanField({ onValue, onFull, onAnew, ...field }: IbanFieldProps) {
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
      hint={expected && country ? words.expected(expected.length, expected.country, country) : words.where}
      // Room for a pasted number with prefix, spaces and dots.
      maxLength={64}
      onValue={(text) => {
        onValue(text)
        if (isFull(text)) onFull?.()
        else if (isBegunAnew(field.value, text)) onAnew?.()
      }}
    />
  )
}
