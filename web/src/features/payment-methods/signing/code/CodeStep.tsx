import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import Lock from '~icons/lucide/lock'
import { codeMessages } from '#messages/payment-methods.ts'
import { problemText } from '#platform/calls/errors.ts'
import { clockTime } from '#platform/language/format.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { Note } from '#ui/Note.tsx'
import type { LastHeading } from '#ui/StepHeading.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { shownRecipient, type Signable, type SigningCalls } from '../signable.ts'
import { SigningHeading } from '../SigningHeading.tsx'
import { useSend } from '../use-send.ts'
import { CodeLife } from './CodeLife.tsx'
import { Resend } from './Resend.tsx'
import { useCode } from './use-code.ts'

type CodeStepProps<Answer> = {
  signable: Signable
  calls: SigningCalls<Answer>
  /** "Signer le mandat", its form while it is under way, and the purpose of the code: "Il ne sert qu’à signer ce mandat." */
  words: { act: string; acting: string; purpose: string }
  signer: string | null
  last: LastHeading
  aside: ReactNode
  back: ReactNode
  onSigned: (answer: Answer) => void
  /** Conflict: the subject has changed and the code is dead. */
  onChanged: () => void
  onChoose: () => void
}

/** The code that was received: typed, pasted or filled in by the phone, it signs by itself with its last digit. */
export function CodeStep<Answer>({
  signable,
  calls,
  words: own,
  signer,
  last,
  aside,
  back,
  onSigned,
  onChanged,
  onChoose,
}: CodeStepProps<Answer>) {
  const words = useMessages(codeMessages)
  const { input, resend, code, sending, isResent, error, showMissing, type } = useCodeEntry({
    signable,
    calls,
    onSigned,
    onChanged,
  })
  const { sent, end } = code

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    code.confirm(code.digits)
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="cols wizard-cols">
        <div className="stack gap-l">
          <SigningHeading
            title={words.title}
            help={
              end === null && (
                <>
                  {sent && words.sent[sent.mode](shownRecipient(sent.recipient))} {words.help}
                </>
              )
            }
            last={last}
            signer={signer !== null && end === null && words.sentTo(signer)}
          />
          <div className="stack gap-s">
            <CodeField
              ref={input}
              name="code"
              label={words.label}
              value={code.digits}
              error={error}
              readOnly={end !== null}
              aria-describedby={end === null ? 'code-life' : 'code-end'}
              onValue={type}
              onComplete={code.confirm}
            />
            {end === null && (
              <CodeLife id="code-life" seconds_left={code.seconds_left} attempts_left={code.attempts_left} />
            )}
          </div>
          <CodeNotes code={code} />
          <div ref={resend} className="stack gap-l">
            <Resend signable={signable} sent={sent} isOver={end !== null} sending={sending} onChoose={onChoose} />
          </div>
          <span className={isResent ? 'small' : 'sr'} role="status">
            {isResent ? words.resent : ''}
          </span>
          <Note icon={<Lock />}>
            {words.never} {own.purpose}
          </Note>
          {sent?.mode === 'email' && <p className="small muted">{words.spam}</p>}
          <DemoMailbox />
        </div>
        {aside}
      </div>
      <WizardFoot back={back}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={code.isConfirming ? own.acting : undefined}
          unavailable={end !== null || code.isWrong || code.digits.length < 6}
          onUnavailable={showMissing}
        >
          {own.act}
        </Button>
      </WizardFoot>
    </form>
  )
}

/** The field of the code: typed digits, error, and another code sent meanwhile. */
function useCodeEntry<Answer>(rules: Pick<CodeStepProps<Answer>, 'signable' | 'calls' | 'onSigned' | 'onChanged'>) {
  const words = useMessages(codeMessages)
  const input = useRef<HTMLInputElement>(null)
  const resend = useRef<HTMLDivElement>(null)
  const [isResent, setIsResent] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  // The next digit takes the place of the code that was wrong.
  const retype = () => requestAnimationFrame(() => input.current?.select())
  const code = useCode({ ...rules, onWrong: retype })
  const sending = useSend({
    ...rules,
    onSent: () => {
      code.type('')
      setIsResent(true)
      input.current?.focus()
    },
  })
  const { end, digits } = code

  function findError(): string | undefined {
    if (code.isWrong) return code.attempts_left < 5 ? words.wrong(code.attempts_left) : words.wrongOnce
    return isAsked && digits.length < 6 && end === null ? words.incomplete : undefined
  }

  return {
    input,
    /** Place of the ways to another code. */
    resend,
    code,
    sending,
    isResent,
    error: findError(),
    /** Focuses an incomplete or wrong code, or the button for another code if it has ended. */
    showMissing() {
      setIsAsked(true)
      if (end === null) input.current?.focus()
      else resend.current?.querySelector('button')?.focus()
    },
    type(typed: string) {
      code.type(typed)
      setIsAsked(false)
      sending.forget()
      setIsResent(false)
    },
  }
}

/** Tells how a code ended, and a failure that is no matter of the code itself. */
function CodeNotes({ code: { end, failure, retry_at } }: { code: ReturnType<typeof useCode> }) {
  const words = useMessages(codeMessages)
  const language = useLanguage()
  return (
    <>
      {end !== null && (
        <div id="code-end">
          <Note tone="warning" live>
            {words.ended[end]}
          </Note>
        </div>
      )}
      {failure !== null && (
        <Note tone="danger" live>
          {retry_at === null
            ? problemText(failure, language)
            : words.guesses(clockTime(new Date(retry_at).toISOString(), language))}
        </Note>
      )}
    </>
  )
}

/** Link to a demonstration's mailbox for the code; hidden everywhere else. */
function DemoMailbox() {
  const words = useMessages(codeMessages)
  return (
    <a className="text-link small only-demo" href="/demo/mailbox" target="_blank" rel="noopener">
      {words.mailbox}
    </a>
  )
}
