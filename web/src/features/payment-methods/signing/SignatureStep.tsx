import { signatureModes } from '@coussinet/contract/signatures.ts'
import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { useSecondsUntil } from '#platform/browser/use-seconds-until.ts'
import { problemText } from '#platform/calls/errors.ts'
import { problemFields } from '#platform/form/field-sentences.ts'
import { clockTime } from '#platform/language/format.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { Note } from '#ui/Note.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import type { LastHeading } from '#ui/StepHeading.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { firstMode, type Signable, type SigningCalls, shownRecipient } from './signable.ts'
import { signingMessages } from './signing.messages.ts'
import { SigningHeading } from './SigningHeading.tsx'
import { useSend } from './use-send.ts'
import styles from './signing.module.css'

type SignatureStepProps = {
  signable: Signable
  calls: Pick<SigningCalls<unknown>, 'send' | 'reload'>
  signer: string | null
  last: LastHeading
  /** Before the ways: what is to be read first. */
  before?: ReactNode
  aside: ReactNode
  back: ReactNode
  onSent: () => void
  /** Conflict: the text is not the one that was shown. */
  onChanged: () => void
}

const icons = { email: <Mail />, sms: <Smartphone /> }

/** Channel of the code: by e-mail or SMS, to what the portal already knows; a contact changed lately asks for the password. */
export function SignatureStep({
  signable,
  calls,
  signer,
  last,
  before,
  aside,
  back,
  onSent,
  onChanged,
}: SignatureStepProps) {
  const words = useMessages(signingMessages)
  const language = useLanguage()
  const { channels, signature } = signable
  const [chosen, setChosen] = useState(() => firstMode(signable))
  const [password, setPassword] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusPassword = () => form.current?.querySelector<HTMLInputElement>('input[name="current_password"]')?.focus()
  const { send, pending, error, blocked, forget } = useSend({
    signable,
    calls,
    onSent,
    onChanged,
    onRefused: (problem) => {
      if (problemFields(problem, language)['current_password'] !== undefined) focusPassword()
    },
  })
  const blockedFor = useSecondsUntil(blocked?.until ?? 0)
  const onWayFor = useSecondsUntil(signature === null ? 0 : Date.parse(signature.expires_at))
  const pauseFor = useSecondsUntil(signature === null ? 0 : Date.parse(signature.resend_after))
  const onWay = onWayFor > 0 ? signature : null
  const channel = channels.find(({ mode }) => mode === chosen) ?? null
  const refused = problemFields(error, language)
  // One was sent this way less than a minute ago: it is that one which is typed.
  const isSame = onWay !== null && onWay.mode === chosen && pauseFor > 0
  const needsPassword = channel?.is_recent === true && !isSame
  const passwordError = isAsked && password === '' ? words.passwordMissing : refused['current_password']
  const isBlocked = blocked !== null && blockedFor > 0
  // An error that stands at a field is not said twice.
  const isTold = refused['current_password'] !== undefined || (refused['mode'] !== undefined && needsPassword)

  /** Says what keeps the code from being sent: no way is chosen, or it was asked for too often. */
  function showMissing() {
    setIsAsked(true)
    requestAnimationFrame(() => {
      if (form.current && !focusFirstError(form.current))
        form.current.querySelector('[role="status"]')?.scrollIntoView({ block: 'center' })
    })
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (channel === null) return
    if (isSame) return onSent()
    const isMissing = needsPassword && password === ''
    setIsAsked(isMissing)
    if (isMissing) focusPassword()
    else send(channel.mode, needsPassword ? password : undefined)
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="cols wizard-cols">
        <div className="stack gap-l">
          <SigningHeading
            title={signer === null ? words.title : words.titleOf(signer)}
            help={signer === null ? words.help : words.helpOf(signer)}
            last={last}
          />
          {before}
          {onWay && (
            <Note
              action={
                <Button size="small" onClick={onSent}>
                  {words.enter}
                </Button>
              }
            >
              {words.onWay[onWay.mode](shownRecipient(onWay.recipient), clockTime(onWay.expires_at, language))}
            </Note>
          )}
          {channels.length === 0 ? (
            <Note tone="warning">{words.none}</Note>
          ) : (
            <RadioCards
              className={styles.signWays}
              name="mode"
              legend={words.legend}
              value={chosen}
              error={isAsked && channel === null ? words.choose : needsPassword ? undefined : refused['mode']}
              onValue={(value) => {
                setChosen(signatureModes.find((mode) => mode === value) ?? null)
                setIsAsked(false)
                forget()
              }}
              options={channels.map(({ mode, recipient, is_recent }) => ({
                value: mode,
                label: <span className="tnum">{words[mode](shownRecipient(recipient))}</span>,
                hint: is_recent ? words.recent : undefined,
                icon: icons[mode],
              }))}
            />
          )}
          {needsPassword && (
            <div className={`${styles.signWays} stack gap-s`}>
              <p className="small muted">{words.recentWhy}</p>
              <PasswordField
                name="current_password"
                label={words.password}
                showLabel={words.show}
                hideLabel={words.hide}
                value={password}
                error={passwordError}
                autoComplete="current-password"
                onValue={(text) => {
                  setPassword(text)
                  setIsAsked(false)
                  forget()
                }}
              />
            </div>
          )}
          {isBlocked && (
            <Note tone="warning" live>
              {words.tooSoon(clockTime(new Date(blocked.until).toISOString(), language))}
            </Note>
          )}
          {error !== null && pending === null && blocked === null && !isTold && refused['mode'] === undefined && (
            <Note tone="danger" live>
              {problemText(error, language)}
            </Note>
          )}
        </div>
        {aside}
      </div>
      <WizardFoot back={back}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={pending === null ? undefined : words.sending}
          unavailable={channel === null || (isBlocked && blocked.mode === chosen)}
          onUnavailable={showMissing}
        >
          {isSame ? words.next : words.send}
        </Button>
      </WizardFoot>
    </form>
  )
}
