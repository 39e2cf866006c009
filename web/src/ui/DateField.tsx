import { TextField, type TextFieldProps } from './TextField.tsx'

/** A day, in the browser's own date input; values, min and max are ISO days. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'icon' | 'end'>) {
  return <TextField {...props} type="date" />
}
