import { useRef, useState, type SyntheticEvent } from 'react'
import { useStart } from '#platform/browser/use-start.ts'
import { problemText } from '#platform/calls/errors.ts'
import { problemFields } from '#platform/form/field-sentences.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { newPasswordMessages } from '#platform/language/new-password.messages.ts'
import { rulesMet, usePasswordStrength } from '#platform/password-strength.ts'
import { takeEarlyTyping } from '#start/early-typing.ts'
import { useEarlySubmit } from '#start/use-early-submit.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { NewPasswordFields } from '#ui/NewPasswordFields.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { toast } from '#ui/toast-store.ts'
import { resetMessages } from './links.messages.ts'
import { isLinkDead, resetPassword, wrongFields } from './reset-password.ts'

type NewPasswordFormProps = { token: string; onExpired: () => void; onDone: () => Promise<void> }

export function NewPasswordForm({ token, onExpired, onDone }: NewPasswordFormProps) {
  const words = useMessages(resetMessages)
  const { fields, rules } = useMessages(newPasswordMessages)
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [repetition, setRepetition] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [isTakenOver, setIsTakenOver] = useState(false)
  const strength = usePasswordStrength(password)
  useStart(() => {
    const typed = takeEarlyTyping()
    // A key that is pressed as the page comes alive is heard before what was typed earlier is handed over: it is the newer one.
    const earlier = (name: string) => (now: string) => now || (typed.get(name) ?? '')
    setPassword(earlier('password'))
    setRepetition(earlier('password_confirmation'))
    setIsTakenOver(true)
  })
  useEarlySubmit(form, isTakenOver && token !== '')

  function refuse(told: Record<string, string>) {
    setWrong(told)
    requestAnimationFrame(() => form.current && focusFirstError(form.current))
  }

  function told(error: unknown) {
    setIsBusy(false)
    const refused = problemFields(error, language)
    if (isLinkDead(error) || 'token' in refused) onExpired()
    else if (Object.keys(refused).length > 0) refuse(refused)
    else toast({ text: problemText(error, language), tone: 'danger' })
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const typed = { token, password, password_confirmation: repetition }
    const found = wrongFields(typed, language)
    if (Object.keys(found).length > 0) return refuse(found)
    setWrong({})
    setIsBusy(true)
    void resetPassword(typed).then(onDone, told)
  }

  return (
    <div className="guest-page stack gap-l">
      <form ref={form} id="password-reset" className="stack gap-l" method="post" noValidate onSubmit={submit}>
        <PageHeading title={words.title} text={words.intro} />
        <NewPasswordFields
          password={password}
          repetition={repetition}
          onPassword={setPassword}
          onRepetition={setRepetition}
          rules={rulesMet(password, rules)}
          strength={strength}
          errors={{ password: wrong['password'], repetition: wrong['password_confirmation'] }}
          texts={fields}
        />
        <Button type="submit" variant="primary" size="large" wide busy={isBusy ? words.busy : undefined}>
          {words.submit}
        </Button>
      </form>
    </div>
  )
}
