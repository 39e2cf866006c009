import type { Mandate } from '@coussinet/contract/mandates.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { wizardMessages } from '#messages/payment-methods.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Note } from '#ui/Note.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { LastHeading } from '#ui/StepHeading.tsx'
import { Wizard } from '#ui/Wizard.tsx'
import { CodeStep } from '../signing/code/CodeStep.tsx'
import { SignatureStep } from '../signing/SignatureStep.tsx'
import { SigningSummary } from '../signing/SigningSummary.tsx'
import { AccountStep } from './account/AccountStep.tsx'
import { mandateCalls } from './mandate.queries.ts'
import { MandateStep } from './MandateStep.tsx'
import type { AccountStep as Step } from './shown-account-step.ts'
import type { SignedMeans } from './Signed.tsx'
import { type AccountSteps, useAccountSteps } from './use-account-steps.ts'
import styles from './account-wizard.module.css'

// The end comes while the account is typed.
const Signed = lazyPart(() => import('./Signed.tsx').then((module) => module.Signed))

type AccountWizardProps = {
  methods: PaymentMethods
  mandate: Mandate | undefined
  /** The address names a mandate that is none of the member's. */
  isUnknown: boolean
  wanted: Step | null
}

const toes = { iban: 1, mandate: 2, signature: 3, code: 4, done: 'landed' } as const

/** Another account for the contributions: account, mandate, channel of the code, code. Nothing changes before the last step. */
export function AccountWizard({ methods, ...request }: AccountWizardProps) {
  const words = useMessages(wizardMessages)
  const last = useRef<HTMLHeadingElement>(null)
  const steps = useAccountSteps(request)
  const { open, step, gone, isChanged } = steps
  const current = toes[step]
  // Account of before the signature, which puts the new account in its place.
  const [former] = useState<SignedMeans>(request.mandate?.signed_at ? 'unknown' : (methods.debit?.kind ?? 'none'))
  useStart(() => void Signed.preload().catch(() => undefined))
  const path = {
    label: words.path,
    steps: [words.steps.iban, words.steps.mandate, words.steps.signature, words.steps.code],
    current,
    where: current === 'landed' ? words.whereDone : words.where(current),
    doneText: words.done,
  } as const
  return (
    <Wizard path={path}>
      {step === 'iban' || open === undefined ? (
        <AccountStep
          methods={methods}
          mandate={open}
          isStale={isChanged}
          last={last}
          back={
            <LinkButton variant="quiet" to="/profile/payment-methods">
              {words.quit}
            </LinkButton>
          }
          before={
            <PendingMandate
              id={methods.pending_mandate_id === open?.id ? null : methods.pending_mandate_id}
              gone={gone}
            />
          }
          onDone={(drawn) => void steps.goOnWith(drawn)}
        />
      ) : step === 'done' ? (
        <Block what={words.failed} pending={<Skeleton shape="rows" label={words.loading} />}>
          <Signed mandate={open} methods={methods} former={former} last={last} />
        </Block>
      ) : (
        <SigningSteps mandate={open} steps={steps} step={step} methods={methods} last={last} />
      )}
    </Wizard>
  )
}

type SigningStepsProps = {
  mandate: Mandate
  steps: AccountSteps
  step: 'mandate' | 'signature' | 'code'
  methods: PaymentMethods
  last: LastHeading
}

/** Reading the mandate, channel of its code, and the code. */
function SigningSteps({ mandate, steps, step, methods, last }: SigningStepsProps) {
  const words = useMessages(wizardMessages)
  const format = useFormat()
  const queries = useQueryClient()
  const signer = mandate.contact === null ? null : mandate.debtor.name
  const calls = mandateCalls(queries, mandate.id)
  const facts = [
    { term: words.facts.mandate, value: mandate.umr },
    { term: words.facts.account, value: format.shownAccount(mandate.iban) },
    { term: words.facts.holder, value: mandate.debtor.name },
  ]
  const aside = <SigningSummary facts={facts} signer={signer} />
  const backTo = (to: Step) => (
    <LinkButton variant="quiet" to="/profile/payment-methods/account" search={{ mandate: mandate.id, step: to }}>
      {words.back}
    </LinkButton>
  )
  if (step === 'mandate')
    return (
      <MandateStep
        mandate={mandate}
        methods={methods}
        last={last}
        back={backTo('iban')}
        before={
          steps.isChanged && (
            <div className={styles.notes}>
              <Note tone="warning" live title={words.changed}>
                {words.changedAnew}
              </Note>
            </div>
          )
        }
        isAccepted={steps.isAccepted}
        onAccept={steps.accept}
        onNext={() => steps.go(mandate.signature === null ? 'signature' : 'code')}
      />
    )
  if (step === 'signature')
    return (
      <SignatureStep
        signable={mandate}
        calls={calls}
        signer={signer}
        last={last}
        aside={aside}
        back={backTo('mandate')}
        onSent={() => steps.go('code')}
        onChanged={steps.reread}
      />
    )
  return (
    <CodeStep
      signable={mandate}
      calls={calls}
      words={words.sign}
      signer={signer}
      last={last}
      aside={aside}
      back={backTo('signature')}
      onSigned={steps.finish}
      onChanged={steps.reread}
      onChoose={() => steps.go('signature')}
    />
  )
}

type PendingMandateProps = {
  /** One that waits for its signature; null for none beside that on screen. */
  id: string | null
  /** The mandate of the address is not to be signed any more, or was in use and has ended. */
  gone: 'unsigned' | 'ended' | null
}

function PendingMandate({ id, gone }: PendingMandateProps) {
  const words = useMessages(wizardMessages)
  if (id === null && gone === null) return null
  return (
    <div className={`${styles.notes} stack gap-m`}>
      {gone !== null && (
        <Note tone="warning" live>
          {words.gone[gone]}
        </Note>
      )}
      {id !== null && (
        <Note
          action={
            <LinkButton variant="outline" size="small" to="/profile/payment-methods/account" search={{ mandate: id }}>
              {words.resume}
            </LinkButton>
          }
        >
          {words.pending}
        </Note>
      )}
    </div>
  )
}
