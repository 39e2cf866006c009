import { type WizardStep, findDraftObstacle, wizardSteps } from '@coussinet/contract/domain/requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, type RefObject, Suspense, useState } from 'react'
import ArrowRight from '~icons/lucide/arrow-right'
import { careMessages, wizardMessages } from '#messages/refund-requests.ts'
import { useMedia } from '#platform/browser/use-media.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { usePreloadAtRest } from '#platform/page/use-preload-at-rest.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type LastHeading, StepHeading } from '#ui/StepHeading.tsx'
import { toast } from '#ui/toast-store.ts'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'
import { keepChosen } from '../pile/chosen-files.ts'
import type { RequestDraft } from './draft/use-draft.ts'
import { InvoiceStep } from './invoice/InvoiceStep.tsx'
import { findObstacle, neighbours } from './wizard-steps.ts'
import styles from './new-refund.module.css'

type MoveRules = {
  request: RefundRequest | undefined
  step: WizardStep
  draft: RequestDraft
  page: RefObject<HTMLElement | null>
}

/** Exits of a step: to the next one, to what it still lacks, or to sorting several documents. */
function useStepMoves({ request, step, draft, page }: MoveRules) {
  const navigate = useNavigate()
  const router = useRouter()
  const queries = useQueryClient()
  const [attempted, setAttempted] = useState<WizardStep | null>(null)
  const showFirstError = () => requestAnimationFrame(() => page.current && focusFirstError(page.current))
  return {
    /** The member wanted to leave this step, which lacks something. */
    isAttempted: attempted === step,
    /** Saves what is typed and goes to the next step if nothing is missing. */
    async goOn() {
      const { latestLocation: from } = router
      if (!(await draft.settle())) {
        showFirstError()
        return
      }
      const kept = request && queries.getQueryData(refundQueries.request(request.id).queryKey)
      const next = neighbours(step).after ?? wizardSteps[0]
      // The member may have left meanwhile.
      if (router.latestLocation === from && findDraftObstacle(step, kept) === null)
        void navigate({ to: '/refunds/new', search: { request: request?.id, step: next } })
    },
    /** Shows every missing item in place, and focuses the first. */
    showMissing() {
      setAttempted(step)
      draft.care.showAll()
      showFirstError()
    },
    /** Opens the page that sorts several documents. */
    sort(files: readonly File[]) {
      keepChosen(files)
      void navigate({ to: '/refunds/piles/$id', params: { id: 'new' } })
    },
  }
}

// The later steps come when the first one is at rest: they are there before the invoice is.
const AnimalsStep = lazyPart(() => import('./animals/AnimalsStep.tsx').then((module) => module.AnimalsStep))
const CareSheetsStep = lazyPart(() =>
  import('./care-sheets/CareSheetsStep.tsx').then((module) => module.CareSheetsStep),
)
const SummaryStep = lazyPart(() => import('./summary/SummaryStep.tsx').then((module) => module.SummaryStep))

// At rest too: nobody needs it first.
const ContinueOnPhone = lazyPart(() =>
  import('./continuation/ContinueOnPhone.tsx').then((module) => module.ContinueOnPhone),
)
// For requests that are written without a network.
const DeviceSummary = lazyPart(() => import('./summary/DeviceSummary.tsx').then((module) => module.DeviceSummary))

// For the few drafts that follow a decided request.
const FollowNote = lazyPart(() => import('../follow-up/FollowNote.tsx').then((module) => module.FollowNote))

type DraftStepProps = {
  request: RefundRequest | undefined
  step: WizardStep
  draft: RequestDraft
  animals: readonly PortrayedAnimal[]
  today: string
  page: RefObject<HTMLElement | null>
  last: LastHeading
  /** Above the first step of a request not begun: the drafts that wait. */
  before?: ReactNode
}

