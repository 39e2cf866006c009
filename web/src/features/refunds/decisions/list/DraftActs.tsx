import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useCan } from '#platform/permissions.tsx'
import { deletedSoon } from '../../claims/request/deleted-soon.ts'
import { KeepDraft } from '../../claims/request/KeepDraft.tsx'
import { DeleteDraft } from './DeleteDraft.tsx'

export function DraftActs({ request }: { request: RefundRequest }) {
  const canWrite = useCan('refunds:write')
  const today = useToday()
  if (!canWrite) return null
  return (
    <>
      {deletedSoon(request, today) !== null && <KeepDraft id={request.id} />}
      <DeleteDraft id={request.id} />
    </>
  )
}
