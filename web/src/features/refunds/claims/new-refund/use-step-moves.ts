import { findDraftObstacle, type WizardStep, wizardSteps } from '@coussinet/contract/domain/requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'
import { keepChosen } from '../pile/chosen-files.ts'
import type { RequestDraft } from './draft/use-draft.ts'
import { neighbours } from './wizard-steps.ts'

type MoveRules = {
  request: RefundRequest | undefined
  step: WizardStep
  draft: RequestDraft
  page: RefObject<HTMLElement | null>
}

/** Exits of a step: to the next one, to what it still lacks, or to sorting several documents. */
export function useStepMoves({ request, step, draft, page }: MoveRules) {
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
