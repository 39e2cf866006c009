import { useState } from 'react'
import { newPasswordMessages } from '#messages/platform.ts'
import { resetMessages } from '#messages/session.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { problemText } from '#platform/calls/errors.ts'
import { problemFields } from '#platform/form/field-sentences.ts'
import { useEarlyForm } from '#platform/form/use-early-form.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { rulesMet, usePasswordStrength } from '#platform/password-strength.ts'
import { takeEarlyTyping } from '#start/early-typing.ts'
import { Button } from '#ui/Button.tsx'
import { NewPasswordFields } from '#ui/NewPasswordFields.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { toast } from '#ui/toast-store.ts'
import { isLinkDead, resetPassword, wrongFields } from './reset-password.ts'

type NewPasswordFormProps = { token: string; onExpired: () => void; onDone: () => Promise<void> }

export function NewPasswordForm({ token, onExpired, onDone }: NewPasswordFormProps) {
  const words = useMessages(resetMessages)
  const { fields, rules } = useMessages(newPasswordMessages)
  const language = useLanguage()
  const [password, setPassword] = useState('')
  const [repetition, setRepetition] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isTakenOver, setIsTakenOver] = useState(false)
  const strength = usePasswordStrength(password)
  useStart(() => {
    const typed = takeEarlyTyping()
    // A key pressed during hydration arrives before the earlier typing does: the newer value wins.
    const earlier = (name: string) => (now: string) => now || (typed.get(name) ?? '')
    setPassword(earlier('password'))
    setRepetition(earlier('password_confirmation'))
    setIsTakenOver(true)
  })
  const { formProps, errors, refuse, forgetErrors } = useEarlyForm(isTakenOver && token !== '')

  function showFailure(error: unknown) {
    setIsBusy(false)
    const refused = problemFields(error, language)
    if (isLinkDead(error) || 'token' in refused) onExpired()
    else if (Object.keys(refused).length > 0) refuse(refused)
    else toast({ text: problemText(error, language), tone: 'danger' })
  }

  function submit() {
    if (isBusy) return
    const typed = { token, password, password_confirmation: repetition }
    const found = wrongFields(typed, language)
    if (Object.keys(found).length > 0) return refuse(found)
    forgetErrors()
    setIsBusy(true)
    void resetPassword(typed).then(onDone, showFailure)
  }

  return (
    <div className="guest-page stack gap-l">
      <form {...formProps(submit)} id="password-reset" className="stack gap-l">
        <PageHeading title={words.title} text={words.intro} />
        <NewPasswordFields
          password={password}
          repetition={repetition}
          onPassword={setPassword}
          onRepetition={setRepetition}
          rules={rulesMet(password, rules)}
          strength={strength}
          errors={{ password: errors['password'], repetition: errors['password_confirmation'] }}
          texts={fields}
        />
        <Button type="submit" variant="primary" size="large" wide busy={isBusy ? words.busy : undefined}>
          {words.submit}
        </Button>
      </form>
    </div>
  )
}
