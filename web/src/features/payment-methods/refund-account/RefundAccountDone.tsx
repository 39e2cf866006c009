import { Link } from '@tanstack/react-router'
import type { RefundAccount } from '@coussinet/contract/signing/refund-accounts.ts'
import { useMinute } from '#platform/browser/use-minute.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Landed } from '#ui/progress/Landed.tsx'
import type { LastHeading } from '#ui/progress/StepHeading.tsx'
import { heldAt } from './held.ts'
import { refundAccountMessages } from './refund-account.messages.ts'

type RefundAccountDoneProps = {
  account: RefundAccount
  /** Another one was in use before. */
  hadAnother: boolean
  last: LastHeading
}

/** The end: where refunds go from now on, until when they wait, and the way to let them go. */
export function RefundAccountDone({ account, hadAnother, last }: RefundAccountDoneProps) {
  const words = useMessages(refundAccountMessages)
  const format = useFormat()
  const until = heldAt(useMinute(), account)
  const iban = format.shownAccount(account.iban)
  return (
    <Landed
      title={words.done}
      last={last}
      acts={
        <>
          <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/profile/payment-methods">
            {words.toMethods}
          </Link>
          {until !== null && (
            <Link
              className={buttonClass({ variant: 'paper', size: 'large' })}
              to="/profile/payment-methods/refund-account"
              search={{ step: 'release', account: account.id }}
            >
              {words.releaseNow}
            </Link>
          )}
        </>
      }
    >
      <p>{until === null ? words.doneFree(iban) : words.doneHeld(iban)}</p>
      {until !== null && <p>{words.untilThen(format.longInstant(until))}</p>}
      <p>
        {until !== null && hadAnother && words.accepted} {words.wrote}
      </p>
    </Landed>
  )
}
