import { useRef, type ReactNode, type SyntheticEvent } from 'react'
import { useEarlySubmit } from '#start/use-early-submit.ts'
import { Button, type ButtonProps } from '#ui/Button.tsx'

type PressFormProps = Pick<ButtonProps, 'variant' | 'busy'> & {
  /** token of the mailed link, empty until the page has its code */
  token: string | null
  onPress: () => void
  children: ReactNode
}

/** One button, as a form: a press on the ready page is kept until the code arrives, like any form that is sent early. */
export function PressForm({ variant, busy, token, onPress, children }: PressFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEarlySubmit(form, token !== '')

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    onPress()
  }

  return (
    <form ref={form} method="post" onSubmit={submit}>
      <Button type="submit" variant={variant} size="large" wide busy={busy}>
        {children}
      </Button>
    </form>
  )
}
