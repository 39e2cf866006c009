import type { Mandate } from '@coussinet/contract/mandates.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import ArrowRight from '~icons/lucide/arrow-right'
import ShieldCheck from '~icons/lucide/shield-check'
import { signingMessages, wizardMessages } from '#messages/payment-methods.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { ErrorBlock } from '#ui/ErrorBlock.tsx'
import { Note } from '#ui/Note.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { type LastHeading, StepHeading } from '#ui/StepHeading.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { SignedPaper, useIsWhatIsSigned } from '../signing/SignedPaper.tsx'
import { UnpaidText } from './UnpaidText.tsx'
import styles from './account-wizard.module.css'

type MandateStepProps = {
  mandate: Mandate
  methods: PaymentMethods
  last: LastHeading
  back: ReactNode
  /** Above the paper: that it has changed. */
  before: ReactNode
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
  onNext: () => void
}

/** Step 2: the mandate to read, what it changes, and the box to confirm reading. */
export function MandateStep({ mandate, methods, last, back, before, isAccepted, onAccept, onNext }: MandateStepProps) {
  const { next, mandate: words } = useMessages(wizardMessages)
  const signing = useMessages(signingMessages)
  const box = useRef<HTMLInputElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const isIntact = useIsWhatIsSigned({ parts: mandate.parts, text: mandate.text, sha256: mandate.sha256 })
  const signer = mandate.contact === null ? null : mandate.debtor.name

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAccepted) return onNext()
    setIsAsked(true)
    box.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="cols wizard-cols">
        <div>
          <StepHeading title={words.title} help={signer === null ? words.help : words.helpOther(signer)} last={last} />
          {before}
          {isIntact === false ? (
            <ErrorBlock
              title={signing.altered}
              text={signing.alteredText}
              retryLabel={signing.reload}
              onRetry={() => location.reload()}
            />
          ) : (
            <>
              <PaperLanguage of={mandate.parts.language} />
              <SignedPaper parts={mandate.parts} />
              <Checkbox
                ref={box}
                className={styles.accept}
                label={signer === null ? words.accept : words.acceptOther(signer)}
                checked={isAccepted}
                error={isAsked && !isAccepted ? words.acceptMissing : undefined}
                onCheck={onAccept}
              />
            </>
          )}
        </div>
        <aside className="stack gap-l">
          <MandateChanges mandate={mandate} methods={methods} />
          <DownloadButton href={mandate.document_href} document_type="mandate">
            {words.pdf}
          </DownloadButton>
          <p className={`row small muted ${styles.next}`}>
            <ShieldCheck />
            <span>{signer === null ? words.signNext : words.signNextOther}</span>
          </p>
        </aside>
      </div>
      <WizardFoot back={back}>
        {isIntact !== false && (
          <Button type="submit" variant="primary" size="large" iconEnd={<ArrowRight />}>
            {next}
          </Button>
        )}
      </WizardFoot>
    </form>
  )
}

function MandateChanges({ mandate, methods }: { mandate: Mandate; methods: PaymentMethods }) {
  const { mandate: words } = useMessages(wizardMessages)
  const format = useFormat()
  const { debit, refund_account, unpaid_cents } = methods
  const { iban, uses, due_day, collect_unpaid, first_debit_on, last_debit_before } = mandate
  const today =
    debit === null ? words.nothing : debit.kind === 'card' ? words.card(debit.last4) : format.shownAccount(debit.iban)
  const refunds = uses.includes('refunds')
    ? words.refundsHere
    : refund_account === null
      ? words.refundsNone
      : words.refundsStay(format.shownAccount(refund_account.iban))
  return (
    <>
      <SideBlock variant="card" title={words.changes}>
        <DescriptionList
          facts={[
            { term: words.today, value: today },
            { term: words.after, value: <b className="strong">{format.shownAccount(iban)}</b> },
            { term: words.debit, value: words.debitDay(due_day ?? methods.due_day) },
            ...(first_debit_on === null ? [] : [{ term: words.first, value: format.shortDay(first_debit_on) }]),
            ...(collect_unpaid && unpaid_cents > 0 ? [{ term: words.unpaid, value: format.euros(unpaid_cents) }] : []),
            { term: words.refunds, value: refunds },
          ]}
        />
      </SideBlock>
      {last_debit_before !== null && (
        <Note tone="warning">{words.last[debit?.kind ?? 'none'](format.weekdayAndDay(last_debit_before))}</Note>
      )}
      <UnpaidText mandate={mandate} methods={methods} />
    </>
  )
}
