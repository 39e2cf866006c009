import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast-store.ts'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import type { RequestDraft } from './draft/use-draft.ts'
import type { findObstacle } from './find-obstacle.ts'
import { wizardMessages } from './new-refund.messages.ts'

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

/** Foot of a step of a draft: the way back or out, what is saved or missing, and the way on. */
export function DraftFoot({ request, draft, obstacle, isAttempted, back, onMissing, onNext }: DraftFootProps) {
  const words = useMessages(wizardMessages)
  const reason = obstacle && words.missing[obstacle]
  const sayKept = () => {
    if (request) toast({ text: words.kept, tone: 'info' })
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
      note={reason ?? (draft.isSaving ? words.saving : draft.care.isUnsaved ? words.unsaved : request && words.saved)}
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
