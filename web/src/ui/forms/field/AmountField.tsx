import { useState } from 'react'
import { amountText, parseAmount } from './parse-amount.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type AmountFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onValue' | 'end' | 'inputMode'> & {
  /** Integer cents, or null when empty or unreadable. */
  value: number | null
  onValue: (cents: number | null, isReadable: boolean) => void
  unit?: string | undefined
}

/** An amount typed in euros and held in integer cents; rewritten as "45,20" on leaving the field. */
export function AmountField({ value, onValue, unit = '€', name, onBlur, ...rest }: AmountFieldProps) {
  const [typed, setTyped] = useState(amountText(value))
  const shown = parseAmount(typed).cents === value ? typed : amountText(value)
  return (
    <>
      <TextField
        autoComplete="off"
        {...rest}
        inputMode="decimal"
        value={shown}
        end={<span className="muted">{unit}</span>}
        onValue={(text) => {
          const { cents, isReadable } = parseAmount(text)
          setTyped(text)
          onValue(cents, isReadable)
        }}
        onBlur={(event) => {
          if (value !== null) setTyped(amountText(value))
          onBlur?.(event)
        }}
      />
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
    </>
  )
}