/** One step of a draft, with its heading, its fields and its foot. */
export function DraftStep({ request, step, draft, animals, today, page, last, before }: DraftStepProps) {
  const words = useMessages(wizardMessages)
  const { isAttempted, goOn, showMissing, sort } = useStepMoves({ request, step, draft, page })
  const isComputer = useMedia('(min-width: 48.01rem) and (pointer: fine)')
  usePreloadAtRest([AnimalsStep, CareSheetsStep, SummaryStep])
  const { before: previous } = neighbours(step)
  const back = previous && (
    <LinkButton variant="quiet" to="/refunds/new" search={{ request: request?.id, step: previous }}>
      {words.back}
    </LinkButton>
  )
  const heading = <DraftHeading key={step} step={step} request={request} last={last} />
  const elsewhere = (
    <Suspense fallback={<div className={styles.elsewhere} data-below={isComputer ? undefined : true} />}>
      <ContinueOnPhone request={request} begin={draft.begin} isComputer={isComputer} className={styles.elsewhere} />
    </Suspense>
  )
  return (
    <>
      {isComputer && !draft.isOnDevice && elsewhere}
      {(draft.isOnDevice || (step === 'invoice' && !request)) && before}
      {request && request.follows !== null && (
        <Suspense fallback={null}>
          <FollowNote request={request} follows={request.follows} />
        </Suspense>
      )}
      {step === 'invoice' ? (
        <InvoiceStep
          request={request}
          animals={animals}
          draft={draft}
          heading={heading}
          onMany={draft.onMany ?? sort}
          isAttempted={isAttempted}
        />
      ) : (
        heading
      )}
      {step !== 'invoice' && request && (
        <Block key={`${step}-fields`} what={words.load} pending={<Skeleton shape="rows" label={words.loading} />}>
          {step === 'animals' && (
            <AnimalsStep request={request} animals={animals} draft={draft} today={today} isAttempted={isAttempted} />
          )}
          {step === 'care_sheets' && (
            <CareSheetsStep request={request} animals={animals} draft={draft} today={today} isAttempted={isAttempted} />
          )}
          {step === 'summary' && draft.isOnDevice && (
            <DeviceSummary
              request={request}
              isBusy={draft.uploads.isBusy || draft.isSaving || draft.care.isUnsaved}
              back={back}
            />
          )}
          {step === 'summary' && !draft.isOnDevice && (
            <SummaryStep
              request={request}
              isBusy={draft.uploads.isBusy || draft.isSaving}
              isUnsaved={draft.care.isUnsaved}
              back={back}
            />
          )}
        </Block>
      )}
      {!isComputer && !draft.isOnDevice && elsewhere}
      {(step !== 'summary' || !request) && (
        <DraftFoot
          request={request}
          draft={draft}
          obstacle={findObstacle(step, request, draft)}
          isAttempted={isAttempted}
          back={back}
          onMissing={showMissing}
          onNext={() => void goOn()}
        />
      )}
    </>
  )
}

/** The heading of a step; the care sheet of one animal is that animal's. */
function DraftHeading({ step, request, last }: Pick<DraftStepProps, 'step' | 'request' | 'last'>) {
  const words = useMessages(wizardMessages)
  const care = useMessages(careMessages)
  const { title, help } = { invoice: words.invoice, animals: care, care_sheets: words.sheets, summary: words.summary }[
    step
  ]
  const [only] = request?.animals.length === 1 && step === 'care_sheets' ? request.animals : []
  return <StepHeading title={only ? words.sheets.titleOf(only.name) : title} help={help} last={last} />
}

type DraftFootProps = {
  request: RefundRequest | undefined
  draft: RequestDraft
  obstacle: ReturnType<typeof findObstacle>
  isAttempted: boolean
  /** The way to the step before, if there is one. */
  back: ReactNode
  onMissing: () => void
  onNext: () => void
}

/** Bar at the bottom of a draft's step: back or out, what is saved or missing, and the next step. */
function DraftFoot({ request, draft, obstacle, isAttempted, back, onMissing, onNext }: DraftFootProps) {
  const words = useMessages(wizardMessages)
  const reason = obstacle && words.missing[obstacle]
  const sayKept = () => {
    if (request) toast({ text: draft.isOnDevice ? words.keptHere : words.kept, tone: 'info' })
  }
  return (
    <WizardFoot
      back={
        back ?? (
          <LinkButton variant="quiet" className="only-desk" to="/refunds" onClick={sayKept}>
            {words.quit}
          </LinkButton>
        )
      }
      note={
        reason ??
        (draft.isSaving
          ? words.saving
          : draft.care.isUnsaved
            ? words.unsaved
            : request && (draft.isOnDevice ? words.savedHere : words.saved))
      }
      lacks={isAttempted ? reason : null}
    >
      <Button
        variant="primary"
        size="large"
        iconEnd={<ArrowRight />}
        busy={draft.isSettling ? words.saving : undefined}
        unavailable={obstacle !== null}
        onUnavailable={onMissing}
        onClick={onNext}
      >
        {words.next}
      </Button>
    </WizardFoot>
  )
}
