import { type ReactNode, useRef } from 'react'
import Mail from '~icons/lucide/mail'
import Smartphone from '~icons/lucide/smartphone'
import { signingMessages } from '#messages/payment-methods.ts'
import { problemText } from '#platform/calls/errors.ts'
import { clockTime } from '#platform/language/format.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import type { LastHeading } from '#ui/StepHeading.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { type Signable, type SigningCalls, shownRecipient } from './signable.ts'
import { SigningHeading } from './SigningHeading.tsx'
import { useSignatureChoice } from './use-signature-choice.ts'
import styles from './signing.module.css'

type SignatureStepProps = {
  signable: Signable
  calls: Pick<SigningCalls<unknown>, 'send' | 'reload'>
  signer: string | null
  last: LastHeading
  /** Content above the channels, to read first. */
  before?: ReactNode
  aside: ReactNode
  back: ReactNode
  onSent: () => void
  /** Conflict: the text is not the one that was shown. */
  onChanged: () => void
}

const icons = { email: <Mail />, sms: <Smartphone /> }

/** Channel of the code: e-mail or SMS, to an address or number already known; a recently changed contact requires the password. */
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
  const { channels } = signable
  const form = useRef<HTMLFormElement>(null)
  const choice = useSignatureChoice({ signable, calls, onSent, onChanged, form })
  const { chosen, needsPassword, refused, blocked_until, failure, onWay, isSame } = choice
  return (
    <form ref={form} noValidate onSubmit={choice.submit}>
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
              error={choice.isWayMissing ? words.choose : needsPassword ? undefined : refused['mode']}
              onValue={choice.choose}
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
                value={choice.password}
                error={choice.isPasswordMissing ? words.passwordMissing : refused['current_password']}
                autoComplete="current-password"
                onValue={choice.typePassword}
              />
            </div>
          )}
          {blocked_until !== null && (
            <Note tone="warning" live>
              {words.tooSoon(clockTime(new Date(blocked_until).toISOString(), language))}
            </Note>
          )}
          {failure !== null && (
            <Note tone="danger" live>
              {problemText(failure, language)}
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
          busy={choice.isSending ? words.sending : undefined}
          unavailable={choice.isUnavailable}
          onUnavailable={choice.showMissing}
        >
          {isSame ? words.next : words.send}
        </Button>
      </WizardFoot>
    </form>
  )
}
