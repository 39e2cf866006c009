import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQueries } from '@tanstack/react-query'
import { requestShownStatus } from '../../claims/request/shown-status.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'

/** Tells whether all of a request's care was covered and paid; until its statements load, whether it is paid. */
export function useWentWell(request: RefundRequest): boolean {
  const isWhole = useQueries({
    queries: request.refunds.map(({ id }) => refundQueries.statement(id)),
    combine: (answers) =>
      answers.every(
        ({ data }) =>
          data === undefined || (data.due_cents === 0 && data.lines.every(({ reason_code }) => reason_code === null)),
      ),
  })
  return requestShownStatus(request) === 'refunded' && isWhole
}
