import type { Mandate } from '@coussinet/contract/mandates.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type AccountStep, isGone, shownStep } from './shown-account-step.ts'

type AccountStepRules = {
  mandate: Mandate | undefined
  /** The address names a mandate that is none of the member's. */
  isUnknown: boolean
  wanted: AccountStep | null
}

const path = '/profile/payment-methods/account'

/** Step of the account's wizard that is shown, the mandate it is about, and the moves between steps. */
export function useAccountSteps({ mandate, isUnknown, wanted }: AccountStepRules) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  // The text that was read: another text is to be read again.
  const [accepted, setAccepted] = useState<string | null>(null)
  const [changed, setChanged] = useState<string | null>(null)
  const ended = mandate !== undefined && isGone(mandate)
  const open = ended ? undefined : mandate
  const id = open?.id
  const reached = shownStep(open, wanted)
  const go = (step: AccountStep, { replace = false } = {}) =>
    navigate({ to: path, search: { mandate: id, step }, replace })
  return {
    /** The mandate to sign, or that is signed. */
    open,
    // A code that has just ended shows it at its field; only an address opened again leads elsewhere.
    step: reached === 'signature' && wanted === 'code' ? ('code' as const) : reached,
    /** The mandate of the address is not to be signed any more, or was in use and has ended. */
    gone: isUnknown || ended ? (mandate?.signed_at ? ('ended' as const) : ('unsigned' as const)) : null,
    isChanged: changed !== null && changed === id,
    isAccepted: open !== undefined && accepted === open.sha256,
    accept: (isAccepted: boolean) => setAccepted(isAccepted && open ? open.sha256 : null),
    go: (step: AccountStep) => void go(step),
    finish: () => void go('done', { replace: true }),
    /** Shows the mandate in its new state, signed and ended included. */
    reread() {
      setAccepted(null)
      setChanged(id ?? null)
      void queries.invalidateQueries({ queryKey: ['payment-methods'] })
      void go('mandate', { replace: true })
    },
    /** Shows a new mandate; the history entry of the first step contains it, so that going back shows what was typed. */
    async goOnWith(drawn: string) {
      setChanged(null)
      await navigate({ to: path, search: { mandate: drawn, step: 'iban' }, replace: true })
      await navigate({ to: path, search: { mandate: drawn, step: 'mandate' } })
    },
  }
}

export type AccountSteps = ReturnType<typeof useAccountSteps>
