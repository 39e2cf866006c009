import { type SignatureMode, signatureModes } from '@coussinet/contract/signatures.ts'
import { type RefObject, type SyntheticEvent, useState } from 'react'
import { useSecondsUntil } from '#platform/browser/use-seconds-until.ts'
import { problemFields } from '#platform/form/field-sentences.ts'
import { useLanguage } from '#platform/language/i18n.ts'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { firstMode, type Signable, type SigningCalls } from './signable.ts'
import { useSend } from './use-send.ts'

type ChoiceRules = {
  signable: Signable
  calls: Pick<SigningCalls<unknown>, 'send' | 'reload'>
  onSent: () => void
  onChanged: () => void
  form: RefObject<HTMLFormElement | null>
}

/** Choice of a code's channel, with the password that a recently changed contact requires, and its sending. */
export function useSignatureChoice({ signable, calls, onSent, onChanged, form }: ChoiceRules) {
  const language = useLanguage()
  const { channels, signature } = signable
  const [chosen, setChosen] = useState(() => firstMode(signable))
  const [password, setPassword] = useState('')
  const [isAsked, setIsAsked] = useState(false)
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
  const isBlocked = blocked !== null && blockedFor > 0

  /** Explains why the code cannot be sent: no channel is chosen, or there were too many requests. */
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

  /** Clears errors and refusals. */
  function begin() {
    setIsAsked(false)
    forget()
  }

  return {
    submit,
    showMissing,
    chosen,
    choose(value: string) {
      setChosen(signatureModes.find((mode: SignatureMode) => mode === value) ?? null)
      begin()
    },
    password,
    typePassword(text: string) {
      setPassword(text)
      begin()
    },
    needsPassword,
    /** Nothing is chosen, or no password is typed, and it was sent. */
    isWayMissing: isAsked && channel === null,
    isPasswordMissing: isAsked && password === '',
    /** Refusals of the server at the fields `mode` and `current_password`. */
    refused,
    /** A failure that belongs to no field. */
    failure:
      error !== null &&
      pending === null &&
      blocked === null &&
      refused['current_password'] === undefined &&
      refused['mode'] === undefined
        ? error
        : null,
    /** Time from which another code may be requested, in milliseconds since 1970; null if now. */
    blocked_until: isBlocked ? blocked.until : null,
    isUnavailable: channel === null || (isBlocked && blocked.mode === chosen),
    isSending: pending !== null,
    /** A code that was sent and still lives. */
    onWay,
    /** The one on its way came this way less than a minute ago: it is typed, and no other sent. */
    isSame,
  }
}
