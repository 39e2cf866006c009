import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/language/i18n.ts'
import { TextField } from '#ui/forms/field/TextField.tsx'
import { isBicElsewhere } from './bank-fit.ts'
import { bankMessages } from './bank.messages.ts'
import { bankQuery } from './bank.queries.ts'
import { IbanField } from './IbanField.tsx'
import { wholeIban } from './iban-format.ts'

type FieldProps = { name: string; value: string; error: string | undefined; onValue: (value: string) => void }

type BankAccountFieldsProps = {
  iban: FieldProps
  bic: FieldProps
  /** Called once the account's characters are all there. */
  onFull?: (() => void) | undefined
  /** Called once another account is begun in its place. */
  onAnew?: (() => void) | undefined
}

/** An account, and the BIC of its bank: found from the account where it can be, asked for where it must be. */
export function BankAccountFields({ iban, bic, onFull, onAnew }: BankAccountFieldsProps) {
  const words = useMessages(bankMessages)
  const account = wholeIban(iban.value)
  const { data: bank } = useQuery({ ...bankQuery(account ?? ''), enabled: account !== null, retry: false })
  const isAsked = account !== null && (bank?.is_bic_required === true || bic.error !== undefined)
  const found = account === null || isAsked ? null : (bank?.bic ?? null)
  return (
    <div className="stack gap-s">
      <IbanField {...iban} onFull={onFull} onAnew={onAnew} />
      <p className="small muted tnum" role="status">
        {found !== null && words.found(found)}
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
