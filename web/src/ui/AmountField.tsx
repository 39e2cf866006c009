import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

type AmountFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onValue' | 'end' | 'inputMode'> & {
  /** Integer cents, or null when empty or unreadable. */
  value: number | null
  onValue: (cents: number | null, isReadable: boolean) => void
  unit?: string | undefined
}

/** An amount typed in euros and stored in integer cents; reformatted as "45,20" when the field is left. */
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
          else if (typed.trim() !== '') onValue(null, false)
          onBlur?.(event)
        }}
      />
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
    </>
  )
}

// A blank, a dot or an apostrophe parts thousands, and nothing else: « 45 20 » is no 4 520 €.
const amount = /^€?(\d{1,9}|\d{1,3}([. ])\d{3}(?:\2\d{3})?)(?:(?:[.,]|€)(\d{1,2}))?€?$/

/** An amount whose last three digits are being typed. */
const unfinished = /^\d{1,3}(?: \d{3})? \d{1,2}$/

/**
 * Reads euros as people type them ("45,20", "45.2", "1 200", "1.200,50 €", "45 € 20") into integer cents.
 * Empty text and one that is being typed are readable and give null; text that is no amount gives null and is not
 * readable.
 */
export function parseAmount(text: string): { cents: number | null; isReadable: boolean } {
  const bare = text
    .trim()
    .replaceAll(/[\s’']+/g, ' ')
    .replaceAll(/ ?€ ?/g, '€')
  if (bare === '' || unfinished.test(bare)) return { cents: null, isReadable: true }
  const [, euros = '', , decimals = ''] = amount.exec(bare) ?? []
  if (euros === '') return { cents: null, isReadable: false }
  return { cents: Number(euros.replaceAll(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0')), isReadable: true }
}

/** Integer cents as they are typed: 4520 gives "45,20"; null gives an empty text. */
export function amountText(cents: number | null): string {
  if (cents === null) return ''
  return `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}
