import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Contract } from '@coussinet/contract/profile.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { homeMessages } from './home.messages.ts'

type GreetingProps = { firstname: string; contract: Pick<Contract, 'amount_due_cents'>; children: ReactNode }

/** The member by name, what is owed when something is, and what else is to be told. */
export function Greeting({ firstname, contract: { amount_due_cents }, children }: GreetingProps) {
  const words = useMessages(homeMessages)
  const { euros } = useFormat()
  return (
    <div className="page-head">
      <div className="stack gap-s">
        <h1>{words.hello(firstname)}</h1>
        <p className="lead home-fact">
          {amount_due_cents > 0 && (
            <>
              <Link className="text-link" to="/profile/receipts/due">
                {words.due(euros(amount_due_cents))}
              </Link>{' '}
            </>
          )}
          {children}
        </p>
      </div>
    </div>
  )
}
