import { useState } from 'react'
import { toast } from '#ui/toast-store.ts'
import { hasCode } from '../calls/api-problem.ts'
import { problemText } from '../calls/errors.ts'
import { useLanguage } from '../language/i18n.ts'
import { report } from '../page/report-failure.ts'

/** Act that ends a private address. */
export type AddressEnd = 'replace' | 'revoke'

type AddressMutation = { mutateAsync: () => Promise<unknown>; isPending: boolean; reset: () => void }

type PrivateAddressCalls = {
  /** in reports of failures */
  name: 'calendar' | 'invoice-address'
  making: AddressMutation
  revoking: AddressMutation
  /** shown once it is revoked */
  revoked: string
}

/** Makes, replaces and revokes a private address; asks before the present one stops working. */
export function usePrivateAddress({ name, making, revoking, revoked }: PrivateAddressCalls) {
  const language = useLanguage()
  const [ending, setEnding] = useState<AddressEnd | null>(null)
  const tell = (action: string) => (error: unknown) => {
    report(error, { action: `${name}.${action}` })
    if (!hasCode(error, 'session_expired') && !hasCode(error, 'cancelled'))
      toast({ text: problemText(error, language), tone: 'danger' })
  }
  function make() {
    if (!making.isPending) making.mutateAsync().catch(tell('make'))
  }
  return {
    make,
    /** the question that is open; null without one */
    ending,
    ask: setEnding,
    keep: () => setEnding(null),
    end() {
      setEnding(null)
      if (ending === 'replace') return make()
      making.reset()
      revoking.mutateAsync().then(() => toast({ text: revoked, tone: 'success' }), tell('revoke'))
    },
  }
}

export type PrivateAddress = ReturnType<typeof usePrivateAddress>
