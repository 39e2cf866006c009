import type { ChangeEvent, FocusEvent } from 'react'
import { TextField, type TextFieldProps } from '../field/TextField.tsx'
import { type Grouping, retyped } from './retyped.ts'

type GroupedFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onValue' | 'onChange'> & {
  value: string
  onValue: (text: string) => void
  grouping: Grouping
}

function erasedBy({ inputType }: InputEvent): 'before' | 'after' | null {
  if (!inputType.startsWith('delete')) return null
  return inputType === 'deleteContentForward' ? 'after' : 'before'
}

/** A long number or code, grouped as it is typed; the caret stays where it was put, and spaces, dots and small letters are read too. */
export function GroupedField({ value, onValue, grouping, onBlur, ...rest }: GroupedFieldProps) {
  // Only what differs is told: a field that is merely left keeps its error, which would else move the button under the press.
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
