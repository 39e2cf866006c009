import type { RefundAccount } from '@coussinet/contract/refund-accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refundAccountMessages, signingMessages } from '#messages/payment-methods.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import type { LastHeading } from '#ui/StepHeading.tsx'
import { CodeStep } from '../signing/code/CodeStep.tsx'
import { SignatureStep } from '../signing/SignatureStep.tsx'
import { SignedPaper, useIsWhatIsSigned } from '../signing/SignedPaper.tsx'
import { SigningSummary } from '../signing/SigningSummary.tsx'
import { refundAccountCalls } from './refund-account.queries.ts'

type ConfirmAccountProps = {
  account: RefundAccount
  step: 'signature' | 'code' | 'release' | 'release-code'
  last: LastHeading
  back: ReactNode
  onSent: () => void
  onSigned: () => void
  onChoose: () => void
  /** Conflict: the account is not the one that was shown, or waits for no code any more. */
  onChanged: () => void
}

/** The text that the code is for, the way in which the code comes, and the code. */
export function ConfirmAccount({
  account,
  step,
  last,
  back,
  onSent,
  onSigned,
  onChoose,
  onChanged,
}: ConfirmAccountProps) {
  const words = useMessages(refundAccountMessages)
  const signing = useMessages(signingMessages)
  const format = useFormat()
  const calls = refundAccountCalls(useQueryClient(), account.id)
  const isWhole = useIsWhatIsSigned(account)
  const aside = (
    <SigningSummary
      facts={[
        { term: words.account, value: format.shownAccount(account.iban) },
        { term: words.holder, value: account.holder },
      ]}
    />
  )
  const changed = () => {
    void calls.reload().catch(() => undefined)
    onChanged()
  }
  if (isWhole === false) {
    return (
      <Note
        tone="danger"
        live
        title={signing.altered}
        action={
          <Button size="small" onClick={() => location.reload()}>
            {signing.reload}
          </Button>
        }
      >
        {signing.alteredText}
      </Note>
    )
  }
  if (step === 'signature' || step === 'release') {
    return (
      <SignatureStep
        signable={account}
        calls={calls}
        signer={null}
        last={last}
        before={<SignedPaper parts={account.parts} />}
        aside={aside}
        back={back}
        onSent={onSent}
        onChanged={changed}
      />
    )
  }
  return (
    <CodeStep
      signable={account}
      calls={calls}
      words={step === 'code' ? words.confirm : words.release}
      signer={null}
      last={last}
      aside={aside}
      back={back}
      onSigned={onSigned}
      onChanged={changed}
      onChoose={onChoose}
    />
  )
}
