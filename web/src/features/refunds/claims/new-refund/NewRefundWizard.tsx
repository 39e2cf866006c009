import { findDraftObstacle } from '@coussinet/contract/domain/draft-steps.ts'
import { type WizardStep, wizardSteps } from '@coussinet/contract/domain/request-states.ts'
import { type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useStart } from '#platform/browser/use-start.ts'
import { useLatestToday } from '#platform/browser/use-today.ts'
import { useWarnBeforeLeaving } from '#platform/browser/use-warn-before-leaving.ts'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Button } from '#ui/Button.tsx'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StepHeading } from '#ui/StepHeading.tsx'
import { toast } from '#ui/toast-store.ts'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'
import { keepChosen } from '../pile/chosen-files.ts'
import { useDraft } from './draft/use-draft.ts'
import { InvoiceStep } from './invoice/InvoiceStep.tsx'
import { careMessages, wizardMessages } from './new-refund.messages.ts'
import { RefundStepper } from './RefundStepper.tsx'
import type { ShownStep } from './shown-refund-step.ts'
import { neighbours, listDocumentPlaces, shownStep } from './wizard-steps.ts'

// The later steps come when the first one is at rest: they are there before the invoice is.
const AnimalsStep = lazyPart(() => import('./animals/AnimalsStep.tsx').then((module) => module.AnimalsStep))
const CareSheetsStep = lazyPart(() =>
  import('./care-sheets/CareSheetsStep.tsx').then((module) => module.CareSheetsStep),
)
const SummaryStep = lazyPart(() => import('./summary/SummaryStep.tsx').then((module) => module.SummaryStep))
const Sent = lazyPart(() => import('./summary/Sent.tsx').then((module) => module.Sent))

// For the few drafts that follow a decided request.
const FollowNote = lazyPart(() => import('../follow-up/FollowNote.tsx').then((module) => module.FollowNote))

function preloadLaterSteps() {
  for (const part of [AnimalsStep, CareSheetsStep, SummaryStep, Sent]) part.preload().catch(() => undefined)
}

type NewRefundWizardProps = {
  request: RefundRequest | undefined
  animals: readonly PortrayedAnimal[]
  animal_id: string | undefined
  wanted: ShownStep | null
  today: string
  /** Above the first step of a request not begun: the drafts that wait. */
  before?: ReactNode
}

