import { PasswordField } from '#ui/PasswordField.tsx'
import { useMe } from '../calls/queries.ts'

type CurrentPasswordFieldProps = {
  label: string
  showLabel: string
  hideLabel: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

/** Field for the member's password, `current_password`; tells password managers whose it is. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const { nevg } = useMe()
  return (
    <>
      <PasswordField name="current_password" autoComplete="current-password" {...props} />
      {/* After the field, in which the focus of a dialog starts. */}
      <input
        className="sr"
        type="text"
        name="username"
        autoComplete="username"
        value={nevg}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    </>
  )
}
