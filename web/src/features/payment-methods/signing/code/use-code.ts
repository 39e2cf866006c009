import type { Signature } from '@coussinet/contract/signatures.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSecondsUntil } from '#platform/browser/use-seconds-until.ts'
import { type ApiProblem, hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { useAttemptKeys } from '#platform/form/use-attempt-keys.ts'
import type { Signable, SigningCalls } from '../signable.ts'
import { type CodeEnd, getCodeEnd } from './code-life.ts'

type CodeRules<Answer> = {
  signable: Signable
  calls: SigningCalls<Answer>
  onSigned: (answer: Answer) => void
  /** Conflict: the subject has changed and the code is dead. */
  onChanged: () => void
  /** A try was wrong: the field is cleared. */
  onWrong: () => void
}

const triesLeft = ({ params }: ApiProblem): number | null => {
  const left = params['code']?.['attempts_left']
  return typeof left === 'number' ? left : null
}

/** A code that was sent: its lifetime, the typed digits, and its confirmation. They stay if the network fails. */
export function useCode<Answer>({ signable, calls, onSigned, onChanged, onWrong }: CodeRules<Answer>) {
  const present = signable.signature
  const [sent, setSent] = useState<Signature | null>(present)
  const [ended, setEnded] = useState<{ id: string; end: CodeEnd } | null>(null)
  const [tried, setTried] = useState<{ id: string; left: number } | null>(null)
  // The wrong one, by its id: digits typed meanwhile may be right.
  const [wrong, setWrong] = useState<string | null>(null)
  const refusedCodes = useRef(new Set<string>())
  const [digits, setDigits] = useState('')
  const [retry_at, setRetryAt] = useState<number | null>(null)
  const isBusy = useRef(false)
  const attempt = useAttemptKeys()
  // The code sent last, from another tab too; one that has ended stays, to show that.
  if (present !== null && present !== sent) setSent(present)
  const seconds_left = useSecondsUntil(sent === null ? 0 : Date.parse(sent.expires_at))
  const isWrong = wrong !== null && wrong === `${sent?.id} ${digits}`
  const end = getCodeEnd({ sent, present, ended, seconds_left })
  const confirming = useMutation({
    mutationFn: ({ id, code }: { id: string; code: string }) =>
      attempt(`${id} ${code}`, (key) => calls.confirm(id, code, key)),
  })

  function refused(error: unknown, id: string, code: string) {
    if (hasCode(error, 'conflict') || hasCode(error, 'not_found')) return onChanged()
    if (hasCode(error, 'expired')) {
      // Sent again from another tab, the answer to the next question knows of the newer one.
      setEnded({ id, end: seconds_left === 0 ? 'expired' : 'gone' })
      void calls.reload().catch(() => undefined)
    }
    if (!isApiProblem(error)) return
    if (error.code === 'too_many_requests') setRetryAt(Date.now() + (error.retry_after ?? 60) * 1000)
    if (error.errors['code'] === undefined) return
    const left = triesLeft(error)
    if (left !== null) setTried({ id, left })
    if (left === 0) return setEnded({ id, end: 'tries' })
    setWrong(`${id} ${code}`)
    onWrong()
  }

  function confirm(code: string) {
    if (isBusy.current || sent === null || end !== null || code.length < 6) return
    const { id } = sent
    // One that was wrong is wrong again: it costs no other try.
    if (refusedCodes.current.has(`${id} ${code}`)) {
      setWrong(`${id} ${code}`)
      return onWrong()
    }
    isBusy.current = true
    setWrong(null)
    setRetryAt(null)
    // A promise outlives this step, which leaves as soon as it is signed.
    confirming
      .mutateAsync({ id, code })
      .then(onSigned, (error: unknown) => {
        if (isApiProblem(error) && error.errors['code'] !== undefined) refusedCodes.current.add(`${id} ${code}`)
        refused(error, id, code)
      })
      .finally(() => {
        isBusy.current = false
      })
  }

  const { error } = confirming
  // An error shown at the field, or by the code's end, needs no second message.
  const isTold =
    isApiProblem(error) &&
    (error.errors['code'] !== undefined ||
      error.code === 'expired' ||
      error.code === 'conflict' ||
      error.code === 'not_found')
  return {
    digits,
    /** The typed digits; the first digit that changes clears the error. */
    type(typed: string) {
      setDigits(typed)
      setWrong(null)
      if (!confirming.isPending) confirming.reset()
    },
    confirm,
    isConfirming: confirming.isPending,
    isWrong,
    sent,
    end,
    seconds_left,
    attempts_left: Math.min(sent?.attempts_left ?? 0, tried !== null && tried.id === sent?.id ? tried.left : 5),
    /** The failure that is no matter of the code itself. */
    failure: isTold ? null : error,
    /** After too many wrong codes: when another may be tried, in milliseconds since 1970. */
    retry_at,
  }
}
