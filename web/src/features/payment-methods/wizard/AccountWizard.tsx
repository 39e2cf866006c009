import type { Mandate } from '@coussinet/contract/mandates.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useStart } from '#platform/browser/use-start.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Note } from '#ui/Note.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import { CodeStep } from '../signing/code/CodeStep.tsx'
import { SignatureStep } from '../signing/SignatureStep.tsx'
import { SigningSummary } from '../signing/SigningSummary.tsx'
import { AccountStep } from './account/AccountStep.tsx'
import { mandateCalls } from './mandate.queries.ts'
import { MandateStep } from './MandateStep.tsx'
import { type AccountStep as Step, isGone, shownStep } from './shown-account-step.ts'
import type { SignedMeans } from './Signed.tsx'
import { wizardMessages } from './wizard.messages.ts'
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

const path = '/profile/payment-methods/account'
const toes = { iban: 1, mandate: 2, signature: 3, code: 4, done: 'landed' } as const

/** Another account for the contributions: the account, its mandate, the way of the code, the code. Nothing changes before the last. */
export function AccountWizard({ methods, mandate, isUnknown, wanted }: AccountWizardProps) {
  const words = useMessages(wizardMessages)
  const format = useFormat()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const last = useRef<HTMLHeadingElement>(null)
  // The text that was read: another text is to be read again.
  const [accepted, setAccepted] = useState<string | null>(null)
  const [changed, setChanged] = useState<string | null>(null)
  // Account of before the signature, which puts the new account in its place.
  const [former] = useState<SignedMeans>(mandate?.signed_at ? 'unknown' : (methods.debit?.kind ?? 'none'))
  const ended = mandate !== undefined && isGone(mandate)
  const gone = isUnknown || ended ? (mandate?.signed_at ? 'ended' : 'unsigned') : null
  const open = ended ? undefined : mandate
  useStart(() => void Signed.preload().catch(() => undefined))
  const reached = shownStep(open, wanted)
  // A code that has just ended says so where it is typed; only an address that is opened anew leads elsewhere.
  const step = reached === 'signature' && wanted === 'code' ? 'code' : reached
  const id = open?.id

  const go = (to: Step, replace = false) => navigate({ to: path, search: { mandate: id, step: to }, replace })
  function reread() {
    setAccepted(null)
    setChanged(id ?? null)
    // The mandate is shown as it has become, also that it is signed or gone.
    void queries.invalidateQueries({ queryKey: ['payment-methods'] })
    void go('mandate', true)
  }
  /** The entry of the first step bears the mandate, so that going back shows what was typed. */
  async function goOnWith(drawn: string) {
    setChanged(null)
    await navigate({ to: path, search: { mandate: drawn, step: 'iban' }, replace: true })
    await navigate({ to: path, search: { mandate: drawn, step: 'mandate' } })
  }

  const number = toes[step]
  const stepper = (
    <Stepper
      label={words.path}
      steps={[words.steps.iban, words.steps.mandate, words.steps.signature, words.steps.code]}
      current={number}
      where={number === 'landed' ? words.whereDone : words.where(number)}
      doneText={words.done}
    />
  )
  const backTo = (to: Step) => (
    <LinkButton variant="quiet" to={path} search={{ mandate: id, step: to }}>
      {words.back}
    </LinkButton>
  )
  const quit = (
    <LinkButton variant="quiet" to="/profile/payment-methods">
      {words.quit}
    </LinkButton>
  )
  if (step === 'iban' || open === undefined) {
    const notes = (
      <PendingMandate id={methods.pending_mandate_id === id ? null : methods.pending_mandate_id} gone={gone} />
    )
    return (
      <div className="content content-narrow">
        {stepper}
        <AccountStep
          methods={methods}
          mandate={open}
          isStale={changed !== null && changed === id}
          last={last}
          back={quit}
          before={notes}
          onDone={(drawn) => void goOnWith(drawn)}
        />
      </div>
    )
  }
  const signer = open.contact === null ? null : open.debtor.name
  const calls = mandateCalls(queries, open.id)
  const facts = [
    { term: words.facts.mandate, value: open.umr },
    { term: words.facts.account, value: format.shownAccount(open.iban) },
    { term: words.facts.holder, value: open.debtor.name },
  ]
  const aside = <SigningSummary facts={facts} signer={signer} />
  return (
    <div className="content content-narrow">
      {stepper}
      {step === 'mandate' && (
        <MandateStep
          mandate={open}
          methods={methods}
          last={last}
          back={backTo('iban')}
          before={
            changed === open.id && (
              <div className={styles.notes}>
                <Note tone="warning" live title={words.changed}>
                  {words.changedAnew}
                </Note>
              </div>
            )
          }
          isAccepted={accepted === open.sha256}
          onAccept={(isAccepted) => setAccepted(isAccepted ? open.sha256 : null)}
          onNext={() => void go(open.signature === null ? 'signature' : 'code')}
        />
      )}
      {step === 'signature' && (
        <SignatureStep
          signable={open}
          calls={calls}
          signer={signer}
          last={last}
          aside={aside}
          back={backTo('mandate')}
          onSent={() => void go('code')}
          onChanged={reread}
        />
      )}
      {step === 'code' && (
        <CodeStep
          signable={open}
          calls={calls}
          words={words.sign}
          signer={signer}
          last={last}
          aside={aside}
          back={backTo('signature')}
          onSigned={() => void go('done', true)}
          onChanged={reread}
          onChoose={() => void go('signature')}
        />
      )}
      {step === 'done' && (
        <Block what={words.failed} pending={<Skeleton shape="rows" label={words.loading} />}>
          <Signed mandate={open} methods={methods} former={former} last={last} />
        </Block>
      )}
    </div>
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
