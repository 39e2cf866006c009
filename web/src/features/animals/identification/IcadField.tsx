import type { ChangeEvent } from 'react'
import type { Animal } from '@coussinet/contract/animals.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useMe } from '#platform/queries.ts'
import { TextField } from '#ui/forms/field/TextField.tsx'
import { retyped, shownIcad } from './icad-format.ts'
import { identificationMessages } from './identification.messages.ts'

type IcadFieldProps = { type: Animal['type']; name: string; value: string; error: string | undefined; onValue: (value: string) => void }

function erasedBy({ inputType }: InputEvent): 'before' | 'after' | null {
  if (!inputType.startsWith('delete')) return null
  return inputType === 'deleteContentForward' ? 'after' : 'before'
}

/** The identification number, grouped as it is typed, with where it is found in the contract's country. */
export function IcadField({ type, value, onValue, ...field }: IcadFieldProps) {
  const words = useMessages(identificationMessages)
  const { country } = useMe().contract
  const where = words.where[country]
  // Only what differs is told: a field that is merely left keeps its error, which would else move the button under the press.
  function leave() {
    const shown = shownIcad(value)
    if (shown !== value) onValue(shown)
  }
  function change({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // A keyboard that composes letters loses its place when the text changes under it: such a number is grouped when it is left.
    if (!(nativeEvent instanceof InputEvent) || nativeEvent.isComposing) return onValue(input.value)
    const after = retyped(value, { text: input.value, caret: input.selectionStart ?? input.value.length, erased: erasedBy(nativeEvent) })
    // Set before React renders the same text, so that the caret is not sent to the end.
    input.value = after.text
    input.setSelectionRange(after.caret, after.caret)
    onValue(after.text)
  }
  return (
    <TextField
      {...field}
      value={value}
      label={words.label}
      hint={typeof where === 'string' ? where : where[type]}
      placeholder={words.example}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      onChange={change}
      onBlur={leave}
    />
  )
}
