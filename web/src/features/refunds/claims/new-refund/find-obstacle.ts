import { findDraftObstacle } from '@coussinet/contract/domain/draft-steps.ts'
import type { WizardStep } from '@coussinet/contract/domain/request-states.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RequestDraft } from './draft/use-draft.ts'
import { listDocumentPlaces } from './wizard-steps.ts'

/** Finds what keeps a step from being left: a document on its way, a field that is wrong or missing; null when nothing does. */
export function findObstacle(
  step: WizardStep,
  request: RefundRequest | undefined,
  { uploads, care }: Pick<RequestDraft, 'uploads' | 'care'>,
) {
  const upload = listDocumentPlaces(step, request)
    .map(uploads.of)
    .find((one) => one !== undefined && one.state !== 'received')
  if (upload) return upload.state === 'failed' ? 'failed' : 'sending'
  if (step !== 'animals') return findDraftObstacle(step, request)
  if (care.obstacle === 'wrong') return 'wrong'
  return findDraftObstacle(step, request) ?? (care.obstacle === 'missing' ? 'care_date' : null)
}
