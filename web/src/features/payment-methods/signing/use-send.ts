import type { SignatureMode } from '@coussinet/contract/signatures.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { useAttemptKeys } from '#platform/form/use-attempt-keys.ts'
import type { SendBody, Signable, SigningCalls } from './signable.ts'

type SendRules = {
  signable: Signable
  calls: Pick<SigningCalls<unknown>, 'send' | 'reload'>
  onSent: () => void
  /** Conflict: the text is not the one that was shown. */
  onChanged: () => void
  onRefused?: (error: unknown) => void
}

/** Sends a code: one however often it is pressed, and what keeps the server from sending it. */
export function useSend({ signable, calls, onSent, onChanged, onRefused }: SendRules) {
  const isBusy = useRef(false)
  const attempt = useAttemptKeys()
  const [blocked, setBlocked] = useState<{ mode: SignatureMode; until: number } | null>(null)
  const sending = useMutation({
    mutationFn: (body: SendBody) =>
      attempt(`${body.mode} ${body.sha256} ${body.current_password ?? ''}`, (key) => calls.send(body, key)),
  })

  function refused(error: unknown, mode: SignatureMode) {
    if (hasCode(error, 'conflict') || hasCode(error, 'not_found')) return onChanged()
    onRefused?.(error)
    if (!isApiProblem(error)) return
    if (error.code === 'too_many_requests') setBlocked({ mode, until: Date.now() + (error.retry_after ?? 60) * 1000 })
    // The contact has changed since it was shown.
    if (error.errors['mode'] !== undefined) void calls.reload().catch(() => undefined)
  }

  function send(mode: SignatureMode, current_password?: string) {
    if (isBusy.current) return
    isBusy.current = true
    setBlocked(null)
    const body = { mode, sha256: signable.sha256, ...(current_password === undefined ? {} : { current_password }) }
    // A promise outlives the step, which leaves when the code is on its way.
    sending
      .mutateAsync(body)
      .then(onSent, (error: unknown) => refused(error, mode))
      .finally(() => {
        isBusy.current = false
      })
  }

  return {
    send,
    pending: sending.isPending ? sending.variables.mode : null,
    error: sending.error,
    blocked,
    forget: () => {
      if (!sending.isPending) sending.reset()
      setBlocked(null)
    },
  }
}
