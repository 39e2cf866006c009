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
          onBlur?.(event)
        }}
      />
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
    </>
  )
}

const plain = /^\d{1,9}(?:[.,]\d{1,2})?$/
const grouped = /^\d{1,3}(?:\.\d{3}){1,2}(?:,\d{1,2})?$/

/**
 * Reads euros as people type them ("45,20", "45.2", "1 200", "1.200,50 €") into integer cents.
 * Empty text is readable and gives null; text that is no amount gives null and is not readable.
 */
export function parseAmount(text: string): { cents: number | null; isReadable: boolean } {
  const bare = text.replace(/[\s\u00a0\u202f'’€]/g, '')
  if (bare === '') return { cents: null, isReadable: true }
  const isGrouped = grouped.test(bare)
  if (!isGrouped && !plain.test(bare)) return { cents: null, isReadable: false }
  const [euros = '0', decimals = ''] = (isGrouped ? bare.replaceAll('.', '') : bare).split(/[.,]/)
  return { cents: Number(euros) * 100 + Number(decimals.padEnd(2, '0')), isReadable: true }
}

/** Integer cents as they are typed: 4520 gives "45,20"; null gives an empty text. */
export function amountText(cents: number | null): string {
  if (cents === null) return ''
  return `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}
