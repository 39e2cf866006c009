import type { ChangeEvent, FocusEvent } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Grouping of a number: its signs alone, and how these are shown in groups. */
export type NumberGrouping = { read: (text: string) => string; group: (signs: string) => string }

type GroupedFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onValue' | 'onChange'> & {
  value: string
  onValue: (text: string) => void
  grouping: NumberGrouping
}

function erasedBy({ inputType }: InputEvent): 'before' | 'after' | null {
  if (!inputType.startsWith('delete')) return null
  return inputType === 'deleteContentForward' ? 'after' : 'before'
}

/** A long number or code, grouped while typing; the caret keeps its position, and spaces, dots and small letters are accepted too. */
export function GroupedField({ value, onValue, grouping, onBlur, ...rest }: GroupedFieldProps) {
  // Reports only changes: a field that is merely left keeps its error, whose removal would move the button during the press.
  function leave(event: FocusEvent<HTMLInputElement>) {
    const shown = grouping.group(grouping.read(value))
    if (shown !== value) onValue(shown)
    onBlur?.(event)
  }
  function change({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // A keyboard that composes letters loses its place when the text changes under it: such a number is grouped when it is left.
    if (!(nativeEvent instanceof InputEvent) || nativeEvent.isComposing) return onValue(input.value)
    const keystroke = {
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      erased: erasedBy(nativeEvent),
    }
    const after = retyped(value, keystroke, grouping)
    // Set before React renders the same text, so that the caret is not sent to the end.
    input.value = after.text
    input.setSelectionRange(after.caret, after.caret)
    onValue(after.text)
  }
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      value={value}
      onChange={change}
      onBlur={leave}
    />
  )
}

/** Significant characters of a typed number: its letters, in capitals, and its digits. */
export const significant = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toUpperCase()

type Keystroke = { text: string; caret: number; erased: 'before' | 'after' | null }

/**
 * Computes a field after a keystroke: its grouped text, and the caret, counted in letters and digits so that spaces do not move it. Erasing
 * only a space erases the character next to it.
 */
export function retyped(
  before: string,
  { text, caret, erased }: Keystroke,
  { read, group }: NumberGrouping,
): { text: string; caret: number } {
  let bare = read(text)
  let at = read(text.slice(0, caret)).length
  if (erased !== null && bare === read(before)) {
    const gone = erased === 'before' ? at - 1 : at
    if (gone >= 0) bare = bare.slice(0, gone) + bare.slice(gone + 1)
    if (erased === 'before') at = Math.max(0, at - 1)
  }
  const shown = group(bare)
  let place = 0
  for (let passed = 0; passed < at && place < shown.length; place += 1)
    if (significant(shown.charAt(place)) !== '') passed += 1
  return { text: shown, caret: place }
}
