import type { ReactNode } from 'react'
import { useEarlyForm } from '#platform/form/use-early-form.ts'
import { Button, type ButtonProps } from '#ui/Button.tsx'

type PressFormProps = Pick<ButtonProps, 'variant' | 'busy'> & {
  /** token of the mailed link, empty until the page has its code */
  token: string | null
  onPress: () => void
  children: ReactNode
}

/** Button in its own form, so that a press before the code arrives counts once it is there. */
export function PressForm({ variant, busy, token, onPress, children }: PressFormProps) {
  const { formProps } = useEarlyForm(token !== '')
  return (
    <form {...formProps(onPress)}>
      <Button type="submit" variant={variant} size="large" wide busy={busy}>
        {children}
      </Button>
    </form>
  )
}
