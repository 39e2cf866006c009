import type { RefundAccount } from '@coussinet/contract/refund-accounts.ts'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { paymentMethodMessages, refundAccountMessages } from '#messages/payment-methods.ts'
import { useMinute } from '#platform/browser/use-minute.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Note } from '#ui/Note.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { LastHeading } from '#ui/StepHeading.tsx'
import { SuccessScreen } from '#ui/SuccessScreen.tsx'
import { paymentMethodsQuery } from '../payment-methods.queries.ts'
import { activeHoldUntil } from './active-hold-until.ts'
import { IbanStep } from './IbanStep.tsx'
import { isGone, isRelease, placeOfRefundStep, presentRefundStep, type RefundStep } from './refund-account-step.ts'
import { refundAccountQuery } from './refund-account.queries.ts'
import styles from './refund-account.module.css'

// The code's steps come while the account is typed.
const ConfirmAccount = lazyPart(() => import('./ConfirmAccount.tsx').then((module) => module.ConfirmAccount))

type RefundAccountPageProps = {
  id: string | undefined
  /** Step that the address names; the route has seen that it is possible. */
  step: RefundStep
}

export function RefundAccountPage({ id, step: wanted }: RefundAccountPageProps) {
  const words = useMessages(refundAccountMessages)
  const { loading, failed } = useMessages(paymentMethodMessages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const last = useRef<HTMLHeadingElement>(null)
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery)
  const { data: found } = useQuery({ ...refundAccountQuery(id ?? ''), enabled: id !== undefined })
  const account = id === undefined ? null : (found ?? null)
  // It may have been confirmed in another tab meanwhile.
  const step = account === null ? wanted : presentRefundStep(wanted, account)
  const [before] = useState(methods.refund_account)
  const [isChanged, setIsChanged] = useState(false)
  useStart(() => void ConfirmAccount.preload().catch(() => undefined))
  const go = (to: RefundStep, account_id = id, { replace = false } = {}) =>
    navigate({ to: '/profile/payment-methods/refund-account', search: { step: to, account: account_id }, replace })
  /** The history entry of the first step contains the account, so that going back shows what was typed. */
  async function goOnWith(named: string) {
    await go('iban', named, { replace: true })
    await go('signature', named)
  }

  if (step === 'done' && account !== null) {
    return (
      <div className="content content-narrow">
        <RefundAccountDone account={account} hadAnother={before !== null && before.id !== account.id} last={last} />
      </div>
    )
  }
  const shown = account === null || step === 'done' ? 'iban' : step
  const { number, count } = placeOfRefundStep(shown)
  const choosing = isRelease(shown) ? 'release' : 'signature'
  const typing = isRelease(shown) ? 'release-code' : 'code'
  const toMethods = (
    <LinkButton variant="quiet" to="/profile/payment-methods">
      {words.back}
    </LinkButton>
  )
  const backTo = (to: RefundStep) => (
    <LinkButton variant="quiet" to="/profile/payment-methods/refund-account" search={{ step: to, account: id }}>
      {words.back}
    </LinkButton>
  )
  const draft = account === null || isGone(account) || account.status === 'active' ? null : account
  return (
    <div className="content content-narrow">
      <p className="small muted">{words.where(number, count)}</p>
      {shown === 'iban' && id !== undefined && isGone(account) && found !== undefined && (
        <div className={styles.note}>
          <Note tone="warning" live title={words.gone}>
            {words.goneText}
          </Note>
        </div>
      )}
      {shown !== 'iban' && isChanged && (
        <div className={styles.note}>
          <Note tone="warning" live title={words.changed}>
            {words.changedText}
          </Note>
        </div>
      )}
      {shown === 'iban' && (
        <IbanStep
          key={draft?.id}
          draft={draft}
          present={methods.refund_account}
          last={last}
          back={toMethods}
          onNamed={(named) => void goOnWith(named)}
        />
      )}
      {shown !== 'iban' && account !== null && (
        <Block what={failed} pending={<Skeleton shape="rows" label={loading} />}>
          <ConfirmAccount
            account={account}
            step={shown}
            last={last}
            back={shown === typing ? backTo(choosing) : isRelease(shown) ? toMethods : backTo('iban')}
            onSent={() => {
              setIsChanged(false)
              void go(typing)
            }}
            onSigned={() => void go('done', account.id, { replace: true })}
            onChoose={() => void go(choosing)}
            onChanged={() => {
              setIsChanged(true)
              void queries.invalidateQueries({ queryKey: paymentMethodsQuery.queryKey })
              void go(choosing, account.id, { replace: true })
            }}
          />
        </Block>
      )}
    </div>
  )
}

type RefundAccountDoneProps = {
  account: RefundAccount
  /** Another one was in use before. */
  hadAnother: boolean
  last: LastHeading
}

/** The end: where refunds go from now on, until when they are held, and the link to release them. */
function RefundAccountDone({ account, hadAnother, last }: RefundAccountDoneProps) {
  const words = useMessages(refundAccountMessages)
  const format = useFormat()
  const until = activeHoldUntil(useMinute(), account)
  const iban = format.shownAccount(account.iban)
  return (
    <SuccessScreen
      title={words.done}
      last={last}
      acts={
        <>
          <LinkButton variant="primary" size="large" to="/profile/payment-methods">
            {words.toMethods}
          </LinkButton>
          {until !== null && (
            <LinkButton
              variant="surface"
              size="large"
              to="/profile/payment-methods/refund-account"
              search={{ step: 'release', account: account.id }}
            >
              {words.releaseNow}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{until === null ? words.doneFree(iban) : words.doneHeld(iban)}</p>
      {until !== null && <p>{words.untilThen(format.longInstant(until))}</p>}
      <p>
        {until !== null && hadAnother && words.accepted} {words.wrote}
      </p>
    </SuccessScreen>
  )
}