/** A request from the invoice to the confirmation; what is told is kept at once, and each step has its address. */
export function NewRefundWizard({ request, animals, animal_id, wanted, today, before }: NewRefundWizardProps) {
  const words = useMessages(wizardMessages)
  const care = useMessages(careMessages)
  const navigate = useNavigate()
  const lastHeading = useRef<HTMLHeadingElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const queries = useQueryClient()
  const [attempted, setAttempted] = useState<ShownStep | null>(null)
  const draft = useDraft(request, animals, animal_id, useLatestToday())
  useWarnBeforeLeaving(draft.uploads.isBusy || draft.isSaving || draft.care.isUnsaved)
  const step = shownStep(request, wanted)
  useStart(() => whenIdle(preloadLaterSteps))

  const stepper = <RefundStepper step={step} request={request} />
  if (step === 'sent') {
    return (
      <div className="content content-narrow">
        {stepper}
        {request && (
          <Block what={words.load} pending={<Skeleton shape="hero" label={words.loading} />}>
            <Sent request={request} last={lastHeading} />
          </Block>
        )}
      </div>
    )
  }

  const { after, before: previous } = neighbours(step)
  const missing = findDraftObstacle(step, request)
  const isWrong = step === 'animals' && draft.care.obstacle === 'wrong'
  const isDayMissing = step === 'animals' && draft.care.obstacle === 'missing'
  const upload = listDocumentPlaces(step, request)
    .map(draft.uploads.of)
    .find((one) => one !== undefined && one.state !== 'received')
  const obstacle = upload
    ? upload.state === 'failed'
      ? 'failed'
      : 'sending'
    : isWrong
      ? 'wrong'
      : (missing ?? (isDayMissing ? 'care_date' : null))
  const reason = obstacle && words.missing[obstacle]
  const note = reason ?? (draft.isSaving ? words.saving : draft.care.isUnsaved ? words.unsaved : request && words.saved)
  function go(to: WizardStep) {
    void navigate({ to: '/refunds/new', search: { request: request?.id, step: to } })
  }
  /** Has several documents sorted, on a page of its own. */
  function sort(files: readonly File[]) {
    keepChosen(files)
    void navigate({ to: '/refunds/piles/$id', params: { id: 'new' } })
  }
  /** Called when there is something left to do: says so at each place, and goes to the first. */
  function showMissing() {
    setAttempted(step)
    draft.care.showAll()
    requestAnimationFrame(() => page.current && focusFirstError(page.current))
  }
  const goOn = async (to: WizardStep) => {
    const { latestLocation: from } = router
    if (!(await draft.settle())) {
      requestAnimationFrame(() => page.current && focusFirstError(page.current))
      return
    }
    const kept = request && queries.getQueryData(refundQueries.request(request.id).queryKey)
    // The member may have gone elsewhere meanwhile.
    if (router.latestLocation === from && findDraftObstacle(step, kept) === null) go(to)
  }
  const sayKept = () => {
    if (request) toast({ text: words.kept, tone: 'info' })
  }
  const backTo = previous && (
    <LinkButton variant="quiet" to="/refunds/new" search={{ request: request?.id, step: previous }}>
      {words.back}
    </LinkButton>
  )
  const headings: Record<WizardStep, readonly [string, string]> = {
    invoice: [words.invoice.title, words.invoice.help],
    animals: [care.title, care.help],
    care_sheets: [words.sheets.title, words.sheets.help],
    summary: [words.summary.title, words.summary.help],
  }
  const [title, help] = headings[step]
  const [only] = request?.animals.length === 1 && step === 'care_sheets' ? request.animals : []
  const heading = (
    <StepHeading key={step} title={only ? words.sheets.titleOf(only.name) : title} help={help} last={lastHeading} />
  )
  const isAttempted = attempted === step
  return (
    <div ref={page} className="content content-narrow">
      {stepper}
      {step === 'invoice' && !request && before}
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
          onMany={sort}
          isAttempted={isAttempted}
        />
      ) : (
        heading
      )}
      {step === 'animals' && request && (
        <Block what={words.load} pending={<Skeleton shape="rows" label={words.loading} />}>
          <AnimalsStep request={request} animals={animals} draft={draft} today={today} isAttempted={isAttempted} />
        </Block>
      )}
      {step === 'care_sheets' && request && (
        <Block what={words.load} pending={<Skeleton shape="rows" label={words.loading} />}>
          <CareSheetsStep request={request} animals={animals} draft={draft} today={today} isAttempted={isAttempted} />
        </Block>
      )}
      {step === 'summary' && request ? (
        <Block what={words.load} pending={<Skeleton shape="rows" label={words.loading} />}>
          <SummaryStep
            request={request}
            isBusy={draft.uploads.isBusy || draft.isSaving}
            isUnsaved={draft.care.isUnsaved}
            back={backTo}
          />
        </Block>
      ) : (
        <>
          <WizardFoot
            back={
              backTo ?? (
                <LinkButton variant="quiet" className="only-desk" to="/refunds" onClick={sayKept}>
                  {words.quit}
                </LinkButton>
              )
            }
            note={note}
            lacks={isAttempted ? reason : null}
          >
            <Button
              variant="primary"
              size="large"
              iconEnd={<ArrowRight />}
              busy={draft.isSettling ? words.saving : undefined}
              unavailable={obstacle !== null}
              onUnavailable={showMissing}
              onClick={() => void goOn(after ?? wizardSteps[0])}
            >
              {words.next}
            </Button>
          </WizardFoot>
        </>
      )}
    </div>
  )
}
