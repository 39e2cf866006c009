import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { type ReactNode, useRef } from 'react'
import { wizardMessages } from '#messages/refund-requests.ts'
import { useLatestToday } from '#platform/browser/use-today.ts'
import { useWarnBeforeLeaving } from '#platform/browser/use-warn-before-leaving.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { usePreloadAtRest } from '#platform/page/use-preload-at-rest.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Wizard } from '#ui/Wizard.tsx'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { useDraft } from './draft/use-draft.ts'
import { DraftStep } from './DraftStep.tsx'
import type { ShownStep } from './shown-refund-step.ts'
import { shownStep, useRefundPath } from './wizard-steps.ts'

const Sent = lazyPart(() => import('./summary/Sent.tsx').then((module) => module.Sent))

type NewRefundWizardProps = {
  request: RefundRequest | undefined
  animals: readonly PortrayedAnimal[]
  animal_id: string | undefined
  wanted: ShownStep | null
  today: string
  /** Above the first step of a request not begun: the drafts that wait. */
  before?: ReactNode
  /** Below the confirmation. */
  after?: ReactNode
}

/** A request from the invoice to the confirmation; each change is saved at once, and each step has its address. */
export function NewRefundWizard({ request, animals, animal_id, wanted, today, before, after }: NewRefundWizardProps) {
  const words = useMessages(wizardMessages)
  const page = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLHeadingElement>(null)
  const draft = useDraft(request, animals, animal_id, useLatestToday())
  useWarnBeforeLeaving(draft.uploads.isBusy || draft.isSaving || draft.care.isUnsaved)
  usePreloadAtRest([Sent])
  const step = shownStep(request, wanted)
  const path = useRefundPath(step, request)
  return (
    <Wizard ref={page} path={path}>
      {step !== 'sent' ? (
        <DraftStep
          request={request}
          step={step}
          draft={draft}
          animals={animals}
          today={today}
          page={page}
          last={last}
          before={before}
        />
      ) : (
        request && (
          <Block what={words.load} pending={<Skeleton shape="hero" label={words.loading} />}>
            <Sent request={request} last={last} after={after} />
          </Block>
        )
      )}
    </Wizard>
  )
}
